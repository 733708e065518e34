/** The card's page on other recordings of the same sound, from what bench/flips.ts printed. */
export const renderFlips = () => `## The same sound, recorded otherwise

How often an answer of the shipped weights changes when only the recording does: the first 10 s of 103 recordings, one of each leak group (\`node bench/flips.ts\`, docs/measurements.md). The weights learned from these recordings. Limit: 0.1.

| changed | the named answer (not sure, or no car) | the urgency told | ... less urgent | ... more urgent | the likeliest class |
|---|---|---|---|---|---|
| MP3 at 32 kbit/s | 0.00 [0.00, 0.04] | 0.01 [0.00, 0.05] | 0.00 [0.00, 0.04] | 0.01 [0.00, 0.05] | 0.02 [0.01, 0.07] |
| Opus at 32 kbit/s | 0.00 [0.00, 0.04] | 0.01 [0.00, 0.05] | 0.01 [0.00, 0.05] | 0.00 [0.00, 0.04] | 0.04 [0.02, 0.10] |
| telephone band, 300 to 3,400 Hz | 0.02 [0.01, 0.07] | 0.19 [0.13, 0.28] | 0.02 [0.01, 0.07] | 0.17 [0.11, 0.26] | 0.18 [0.12, 0.27] |
| street noise 15 dB below | 0.03 [0.01, 0.08] | 0.03 [0.01, 0.08] | 0.01 [0.00, 0.05] | 0.02 [0.01, 0.07] | 0.03 [0.01, 0.08] |
| the first 5 s alone | 0.04 [0.02, 0.10] | 0.11 [0.06, 0.18] | 0.02 [0.01, 0.07] | 0.09 [0.05, 0.16] | 0.05 [0.02, 0.11] |
| a start 1 s later | 0.02 [0.01, 0.07] | 0.01 [0.00, 0.05] | 0.01 [0.00, 0.05] | 0.00 [0.00, 0.04] | 0.00 [0.00, 0.04] |
| gain -12 dB | 0.00 [0.00, 0.04] | 0.00 [0.00, 0.04] | 0.00 [0.00, 0.04] | 0.00 [0.00, 0.04] | 0.00 [0.00, 0.04] |
| gain +6 dB | 0.02 [0.01, 0.07] | 0.01 [0.00, 0.05] | 0.01 [0.00, 0.05] | 0.00 [0.00, 0.04] | 0.00 [0.00, 0.04] |

A sound without its upper band (less than a thousandth of the power above 4 kHz) gets its classes from the measurements alone and the worse urgency of both ways, with the listener and without it; nothing is named in it, and its confidence is 0, because how often such answers are right was not measured. With the gate that listens the named answer changes in 0.04 with 5 s instead of 10 (0.11 by the questions alone, of 113 recordings). Over the limit are the urgency in the telephone band and with 5 s, both mostly by becoming more urgent, and the likeliest class in the telephone band. The likeliest class in the telephone band is that of the measurements alone; with the listener it changed in 0.35 (LOG.md, look 39). Since the classes ask the listener, it changes less often with 5 s (0.14 without it). The figures with a car left out above do not know these rules: they answer the 8 of 241 recordings without the band with the listener. Of the changes with 5 s most are by the first second (look 40); without it the likeliest class changes more often (look 42). With the car left out the likeliest class changes in 0.32 in the telephone band, and 0.65 are right there instead of 0.77: at least 0.12 have to change (look 42).`
