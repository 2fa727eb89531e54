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
          "bias" : -1.13538,
          "coefficients" : {
            "aroundCount" : -0.14747,
            "aroundRatio" : 0.05071,
            "aroundRivals" : 0.0393,
            "aroundWorst" : 0.02811,
            "coverage" : 1.1433,
            "deletion" : 0.00232,
            "duration" : -0.51059,
            "durationMean" : -0.5588,
            "frequentWords" : 0,
            "leftover" : 0,
            "loopRatioLength" : 0.05847,
            "meanMargin" : 0.00546,
            "noiseShare" : -0.57245,
            "phoneCount" : 0,
            "rivalRatio" : -0.00081,
            "signalToNoise" : 0.1364,
            "wordCount" : -0.17636,
            "wordFrames" : 0.01689,
            "worstMargin" : 0.00255,
            "worstWord" : 0.0157
          },
          "date" : "2026-11-22",
          "durations" : {
            "AA" : [
              2.39292,
              0.49807
            ],
            "AE" : [
              2.51293,
              0.41757
            ],
            "AH" : [
              2.05725,
              0.63292
            ],
            "AO" : [
              2.56818,
              0.65993
            ],
            "AW" : [
              2.95761,
              0.64484
            ],
            "AY" : [
              2.77419,
              0.56554
            ],
            "B" : [
              2.21034,
              0.57589
            ],
            "CH" : [
              2.67126,
              0.34168
            ],
            "D" : [
              2.16351,
              0.63049
            ],
            "DH" : [
              2.17472,
              0.4951
            ],
            "EH" : [
              2.21861,
              0.49156
            ],
            "ER" : [
              2.8135,
              0.52678
            ],
            "EY" : [
              2.76867,
              0.61814
            ],
            "F" : [
              2.55137,
              0.70172
            ],
            "G" : [
              2.2231,
              0.6331
            ],
            "HH" : [
              2.24372,
              0.63514
            ],
            "IH" : [
              2.17826,
              0.56195
            ],
            "IY" : [
              2.87199,
              0.66188
            ],
            "JH" : [
              2.37618,
              0.34539
            ],
            "K" : [
              2.26483,
              0.44323
            ],
            "L" : [
              2.09291,
              0.55337
            ],
            "M" : [
              2.19051,
              0.50323
            ],
            "N" : [
              2.34617,
              0.64701
            ],
            "NG" : [
              2.32588,
              0.71939
            ],
            "OW" : [
              2.82237,
              0.5238
            ],
            "P" : [
              2.11166,
              0.59873
            ],
            "R" : [
              2.03787,
              0.609
            ],
            "S" : [
              2.60658,
              0.61432
            ],
            "SH" : [
              2.94428,
              0.35326
            ],
            "T" : [
              2.23439,
              0.72802
            ],
            "TH" : [
              2.49995,
              0.73088
            ],
            "UH" : [
              1.97527,
              0.64669
            ],
            "UW" : [
              2.36443,
              0.66359
            ],
            "V" : [
              1.97854,
              0.49584
            ],
            "W" : [
              2.44817,
              0.59708
            ],
            "Y" : [
              2.19949,
              0.47163
            ],
            "Z" : [
              2.30819,
              0.61974
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
          "model" : "099ab955def9e3ba",
          "seed" : 1,
          "thresholds" : {
            "normal" : 0.342,
            "relaxed" : -0.851,
            "strict" : 1.204
          },
          "version" : 1
        }

        """#
}
