// Written by train-confidence from data/confidence/en-us-gaussians.json; do not edit.

extension Calibration {
    /// Coefficients for the en-us model that Debian ships, heard without a network.
    static let americanEnglishGaussians = #"""
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
          "bias" : 0.45946,
          "coefficients" : {
            "aroundCount" : -0.46161,
            "aroundRatio" : 0.002,
            "aroundRivals" : 0.05518,
            "aroundWorst" : 0.01865,
            "coverage" : 1.00236,
            "deletion" : 0.0075,
            "duration" : -0.38977,
            "durationMean" : -0.71082,
            "frequentWords" : 0,
            "leftover" : -0.00213,
            "loopRatioLength" : 0.04357,
            "meanMargin" : 0.00786,
            "noiseShare" : 0,
            "phoneCount" : 0.02845,
            "rivalRatio" : 0.01512,
            "signalToNoise" : 0.09278,
            "wordCount" : -0.15904,
            "wordFrames" : 0.0123,
            "worstMargin" : 0.00394,
            "worstWord" : 0.01658
          },
          "date" : "2026-11-22",
          "durations" : {
            "AA" : [
              2.39714,
              0.49595
            ],
            "AE" : [
              2.51215,
              0.41714
            ],
            "AH" : [
              2.05885,
              0.63564
            ],
            "AO" : [
              2.57626,
              0.65527
            ],
            "AW" : [
              2.95761,
              0.64484
            ],
            "AY" : [
              2.78245,
              0.55878
            ],
            "B" : [
              2.21233,
              0.57254
            ],
            "CH" : [
              2.71747,
              0.18255
            ],
            "D" : [
              2.16351,
              0.63049
            ],
            "DH" : [
              2.17695,
              0.49139
            ],
            "EH" : [
              2.22762,
              0.48287
            ],
            "ER" : [
              2.82598,
              0.5149
            ],
            "EY" : [
              2.77245,
              0.60686
            ],
            "F" : [
              2.56984,
              0.68854
            ],
            "G" : [
              2.22283,
              0.62983
            ],
            "HH" : [
              2.24483,
              0.63297
            ],
            "IH" : [
              2.18215,
              0.56305
            ],
            "IY" : [
              2.8852,
              0.6536
            ],
            "JH" : [
              2.37618,
              0.34539
            ],
            "K" : [
              2.26705,
              0.43843
            ],
            "L" : [
              2.09922,
              0.54925
            ],
            "M" : [
              2.18683,
              0.50712
            ],
            "N" : [
              2.35092,
              0.64671
            ],
            "NG" : [
              2.3271,
              0.71332
            ],
            "OW" : [
              2.81631,
              0.52168
            ],
            "P" : [
              2.1143,
              0.59941
            ],
            "R" : [
              2.04484,
              0.60542
            ],
            "S" : [
              2.61187,
              0.60949
            ],
            "SH" : [
              2.90416,
              0.44105
            ],
            "T" : [
              2.2454,
              0.72511
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
              2.3777,
              0.66406
            ],
            "V" : [
              1.97597,
              0.49565
            ],
            "W" : [
              2.4572,
              0.59474
            ],
            "Y" : [
              2.20039,
              0.4703
            ],
            "Z" : [
              2.30617,
              0.61905
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
            "normal" : 0.614,
            "relaxed" : -0.747,
            "strict" : 1.896
          },
          "version" : 1
        }

        """#
}
