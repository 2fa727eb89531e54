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
          "bias" : 5.28124,
          "coefficients" : {
            "beatsRandomWords" : 1.38191,
            "duration" : -0.84523,
            "frequentWords" : 0.06123,
            "loopRatioLength" : 0.05546,
            "worstWord" : 0.04521
          },
          "date" : "2026-11-21",
          "durations" : {
            "AA" : [
              2.48198,
              0.43355
            ],
            "AE" : [
              2.61927,
              0.4525
            ],
            "AH" : [
              2.14813,
              0.63012
            ],
            "AO" : [
              2.82491,
              0.51437
            ],
            "AW" : [
              3.17556,
              0.47937
            ],
            "AY" : [
              2.88928,
              0.4912
            ],
            "B" : [
              2.0253,
              0.56763
            ],
            "D" : [
              2.23315,
              0.62886
            ],
            "DH" : [
              2.09619,
              0.51888
            ],
            "EH" : [
              2.27374,
              0.46125
            ],
            "ER" : [
              2.95352,
              0.44326
            ],
            "EY" : [
              2.99458,
              0.36285
            ],
            "F" : [
              2.49707,
              0.744
            ],
            "G" : [
              2.45421,
              0.63901
            ],
            "HH" : [
              2.35897,
              0.63381
            ],
            "IH" : [
              2.39954,
              0.49318
            ],
            "IY" : [
              2.88279,
              0.62431
            ],
            "JH" : [
              2.3915,
              0.3279
            ],
            "K" : [
              2.20767,
              0.4299
            ],
            "L" : [
              2.0753,
              0.54367
            ],
            "M" : [
              2.19461,
              0.4819
            ],
            "N" : [
              2.52295,
              0.6116
            ],
            "NG" : [
              2.74601,
              0.75783
            ],
            "OW" : [
              2.97435,
              0.45638
            ],
            "P" : [
              2.04861,
              0.54606
            ],
            "R" : [
              2.03352,
              0.60367
            ],
            "S" : [
              2.68466,
              0.58133
            ],
            "SH" : [
              2.85183,
              0.47584
            ],
            "T" : [
              2.1419,
              0.74119
            ],
            "TH" : [
              2.37789,
              0.77314
            ],
            "UH" : [
              2.21512,
              0.36294
            ],
            "UW" : [
              2.35769,
              0.68305
            ],
            "V" : [
              1.90032,
              0.48358
            ],
            "W" : [
              2.53965,
              0.4852
            ],
            "Y" : [
              2.26145,
              0.39715
            ],
            "Z" : [
              2.45194,
              0.68806
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
            "normal" : 0.307,
            "relaxed" : -0.841,
            "strict" : 0.579
          },
          "version" : 1
        }

        """#
}
