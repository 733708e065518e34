/**
 * Judges what is read in short sentences: `node bench/sentences.ts FILE`. FILE is JSON: {id, group (danger, harmless, vague,
 * language), kind, least (stop, limp, soon, none), text}. Each line is the answer before any question was asked.
 */
import { readFileSync } from 'node:fs'
import { dangerLevels, findings, reason } from '@tappet/diagnosis/differential'

type Sentence = { id: string; group: string; kind: string; least: string; text: string }

const [file = ''] = process.argv.slice(2)
const sentences: Sentence[] = JSON.parse(readFileSync(file, 'utf8'))
const rank = (level: string) => (dangerLevels as readonly string[]).indexOf(level)

const lines = sentences.map((sentence) => {
  const { drive, understanding } = reason({ texts: [sentence.text], codes: [], car: {}, thisYear: 2026 })
  const level = drive.known ? drive.level : 'unknown'
  const readings = understanding.findings.map(
    ({ finding, state }) => `${state === 'absent' ? 'no ' : ''}${findings.get(finding)?.label ?? finding}`,
  )
  console.log(`${sentence.id}\t${sentence.least}\t${level}\t${readings.join('; ') || '-'}\t${sentence.text}`)
  return { ...sentence, level }
})

const dangers = lines.filter(({ least }) => rank(least) >= rank('limp'))
const harmless = lines.filter(({ group }) => group === 'harmless')
const share = (name: string, part: readonly unknown[], all: readonly unknown[]) =>
  console.log(`${name} ${(part.length / Math.max(1, all.length)).toFixed(2)}`)

share(
  'danger_told',
  dangers.filter(({ level, least }) => rank(level) >= rank(least)),
  dangers,
)
share(
  'danger_low',
  dangers.filter(({ level, least }) => level !== 'unknown' && rank(level) < rank(least)),
  dangers,
)
share(
  'danger_unknown',
  dangers.filter(({ level }) => level === 'unknown'),
  dangers,
)
share(
  'harmless_high',
  harmless.filter(({ level }) => rank(level) >= rank('limp')),
  harmless,
)
