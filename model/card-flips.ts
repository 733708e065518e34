/** The card's page on other recordings of the same sound, from what bench/flips.ts printed. */
export const renderFlips = () => `## The same sound, recorded otherwise

How often an answer of the shipped weights changes when only the recording does: the first 10 s of 103 recordings, one of each leak group (\`node bench/flips.ts\`, docs/measurements.md). The weights learned from these recordings. Limit: 0.1.

| changed | the named answer (not sure, or no car) | the urgency told | ... less urgent | ... more urgent | the likeliest class |
|---|---|---|---|---|---|
| MP3 at 32 kbit/s | 0.00 [0.00, 0.04] | 0.01 [0.00, 0.05] | 0.00 [0.00, 0.04] | 0.01 [0.00, 0.05] | 0.02 [0.01, 0.07] |
| Opus at 32 kbit/s | 0.02 [0.01, 0.07] | 0.02 [0.01, 0.07] | 0.01 [0.00, 0.05] | 0.01 [0.00, 0.05] | 0.04 [0.02, 0.10] |
| telephone band, 300 to 3,400 Hz | 0.02 [0.01, 0.07] | 0.20 [0.14, 0.29] | 0.02 [0.01, 0.07] | 0.18 [0.12, 0.27] | 0.35 [0.26, 0.45] |
| street noise 15 dB below | 0.02 [0.01, 0.07] | 0.01 [0.00, 0.05] | 0.00 [0.00, 0.04] | 0.01 [0.00, 0.05] | 0.03 [0.01, 0.08] |
| the first 5 s alone | 0.04 [0.02, 0.10] | 0.12 [0.07, 0.19] | 0.03 [0.01, 0.08] | 0.09 [0.05, 0.16] | 0.05 [0.02, 0.11] |
| a start 1 s later | 0.02 [0.01, 0.07] | 0.01 [0.00, 0.05] | 0.01 [0.00, 0.05] | 0.00 [0.00, 0.04] | 0.00 [0.00, 0.04] |
| gain -12 dB | 0.01 [0.00, 0.05] | 0.00 [0.00, 0.04] | 0.00 [0.00, 0.04] | 0.00 [0.00, 0.04] | 0.00 [0.00, 0.04] |
| gain +6 dB | 0.00 [0.00, 0.04] | 0.00 [0.00, 0.04] | 0.00 [0.00, 0.04] | 0.00 [0.00, 0.04] | 0.00 [0.00, 0.04] |

A sound without its upper band (less than a thousandth of the power above 4 kHz) gets the worse urgency of both ways, with the listener and without it, and nothing is named in it. With the gate that listens the named answer changes in 0.04 with 5 s instead of 10 (0.11 by the questions alone, of 113 recordings). Over the limit are the urgency in the telephone band and with 5 s, both mostly by becoming more urgent, and the likeliest class in the telephone band. Since the classes ask the listener, the likeliest class changes more often in the telephone band (0.18 without it) and less often with 5 s (0.14); gate and urgency are the same. The figures with a car left out above do not know this rule; it can only make an answer more urgent.`
