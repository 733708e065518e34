/**
 * Whether the differential answers any input, and how long it takes: `node bench/fuzz.ts [COUNT] [SEED]`. An input mixes
 * words of drivers, members of Object.prototype, codes, numbers and other characters. Times are this process's CPU time.
 */
import { drivers, findings, reason, reportOf } from '@tappet/diagnosis/differential'

const [count = 10_000, seed = 1] = process.argv.slice(2).map(Number)

/** Mulberry32. */
let state = seed
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
const below = (end: number) => Math.floor(random() * end)
const oneOf = <T>(values: readonly T[], none: T): T => values[below(values.length)] ?? none
const several = <T>(max: number, make: () => T): T[] => Array.from({ length: below(max + 1) }, make)

const members = Object.getOwnPropertyNames(Object.prototype)
const words = [...drivers().vocabulary.everyday, ...[...drivers().patterns.keys()]]
const labels = [...findings.values()].map(({ label }) => label)
const ids = [...findings.keys(), ...members]
const JOINTS = [' ', ' ', ' ', ' ', ', ', '. ', ' and ', ' but no ', '? ', '\n', "'", '']

const word = () =>
  oneOf(
    [
      () => oneOf(words, ''),
      () => oneOf(words, ''),
      () => oneOf(labels, ''),
      () => oneOf(members, ''),
      () => String(below(200_000)),
      () => String.fromCodePoint(...several(6, () => below(0xd800))),
    ],
    () => '',
  )()
const text = () => several(60, () => word() + oneOf(JOINTS, ' ')).join('')
const code = () =>
  oneOf(
    [`${oneOf(['P', 'B', 'C', 'U', 'p'], 'P')}${below(0x4000).toString(16).padStart(4, '0')}`, word()],
    '',
  )
const car = () => ({
  make: oneOf(['Ford', 'Tesla', 'Volkswagen', word(), ''], ''),
  model: oneOf(['F-150', 'Model 3', 'Golf TDI', word(), ''], ''),
  year: oneOf([null, 1990 + below(40), -below(9999)], null),
  mileage: oneOf([null, below(300_000), -1, Number.NaN], null),
})

const times: number[] = []
let thrown = 0
for (let at = 0; at < count; at++) {
  const input = {
    texts: several(3, text),
    codes: several(6, code),
    car: car(),
    thisYear: 2026,
    stated: new Map(
      several(
        4,
        () => [oneOf(ids, ''), oneOf(['present', 'absent', 'unknown'] as const, 'unknown')] as const,
      ),
    ),
  }
  const before = process.cpuUsage()
  try {
    reportOf(reason(input))
  } catch (error) {
    thrown += 1
    console.log(`input ${at}: ${String(error)}\n${JSON.stringify({ ...input, stated: [...input.stated] })}`)
  }
  const { user, system } = process.cpuUsage(before)
  times.push((user + system) / 1000)
}
times.sort((a, b) => a - b)
const atShare = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
console.log(`inputs ${count}`)
console.log(`thrown ${thrown}`)
console.log(`ms_median ${atShare(0.5)}`)
console.log(`ms_p99 ${atShare(0.99)}`)
console.log(`ms_max ${times.at(-1)?.toFixed(1)}`)
