/**
 * `node bench/differential.ts [INPUTS] [SEED]`: random drivers, six of ten with words of the phrases; others noise,
 * 50,000 characters, sixty codes, or every finding. Prints processor time and how many threw or do not sum to 1.
 */
import { seededRandom } from '@tappet/acoustics/testing'
import { drivers, type FindingState, faults, findings, reason } from '@tappet/diagnosis/differential'

const [inputs = '10000', seed = '1'] = process.argv.slice(2)
const random = seededRandom(Number(seed))
const stems = [...drivers().vocabulary.known.values()].flatMap((near) => [...near])
const ids = [...findings.keys()]
const states: FindingState[] = ['present', 'absent', 'unknown']
function pick<T>(list: readonly T[]): T {
  const picked = list[Math.floor(random() * list.length)]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}
const MAX_WORDS = 150
const LONG_WORDS = 8_000
const MANY_CODES = 60
const MAX_CODES = 6
const MAX_ANSWERS = 12

const noise = () => String.fromCharCode(...Array.from({ length: 6 }, () => Math.floor(random() * 0x3000)))
const word = () => (random() < 0.9 ? pick(stems) : noise())
const text = (most = MAX_WORDS) =>
  Array.from({ length: Math.floor(random() * most) }, () => word() + (random() < 0.1 ? '. ' : ' ')).join('')
const code = () =>
  `${pick(['P', 'C', 'B', 'U'])}${Math.floor(random() * 0x4000)
    .toString(16)
    .padStart(4, '0')}`
const some = <T>(most: number, make: () => T) => Array.from({ length: Math.floor(random() * most) }, make)

type Input = Parameters<typeof reason>[0]
const everyday = (): Input => ({
  texts: [text()],
  codes: some(MAX_CODES, code),
  car: { year: 1990 + Math.floor(random() * 36), mileage: Math.floor(random() * 300_000) },
  thisYear: 2026,
  stated: new Map(some(MAX_ANSWERS, () => [pick(ids), pick(states)] as const)),
})
const kinds: readonly { name: string; make: () => Input }[] = [
  ...Array.from({ length: 6 }, () => ({ name: 'everyday', make: everyday })),
  { name: 'noise', make: () => ({ ...everyday(), texts: some(400, noise) }) },
  { name: 'long', make: () => ({ ...everyday(), texts: [text(LONG_WORDS)] }) },
  { name: 'codes', make: () => ({ ...everyday(), codes: some(MANY_CODES, code) }) },
  {
    name: 'all',
    make: () => ({ ...everyday(), stated: new Map(ids.map((id) => [id, 'present'] as const)) }),
  },
]

const times: number[] = []
const worst = new Map<string, number>()
let thrown = 0
let wrongSums = 0
for (let index = 0; index < Number(inputs); index++) {
  const { name, make } = pick(kinds)
  const input = make()
  const before = process.cpuUsage()
  try {
    const { ranked, other } = reason(input)
    const sum = ranked.reduce((total, { probability }) => total + probability, other)
    if (!(Math.abs(sum - 1) < 1e-9)) wrongSums++
  } catch (error) {
    thrown++
    console.error(error, input)
  }
  const { user, system } = process.cpuUsage(before)
  const milliseconds = (user + system) / 1000
  times.push(milliseconds)
  worst.set(name, Math.max(worst.get(name) ?? 0, milliseconds))
}
times.sort((a, b) => a - b)
const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)
console.log(`inputs ${times.length}, faults ${faults.length}, findings ${findings.size}`)
console.log(`thrown ${thrown}, sums other than 1: ${wrongSums}`)
console.log(`ms_p50 ${at(0.5)}`)
console.log(`ms_p99 ${at(0.99)}`)
console.log(`ms_max ${at(1)}`)
for (const [name, milliseconds] of worst) console.log(`ms_max ${name} ${milliseconds.toFixed(1)}`)
