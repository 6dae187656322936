# layoutprobe on the Swift toolchain that it needs. Run it on a checkout:
#
#   docker build -t layoutprobe .
#   docker run --rm -v "$PWD:/work" layoutprobe check Sources
FROM swift:6.3 AS build
WORKDIR /source
COPY Package.swift ./
COPY Sources Sources
COPY Tests Tests
RUN swift build -c release --product layoutprobe
RUN .build/release/layoutprobe install /opt/layoutprobe

FROM swift:6.3
COPY --from=build /opt/layoutprobe /opt/layoutprobe
ENV PATH="/opt/layoutprobe:$PATH"
WORKDIR /work
ENTRYPOINT ["layoutprobe"]
