/** The card's page on other recordings of the same sound, from what bench/flips.ts printed. */
export const renderFlips = () => `## The same sound, recorded otherwise

How often an answer of the shipped weights changes when only the recording does: the first 10 s of 113 recordings, one of each leak group (\`node bench/flips.ts\`, docs/measurements.md). The weights learned from these recordings. Limit: 0.1.

| changed | the named answer (not sure, or no car) | the urgency told | ... less urgent | ... more urgent | the likeliest class |
|---|---|---|---|---|---|
| MP3 at 32 kbit/s | 0.04 [0.01, 0.09] | 0.03 [0.01, 0.08] | 0.00 [0.00, 0.03] | 0.03 [0.01, 0.08] | 0.00 [0.00, 0.03] |
| Opus at 32 kbit/s | 0.04 [0.02, 0.10] | 0.04 [0.02, 0.10] | 0.03 [0.01, 0.08] | 0.02 [0.00, 0.06] | 0.02 [0.00, 0.06] |
| telephone band, 300 to 3,400 Hz | 0.05 [0.02, 0.11] | 0.21 [0.15, 0.30] | 0.04 [0.01, 0.09] | 0.18 [0.12, 0.26] | 0.19 [0.12, 0.27] |
| street noise 15 dB below | 0.07 [0.04, 0.13] | 0.05 [0.02, 0.11] | 0.02 [0.00, 0.06] | 0.04 [0.01, 0.09] | 0.02 [0.00, 0.06] |
| the first 5 s alone | 0.11 [0.06, 0.18] | 0.08 [0.04, 0.14] | 0.05 [0.02, 0.11] | 0.03 [0.01, 0.08] | 0.13 [0.08, 0.21] |
| a start 1 s later | 0.09 [0.05, 0.16] | 0.03 [0.01, 0.08] | 0.02 [0.00, 0.06] | 0.01 [0.00, 0.05] | 0.00 [0.00, 0.03] |
| gain -12 dB | 0.00 [0.00, 0.03] | 0.00 [0.00, 0.03] | 0.00 [0.00, 0.03] | 0.00 [0.00, 0.03] | 0.00 [0.00, 0.03] |
| gain +6 dB | 0.00 [0.00, 0.03] | 0.00 [0.00, 0.03] | 0.00 [0.00, 0.03] | 0.00 [0.00, 0.03] | 0.00 [0.00, 0.03] |

A sound without its upper band (less than a thousandth of the power above 4 kHz) gets the worse urgency of scores and listener, and nothing is named in it. In the telephone band 40 of 48 knocks and brakes are then told to fix at once instead of 35 (unchanged: 44), and 18 of 43 healthy cars instead of 5. The figures with a car left out above do not know this rule; it can only make an answer more urgent.`
