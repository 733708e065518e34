/** The card's page on a car's own normal, from what model/own-normal.ts measured. */
import { percent, two } from './card-words.ts'
import figures from './own-normal.json' with { type: 'json' }

const carRow = ({ name, choices, healthyTakes, faultTakes, ...car }: (typeof figures.cars)[number]) =>
  `| ${name} | ${healthyTakes} and ${faultTakes} | ${choices} | ${two(car.auroc)} | ${percent(car.healthyOver)} | ${percent(car.faultsOver)} | ${percent(car.faultPairsOver)} |`

const groupRow = ({ name, takes, served, comparisons, over, pairsOver }: (typeof figures.groups)[number]) =>
  `| ${name} | ${served} of ${takes} | ${comparisons} | ${comparisons === 0 ? '-' : percent(over)} | ${comparisons === 0 ? '-' : percent(pairsOver)} |`

export const renderOwnNormal = () => `## A car against its own normal

Three takes of a car at warm idle are the reference. A later take gets its distance from them, in standard deviations between takes of one car (\`node model/own-normal.ts\`, ${figures.measurements} measurements and, with a fifth, the listener's classes of engines). Scale and threshold come from licensed healthy engines; nothing was learned from faults. 1 is the usual difference between two takes of a car; the threshold is ${figures.line}. An alarm needs two takes above it.

Each choice of three healthy takes as the reference, 10 s each. **Two cars of one collection: this shows that it can work, not how often.**

| car (leak group) | healthy and faulty takes | choices | AUROC | healthy above | faulty above | pairs of faulty takes above |
|---|---|---|---|---|---|---|
${figures.cars.map(carRow).join('\n')}
| both, pooled | | | ${two(figures.pooledAuroc)} | | | |

False alarms on healthy engines with six or more takes each; the scale is learned without that group. Takes without a steady speed are refused, because they are no idle:

| group | usable takes | comparisons | above | pairs above |
|---|---|---|---|---|
${figures.groups.map(groupRow).join('\n')}
| together | | | ${percent(figures.over)} | ${percent(figures.pairsOver)} |

The threshold was set on these same takes, at 1 in 20 of all, so a car that varies more is above it more often: in the worst group ${percent(Math.max(...figures.groups.map(({ over }) => over)))} of single takes. LOG.md lists the choices made after a look at results.`
