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
            "beatsRandomWords" : 0,
            "duration" : 5,
            "frequentWords" : -60,
            "loopRatioLength" : -60,
            "noiseShare" : 0.3,
            "signalToNoise" : 20,
            "worstWord" : -100
          },
          "bias" : 5.07761,
          "coefficients" : {
            "aroundCount" : -0.17304,
            "aroundRatio" : 0.044,
            "aroundRivals" : 0.04697,
            "aroundWorst" : 0.0378,
            "beatsRandomWords" : 0.54166,
            "duration" : -0.60008,
            "frequentWords" : 0.00049,
            "loopRatioLength" : 0.04193,
            "noiseShare" : -0.91429,
            "signalToNoise" : -0.00377,
            "worstWord" : 0.0306
          },
          "date" : "2026-11-22",
          "durations" : {
            "AA" : [
              2.38616,
              0.49996
            ],
            "AE" : [
              2.47635,
              0.4201
            ],
            "AH" : [
              2.01685,
              0.61086
            ],
            "AO" : [
              2.56905,
              0.64215
            ],
            "AW" : [
              2.9613,
              0.56664
            ],
            "AY" : [
              2.78778,
              0.51267
            ],
            "B" : [
              2.25997,
              0.54707
            ],
            "CH" : [
              2.72483,
              0.18423
            ],
            "D" : [
              2.10666,
              0.60773
            ],
            "DH" : [
              2.11936,
              0.47081
            ],
            "EH" : [
              2.20364,
              0.47677
            ],
            "ER" : [
              2.74012,
              0.48988
            ],
            "EY" : [
              2.86479,
              0.55525
            ],
            "F" : [
              2.50233,
              0.66513
            ],
            "G" : [
              2.23125,
              0.56621
            ],
            "HH" : [
              2.14214,
              0.6334
            ],
            "IH" : [
              2.18912,
              0.54439
            ],
            "IY" : [
              2.8319,
              0.64875
            ],
            "JH" : [
              2.37359,
              0.34289
            ],
            "K" : [
              2.19652,
              0.42158
            ],
            "L" : [
              2.06405,
              0.54322
            ],
            "M" : [
              2.15126,
              0.43801
            ],
            "N" : [
              2.2768,
              0.63148
            ],
            "NG" : [
              2.42024,
              0.62433
            ],
            "OW" : [
              2.79514,
              0.4597
            ],
            "P" : [
              2.12245,
              0.58656
            ],
            "R" : [
              2.00412,
              0.59547
            ],
            "S" : [
              2.54937,
              0.61112
            ],
            "SH" : [
              2.81822,
              0.44288
            ],
            "T" : [
              2.1955,
              0.69653
            ],
            "TH" : [
              2.40955,
              0.6478
            ],
            "UH" : [
              2.03684,
              0.66642
            ],
            "UW" : [
              2.34694,
              0.63736
            ],
            "V" : [
              1.95041,
              0.44425
            ],
            "W" : [
              2.42021,
              0.55854
            ],
            "Y" : [
              2.19927,
              0.43576
            ],
            "Z" : [
              2.27458,
              0.61192
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
            "noiseShare" : [
              0.4,
              1
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
            "normal" : 0.642,
            "relaxed" : -0.579,
            "strict" : 1.561
          },
          "version" : 1
        }

        """#
}
