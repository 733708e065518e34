/** The card's page on a car's own normal, from what model/own-normal.ts measured. */
import { percent, two } from './card-words.ts'
import figures from './own-normal.json' with { type: 'json' }

const carRow = ({ name, choices, healthyTakes, faultTakes, ...car }: (typeof figures.cars)[number]) =>
  `| ${name} | ${healthyTakes} and ${faultTakes} | ${choices} | ${two(car.auroc)} | ${percent(car.healthyOver)} | ${percent(car.faultsOver)} | ${percent(car.faultPairsOver)} |`

const groupRow = ({ name, takes, served, comparisons, over, pairsOver }: (typeof figures.groups)[number]) =>
  `| ${name} | ${served} of ${takes} | ${comparisons} | ${comparisons === 0 ? '-' : percent(over)} | ${comparisons === 0 ? '-' : percent(pairsOver)} |`

export const renderOwnNormal = () => `## A car against its own normal

Three takes of a car at warm idle make a reference; a later take is told by its distance from them, in standard deviations of takes of one car (\`node model/own-normal.ts\`, ${figures.measurements} measurements and, with a fifth, the listener's classes of engines). Nothing here was learned from a fault: ruler and line come from licensed healthy engines alone. 1 is the usual difference between two takes of a car; the line is ${figures.line}. An alarm takes two takes over the line.

All choices of three healthy takes as the reference, 10 s each. **Two cars of one collection: an existence proof, not a rate.**

| car (leak group) | healthy and faulty takes | choices | AUROC | healthy over the line | faulty over the line | pairs of faulty takes over it |
|---|---|---|---|---|---|---|
${figures.cars.map(carRow).join('\n')}
| both, pooled | | | ${two(figures.pooledAuroc)} | | | |

False alarms on healthy engines, six takes and more each, the ruler learned without that group. Takes whose speed was not steady are refused, for they are no idle:

| group | takes that serve | comparisons | over the line | pairs over it |
|---|---|---|---|---|
${figures.groups.map(groupRow).join('\n')}
| together | | | ${percent(figures.over)} | ${percent(figures.pairsOver)} |

The line was set on these very takes, at 1 in 20 over all of them, so a car that varies more than these three will be over it more often: in the worst group it was ${percent(Math.max(...figures.groups.map(({ over }) => over)))} of single takes. What was chosen by looking is in LOG.md.`
