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

What changes within one recorder cancels the recorder (\`node model/contrasts.ts\`). **Synthesis over real engines**: pairs of two licensed takes of one idling car, a made fault laid over one of them, over both, or over none; a faster engine is the take played 1.7 times as fast, with its speeds as an adapter reads them. No pair of takes with one thing changed is among the recordings at hand, so nothing here was seen on a real contrast. The rows without a fault say how often a change is found for nothing.

| contrast | made fault | told | changes found |
|---|---|---|---|
${rows.map(row).join('\n')}

A whine that begins with the steering is mostly missed (the pump's tone lies within what an engine hums anyway), and what follows the engine is found in healthy engines too, whose own firing is heard as ticks: both weigh little in the differential (diagnosis/src/differential/senses/takes.table.ts).`
