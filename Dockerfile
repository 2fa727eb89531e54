# The game in a container: docker build -t trivia-voice . && docker run -it --device /dev/snd trivia-voice
# Built from a checkout; the second stage has the program and what it needs, and no compiler.
FROM swift:6.2-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends \
        binutils-gold dpkg-dev pkg-config libpocketsphinx-dev pocketsphinx-en-us libasound2-dev libsndfile1-dev \
        libsamplerate0-dev libwebrtc-audio-processing-dev flite1-dev libsqlite3-dev libarchive-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN Scripts/make-deb /package

FROM debian:bookworm-slim
COPY --from=build /package/*.deb /tmp/
RUN apt-get update && apt-get install -y --no-install-recommends /tmp/*.deb espeak-ng libasound2-plugins \
    && rm -rf /var/lib/apt/lists/* /tmp/*.deb \
    && useradd --create-home --groups audio player
USER player
ENTRYPOINT ["trivia-voice"]
CMD ["demo"]
