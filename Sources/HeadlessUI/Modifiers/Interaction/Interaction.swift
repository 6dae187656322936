/// Something that a user can do with a control that is shown.
package struct Interaction {
  /// What is done to what, in the imperative: `tap Button "Save"`. No two of a view have one name.
  package let name: String
  /// Performs the interaction.
  package let perform: () -> Void
}
