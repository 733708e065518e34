/**
 * `node scripts/complaint-counts.ts NARRATIVES.csv` (one column, narrative): blended by hand into effects.csv where 50
 * complaints or more name the part, each judged probability standing for 100 drivers.
 */
import { readFileSync } from 'node:fs'
import { reason } from '@tappet/diagnosis/differential'
import Papa from 'papaparse'

/** A mention is no proof, as the output says. */
const PARTS: Readonly<Record<string, RegExp>> = {
  eps_unit:
    /(replac\w*|defective|faulty|bad|failed|diagnos\w*|needed?)\b[^.]{0,60}\b(electric power steering|eps|power steering|steering)\b[^.]{0,25}\b(motor|module|unit|assist|assembly|control)/i,
  torque_sensor: /torque sensor/i,
  rack: /(replac\w*|defective|faulty|bad|failed|needed?)\b[^.]{0,50}(rack and pinion|steering rack|rack & pinion|steering gear)/i,
  driver_assist: /(replac\w*|calibrat\w*|defective|faulty)\b[^.]{0,30}(camera|radar|sensor)/i,
}
const ENOUGH = 50
const MIN_SHARE = 0.08

const [file = ''] = process.argv.slice(2)
const { data } = Papa.parse<{ narrative?: string }>(readFileSync(file, 'utf8'), {
  header: true,
  skipEmptyLines: true,
})
const reported = data.map(({ narrative = '' }) => ({
  narrative,
  present: [...reason({ texts: [narrative], codes: [], car: {}, thisYear: 2026 }).evidence]
    .filter(([, state]) => state === 'present')
    .map(([id]) => id),
}))
console.log(`narratives ${reported.length}`)
for (const [part, pattern] of Object.entries(PARTS)) {
  const naming = reported.filter(({ narrative }) => pattern.test(narrative))
  if (naming.length < ENOUGH) continue
  const counts = new Map<string, number>()
  for (const { present } of naming) for (const id of present) counts.set(id, (counts.get(id) ?? 0) + 1)
  const shares = [...counts]
    .filter(([, count]) => count / naming.length >= MIN_SHARE)
    .sort((a, b) => b[1] - a[1])
    .map(([id, count]) => `${id} ${(count / naming.length).toFixed(2)}`)
  console.log(`${part} n ${naming.length}: ${shares.join(', ')}`)
}
