/** The card's page on contrast takes, from what model/contrasts.ts measured. */
import rows from './contrasts.json' with { type: 'json' }

const row = ({ contrast, fault, pairs, told, counts }: (typeof rows)[number]) => {
  const found = Object.entries(counts)
    .filter((entry): entry is [string, number] => entry[1] !== undefined)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${kind} ${count}`)
  return `| ${contrast} | ${fault} | ${told} of ${pairs} | ${found.join(', ')} |`
}

export const renderContrasts = () => `## Two takes with one thing changed in between

A difference between two takes of one recorder does not depend on the recorder (\`node model/contrasts.ts\`). **Synthetic faults over real engines, no real contrast**: two licensed takes of one idling car, a synthetic fault laid over one, both or neither. A faster engine is the take played 1.7 times as fast, with its speeds as an adapter reads them. The rows without a fault count false findings.

| contrast | synthetic fault | found | changes found |
|---|---|---|---|
${rows.map(row).join('\n')}

A steering whine is mostly missed, because an engine hums at the same pitch. Impulses that follow the engine are found in healthy engines too, whose firing sounds like ticks. Both weigh little in the differential (diagnosis/src/differential/senses/takes.table.ts).`
