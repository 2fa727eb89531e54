// Written by train-confidence from data/confidence/en-us.json; do not edit.

extension Calibration {
    /// Coefficients for the en-us model that Debian ships.
    static let americanEnglish = #"""
        {
          "absent" : {
            "beatsRandomWords" : 0,
            "duration" : 5,
            "frequentWords" : -60,
            "loopRatioLength" : -60,
            "worstWord" : -100
          },
          "bias" : 5.60769,
          "coefficients" : {
            "beatsRandomWords" : 1.38125,
            "duration" : -1.07604,
            "frequentWords" : 0.05597,
            "loopRatioLength" : 0.05702,
            "worstWord" : 0.03607
          },
          "date" : "2026-11-21",
          "durations" : {
            "AA" : [
              2.53035,
              0.40605
            ],
            "AE" : [
              2.68232,
              0.43357
            ],
            "AH" : [
              2.22843,
              0.61266
            ],
            "AO" : [
              2.84496,
              0.50797
            ],
            "AW" : [
              3.1911,
              0.45659
            ],
            "AY" : [
              2.9048,
              0.50233
            ],
            "B" : [
              1.98048,
              0.56539
            ],
            "D" : [
              2.221,
              0.5999
            ],
            "DH" : [
              2.09998,
              0.55509
            ],
            "EH" : [
              2.32171,
              0.46468
            ],
            "ER" : [
              3.0468,
              0.4416
            ],
            "EY" : [
              2.97719,
              0.46751
            ],
            "F" : [
              2.5246,
              0.73234
            ],
            "G" : [
              2.43982,
              0.62108
            ],
            "HH" : [
              2.30645,
              0.68122
            ],
            "IH" : [
              2.48641,
              0.50343
            ],
            "IY" : [
              2.88601,
              0.57382
            ],
            "JH" : [
              2.43916,
              0.28247
            ],
            "K" : [
              2.16573,
              0.48248
            ],
            "L" : [
              2.08668,
              0.54755
            ],
            "M" : [
              2.13349,
              0.5138
            ],
            "N" : [
              2.503,
              0.60066
            ],
            "NG" : [
              2.72552,
              0.73021
            ],
            "OW" : [
              3.04503,
              0.45572
            ],
            "P" : [
              2.03534,
              0.55034
            ],
            "R" : [
              1.99393,
              0.60849
            ],
            "S" : [
              2.5634,
              0.70064
            ],
            "SH" : [
              2.84579,
              0.47073
            ],
            "T" : [
              2.11706,
              0.76393
            ],
            "TH" : [
              2.42904,
              0.76925
            ],
            "UH" : [
              2.25672,
              0.39399
            ],
            "UW" : [
              2.39609,
              0.65468
            ],
            "V" : [
              1.7802,
              0.53858
            ],
            "W" : [
              2.49566,
              0.4703
            ],
            "Y" : [
              2.23979,
              0.38317
            ],
            "Z" : [
              2.35042,
              0.74952
            ]
          },
          "format" : "trivia-voice-confidence",
          "licence" : "Apache-2.0; learned from public recordings, none of which is contained",
          "limits" : {
            "beatsRandomWords" : [
              0,
              1
            ],
            "duration" : [
              0,
              5
            ],
            "frequentWords" : [
              -60,
              60
            ],
            "loopRatioLength" : [
              -100,
              60
            ],
            "worstWord" : [
              -100,
              0
            ]
          },
          "model" : "cee25041c2a89d15",
          "seed" : 1,
          "thresholds" : {
            "normal" : 0.069,
            "relaxed" : -1.141,
            "strict" : 1.193
          },
          "version" : 1
        }

        """#
}
