#if !canImport(HealthKit)
  import Foundation

  /// `HKQuantityTypeIdentifier` as HealthKit has it: a shell, so that sources compile.
  public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// As HealthKit has it.
    public let rawValue: String
    /// One as HealthKit makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As HealthKit has it.
    public static let activeEnergyBurned = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
    /// As HealthKit has it.
    public static let appleExerciseTime = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
    /// As HealthKit has it.
    public static let appleMoveTime = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
    /// As HealthKit has it.
    public static let appleSleepingWristTemperature = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierAppleSleepingWristTemperature")
    /// As HealthKit has it.
    public static let appleStandTime = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierAppleStandTime")
    /// As HealthKit has it.
    public static let appleWalkingSteadiness = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierAppleWalkingSteadiness")
    /// As HealthKit has it.
    public static let basalBodyTemperature = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
    /// As HealthKit has it.
    public static let basalEnergyBurned = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
    /// As HealthKit has it.
    public static let bloodAlcoholContent = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
    /// As HealthKit has it.
    public static let bloodGlucose = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierBloodGlucose")
    /// As HealthKit has it.
    public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
    /// As HealthKit has it.
    public static let bloodPressureSystolic = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
    /// As HealthKit has it.
    public static let bodyFatPercentage = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
    /// As HealthKit has it.
    public static let bodyMass = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierBodyMass")
    /// As HealthKit has it.
    public static let bodyMassIndex = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
    /// As HealthKit has it.
    public static let bodyTemperature = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierBodyTemperature")
    /// As HealthKit has it.
    public static let cyclingCadence = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierCyclingCadence")
    /// As HealthKit has it.
    public static let cyclingPower = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierCyclingPower")
    /// As HealthKit has it.
    public static let cyclingSpeed = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierCyclingSpeed")
    /// As HealthKit has it.
    public static let dietaryCaffeine = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
    /// As HealthKit has it.
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
    /// As HealthKit has it.
    public static let dietaryCholesterol = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
    /// As HealthKit has it.
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
    /// As HealthKit has it.
    public static let dietaryFatTotal = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
    /// As HealthKit has it.
    public static let dietaryFiber = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierDietaryFiber")
    /// As HealthKit has it.
    public static let dietaryProtein = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierDietaryProtein")
    /// As HealthKit has it.
    public static let dietarySodium = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierDietarySodium")
    /// As HealthKit has it.
    public static let dietarySugar = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierDietarySugar")
    /// As HealthKit has it.
    public static let dietaryWater = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierDietaryWater")
    /// As HealthKit has it.
    public static let distanceCycling = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierDistanceCycling")
    /// As HealthKit has it.
    public static let distanceSwimming = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
    /// As HealthKit has it.
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
    /// As HealthKit has it.
    public static let distanceWheelchair = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
    /// As HealthKit has it.
    public static let electrodermalActivity = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierElectrodermalActivity")
    /// As HealthKit has it.
    public static let environmentalAudioExposure = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
    /// As HealthKit has it.
    public static let flightsClimbed = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
    /// As HealthKit has it.
    public static let forcedVitalCapacity = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierForcedVitalCapacity")
    /// As HealthKit has it.
    public static let headphoneAudioExposure = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
    /// As HealthKit has it.
    public static let heartRate = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierHeartRate")
    /// As HealthKit has it.
    public static let heartRateRecoveryOneMinute = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute")
    /// As HealthKit has it.
    public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
    /// As HealthKit has it.
    public static let height = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierHeight")
    /// As HealthKit has it.
    public static let inhalerUsage = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierInhalerUsage")
    /// As HealthKit has it.
    public static let insulinDelivery = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
    /// As HealthKit has it.
    public static let leanBodyMass = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
    /// As HealthKit has it.
    public static let numberOfTimesFallen = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
    /// As HealthKit has it.
    public static let oxygenSaturation = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
    /// As HealthKit has it.
    public static let peakExpiratoryFlowRate = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierPeakExpiratoryFlowRate")
    /// As HealthKit has it.
    public static let physicalEffort = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierPhysicalEffort")
    /// As HealthKit has it.
    public static let pushCount = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierPushCount")
    /// As HealthKit has it.
    public static let respiratoryRate = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
    /// As HealthKit has it.
    public static let restingHeartRate = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
    /// As HealthKit has it.
    public static let runningGroundContactTime = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierRunningGroundContactTime")
    /// As HealthKit has it.
    public static let runningPower = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierRunningPower")
    /// As HealthKit has it.
    public static let runningSpeed = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierRunningSpeed")
    /// As HealthKit has it.
    public static let runningStrideLength = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierRunningStrideLength")
    /// As HealthKit has it.
    public static let runningVerticalOscillation = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierRunningVerticalOscillation")
    /// As HealthKit has it.
    public static let sixMinuteWalkTestDistance = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
    /// As HealthKit has it.
    public static let stairAscentSpeed = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierStairAscentSpeed")
    /// As HealthKit has it.
    public static let stairDescentSpeed = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierStairDescentSpeed")
    /// As HealthKit has it.
    public static let stepCount = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierStepCount")
    /// As HealthKit has it.
    public static let swimmingStrokeCount = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
    /// As HealthKit has it.
    public static let timeInDaylight = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierTimeInDaylight")
    /// As HealthKit has it.
    public static let underwaterDepth = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierUnderwaterDepth")
    /// As HealthKit has it.
    public static let uvExposure = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierUVExposure")
    /// As HealthKit has it.
    public static let vo2Max = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierVO2Max")
    /// As HealthKit has it.
    public static let waistCircumference = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierWaistCircumference")
    /// As HealthKit has it.
    public static let walkingAsymmetryPercentage = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierWalkingAsymmetryPercentage")
    /// As HealthKit has it.
    public static let walkingDoubleSupportPercentage = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage")
    /// As HealthKit has it.
    public static let walkingHeartRateAverage = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
    /// As HealthKit has it.
    public static let walkingSpeed = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
    /// As HealthKit has it.
    public static let walkingStepLength = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
    /// As HealthKit has it.
    public static let waterTemperature = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifierWaterTemperature")
  }

  /// `HKCategoryTypeIdentifier` as HealthKit has it: a shell, so that sources compile.
  public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// As HealthKit has it.
    public let rawValue: String
    /// One as HealthKit makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As HealthKit has it.
    public static let abdominalCramps = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
    /// As HealthKit has it.
    public static let appleStandHour = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierAppleStandHour")
    /// As HealthKit has it.
    public static let bleedingAfterPregnancy = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierBleedingAfterPregnancy")
    /// As HealthKit has it.
    public static let cervicalMucusQuality = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
    /// As HealthKit has it.
    public static let contraceptive = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierContraceptive")
    /// As HealthKit has it.
    public static let fatigue = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierFatigue")
    /// As HealthKit has it.
    public static let fever = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierFever")
    /// As HealthKit has it.
    public static let handwashingEvent = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
    /// As HealthKit has it.
    public static let headache = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierHeadache")
    /// As HealthKit has it.
    public static let highHeartRateEvent = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
    /// As HealthKit has it.
    public static let intermenstrualBleeding = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
    /// As HealthKit has it.
    public static let irregularHeartRhythmEvent = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
    /// As HealthKit has it.
    public static let lactation = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierLactation")
    /// As HealthKit has it.
    public static let lowHeartRateEvent = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
    /// As HealthKit has it.
    public static let menstrualFlow = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
    /// As HealthKit has it.
    public static let mindfulSession = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierMindfulSession")
    /// As HealthKit has it.
    public static let moodChanges = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierMoodChanges")
    /// As HealthKit has it.
    public static let nausea = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierNausea")
    /// As HealthKit has it.
    public static let ovulationTestResult = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
    /// As HealthKit has it.
    public static let pregnancy = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierPregnancy")
    /// As HealthKit has it.
    public static let sexualActivity = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierSexualActivity")
    /// As HealthKit has it.
    public static let sleepAnalysis = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    /// As HealthKit has it.
    public static let toothbrushingEvent = HKCategoryTypeIdentifier(
      rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
  }

  /// `HKCharacteristicTypeIdentifier` as HealthKit has it: a shell, so that sources compile.
  public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// As HealthKit has it.
    public let rawValue: String
    /// One as HealthKit makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As HealthKit has it.
    public static let activityMoveMode = HKCharacteristicTypeIdentifier(
      rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
    /// As HealthKit has it.
    public static let biologicalSex = HKCharacteristicTypeIdentifier(
      rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
    /// As HealthKit has it.
    public static let bloodType = HKCharacteristicTypeIdentifier(
      rawValue: "HKCharacteristicTypeIdentifierBloodType")
    /// As HealthKit has it.
    public static let dateOfBirth = HKCharacteristicTypeIdentifier(
      rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
    /// As HealthKit has it.
    public static let fitzpatrickSkinType = HKCharacteristicTypeIdentifier(
      rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
    /// As HealthKit has it.
    public static let wheelchairUse = HKCharacteristicTypeIdentifier(
      rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
  }

  /// `HKCorrelationTypeIdentifier` as HealthKit has it: a shell, so that sources compile.
  public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// As HealthKit has it.
    public let rawValue: String
    /// One as HealthKit makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As HealthKit has it.
    public static let bloodPressure = HKCorrelationTypeIdentifier(
      rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    /// As HealthKit has it.
    public static let food = HKCorrelationTypeIdentifier(
      rawValue: "HKCorrelationTypeIdentifierFood")
  }
#endif
