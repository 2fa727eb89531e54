// Written by train-confidence from data/confidence/en-us.json; do not edit.

extension Calibration {
    /// Coefficients for the en-us model that Debian ships.
    static let americanEnglish = #"""
        {
          "absent" : {
            "aroundCount" : 0,
            "aroundRatio" : 0,
            "aroundRivals" : 0,
            "aroundWorst" : -17,
            "coverage" : 0.6,
            "deletion" : 0,
            "duration" : 5,
            "durationMean" : 2,
            "frequentWords" : -60,
            "leftover" : 0,
            "loopRatioLength" : -60,
            "meanMargin" : -50,
            "noiseShare" : 0.3,
            "phoneCount" : 4,
            "rivalRatio" : 0,
            "signalToNoise" : 20,
            "wordCount" : 1,
            "wordFrames" : 30,
            "worstMargin" : -100,
            "worstWord" : -100
          },
          "bias" : 3.17002,
          "coefficients" : {
            "aroundCount" : -0.16094,
            "aroundRatio" : 0,
            "aroundRivals" : 0.0295,
            "aroundWorst" : 0.02151,
            "coverage" : 0.59502,
            "deletion" : 0,
            "duration" : -0.66508,
            "durationMean" : -1.13305,
            "frequentWords" : 0.00474,
            "leftover" : -0.01114,
            "loopRatioLength" : 0.02209,
            "meanMargin" : 0.01785,
            "noiseShare" : -2.08109,
            "phoneCount" : 0,
            "rivalRatio" : 0.00249,
            "signalToNoise" : 0.1309,
            "wordCount" : -0.28239,
            "wordFrames" : 0.0029,
            "worstMargin" : 0.00365,
            "worstWord" : 0.01409
          },
          "date" : "2026-11-22",
          "durations" : {
            "AA" : [
              2.40297,
              0.4779
            ],
            "AE" : [
              2.49952,
              0.384
            ],
            "AH" : [
              1.98913,
              0.60833
            ],
            "AO" : [
              2.72893,
              0.51723
            ],
            "AW" : [
              3.04203,
              0.60569
            ],
            "AY" : [
              2.89511,
              0.47385
            ],
            "B" : [
              2.18876,
              0.50247
            ],
            "CH" : [
              2.69411,
              0.19736
            ],
            "D" : [
              2.18906,
              0.68922
            ],
            "DH" : [
              2.17477,
              0.46835
            ],
            "EH" : [
              2.18664,
              0.45499
            ],
            "ER" : [
              2.74189,
              0.58603
            ],
            "EY" : [
              2.78166,
              0.60498
            ],
            "F" : [
              2.52524,
              0.61916
            ],
            "G" : [
              2.09101,
              0.63523
            ],
            "HH" : [
              2.08351,
              0.66042
            ],
            "IH" : [
              2.21161,
              0.5276
            ],
            "IY" : [
              2.89719,
              0.59311
            ],
            "JH" : [
              2.38522,
              0.31594
            ],
            "K" : [
              2.23911,
              0.39477
            ],
            "L" : [
              2.11152,
              0.49483
            ],
            "M" : [
              2.11399,
              0.43811
            ],
            "N" : [
              2.34578,
              0.65292
            ],
            "NG" : [
              2.29537,
              0.57173
            ],
            "OW" : [
              2.85474,
              0.44854
            ],
            "P" : [
              2.0442,
              0.55365
            ],
            "R" : [
              1.9776,
              0.61493
            ],
            "S" : [
              2.62165,
              0.59026
            ],
            "SH" : [
              2.93335,
              0.2272
            ],
            "T" : [
              2.12658,
              0.71312
            ],
            "TH" : [
              2.30456,
              0.51578
            ],
            "UH" : [
              1.99928,
              0.54264
            ],
            "UW" : [
              2.33241,
              0.66572
            ],
            "V" : [
              1.94146,
              0.41058
            ],
            "W" : [
              2.55958,
              0.55739
            ],
            "Y" : [
              2.18091,
              0.44783
            ],
            "Z" : [
              2.26594,
              0.62608
            ]
          },
          "format" : "trivia-voice-confidence",
          "licence" : "Apache-2.0; learned from public recordings, none of which is contained",
          "limits" : {
            "aroundCount" : [
              0,
              5
            ],
            "aroundRatio" : [
              -40,
              30
            ],
            "aroundRivals" : [
              -60,
              60
            ],
            "aroundWorst" : [
              -100,
              0
            ],
            "coverage" : [
              0,
              1
            ],
            "deletion" : [
              -100,
              20
            ],
            "duration" : [
              0,
              5
            ],
            "durationMean" : [
              0,
              5
            ],
            "frequentWords" : [
              -60,
              60
            ],
            "leftover" : [
              0,
              60
            ],
            "loopRatioLength" : [
              -100,
              60
            ],
            "meanMargin" : [
              -50,
              50
            ],
            "noiseShare" : [
              0.4,
              1
            ],
            "phoneCount" : [
              1,
              5
            ],
            "rivalRatio" : [
              -60,
              30
            ],
            "signalToNoise" : [
              5,
              25
            ],
            "wordCount" : [
              1,
              10
            ],
            "wordFrames" : [
              5,
              120
            ],
            "worstMargin" : [
              -100,
              50
            ],
            "worstWord" : [
              -100,
              0
            ]
          },
          "model" : "f57118889e67d907",
          "seed" : 1,
          "thresholds" : {
            "normal" : 0.562,
            "relaxed" : -1.265,
            "strict" : 1.502
          },
          "version" : 1
        }

        """#
}
