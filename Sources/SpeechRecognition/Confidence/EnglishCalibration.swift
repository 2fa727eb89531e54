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
          "bias" : 5.33831,
          "coefficients" : {
            "beatsRandomWords" : 1.33718,
            "duration" : -0.98462,
            "frequentWords" : 0.06249,
            "loopRatioLength" : 0.0559,
            "worstWord" : 0.03621
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
              2.22988,
              0.6094
            ],
            "AO" : [
              2.83099,
              0.52828
            ],
            "AW" : [
              3.1911,
              0.45659
            ],
            "AY" : [
              2.88113,
              0.50019
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
              2.32115,
              0.4637
            ],
            "ER" : [
              3.0468,
              0.4416
            ],
            "EY" : [
              2.99077,
              0.46934
            ],
            "F" : [
              2.54183,
              0.70477
            ],
            "G" : [
              2.43982,
              0.62108
            ],
            "HH" : [
              2.31777,
              0.6877
            ],
            "IH" : [
              2.49411,
              0.50416
            ],
            "IY" : [
              2.86928,
              0.59034
            ],
            "JH" : [
              2.43916,
              0.28247
            ],
            "K" : [
              2.1707,
              0.47249
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
              2.50242,
              0.60558
            ],
            "NG" : [
              2.72552,
              0.73021
            ],
            "OW" : [
              3.02895,
              0.45975
            ],
            "P" : [
              2.03534,
              0.55034
            ],
            "R" : [
              2.00246,
              0.6108
            ],
            "S" : [
              2.66441,
              0.60695
            ],
            "SH" : [
              2.84579,
              0.47073
            ],
            "T" : [
              2.11044,
              0.76377
            ],
            "TH" : [
              2.44355,
              0.77616
            ],
            "UH" : [
              2.25672,
              0.39399
            ],
            "UW" : [
              2.3994,
              0.65812
            ],
            "V" : [
              1.81049,
              0.57515
            ],
            "W" : [
              2.50617,
              0.46939
            ],
            "Y" : [
              2.23979,
              0.38317
            ],
            "Z" : [
              2.45481,
              0.6725
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
            "normal" : -0.037,
            "relaxed" : -1.245,
            "strict" : 0.975
          },
          "version" : 1
        }

        """#
}
