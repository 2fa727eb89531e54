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
            "signalToNoise" : 20,
            "worstWord" : -100
          },
          "bias" : 6.01464,
          "coefficients" : {
            "beatsRandomWords" : 0.95226,
            "duration" : -0.69028,
            "frequentWords" : 0.06008,
            "loopRatioLength" : 0.05334,
            "signalToNoise" : -0.02602,
            "worstWord" : 0.04891
          },
          "date" : "2026-11-21",
          "durations" : {
            "AA" : [
              2.43989,
              0.42757
            ],
            "AE" : [
              2.56116,
              0.48746
            ],
            "AH" : [
              2.12846,
              0.62521
            ],
            "AO" : [
              2.7457,
              0.56861
            ],
            "AW" : [
              3.15348,
              0.47401
            ],
            "AY" : [
              2.8868,
              0.48304
            ],
            "B" : [
              1.99357,
              0.56366
            ],
            "D" : [
              2.18451,
              0.60626
            ],
            "DH" : [
              2.0498,
              0.54136
            ],
            "EH" : [
              2.23442,
              0.46519
            ],
            "ER" : [
              2.86199,
              0.48244
            ],
            "EY" : [
              2.94524,
              0.38878
            ],
            "F" : [
              2.42487,
              0.74132
            ],
            "G" : [
              2.41696,
              0.65499
            ],
            "HH" : [
              2.20626,
              0.65036
            ],
            "IH" : [
              2.34895,
              0.53717
            ],
            "IY" : [
              2.88189,
              0.62449
            ],
            "JH" : [
              2.36417,
              0.33333
            ],
            "K" : [
              2.19248,
              0.41952
            ],
            "L" : [
              2.11457,
              0.52144
            ],
            "M" : [
              2.14956,
              0.49433
            ],
            "N" : [
              2.39416,
              0.66812
            ],
            "NG" : [
              2.71668,
              0.76285
            ],
            "OW" : [
              2.94108,
              0.52306
            ],
            "P" : [
              2.03468,
              0.53386
            ],
            "R" : [
              1.97601,
              0.59792
            ],
            "S" : [
              2.60104,
              0.65924
            ],
            "SH" : [
              2.8161,
              0.49124
            ],
            "T" : [
              2.10969,
              0.72292
            ],
            "TH" : [
              2.36179,
              0.758
            ],
            "UH" : [
              2.13874,
              0.43808
            ],
            "UW" : [
              2.37521,
              0.69088
            ],
            "V" : [
              1.91002,
              0.46483
            ],
            "W" : [
              2.4322,
              0.56354
            ],
            "Y" : [
              2.26202,
              0.38813
            ],
            "Z" : [
              2.38513,
              0.75936
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
            "signalToNoise" : [
              0,
              40
            ],
            "worstWord" : [
              -100,
              0
            ]
          },
          "model" : "cee25041c2a89d15",
          "seed" : 1,
          "thresholds" : {
            "normal" : 0.406,
            "relaxed" : -0.775,
            "strict" : 1.008
          },
          "version" : 1
        }

        """#
}
