/**
 * The differential on random drivers: `node bench/differential.ts [INPUTS] [SEED]`. Words come from the phrases of the
 * knowledge table and from noise; codes and answers are drawn, too. Prints processor time, so that others at
 * work on the machine count little, and how many inputs threw.
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
const MAX_CODES = 6
const MAX_ANSWERS = 12

const noise = () => String.fromCharCode(...Array.from({ length: 6 }, () => Math.floor(random() * 0x3000)))
const word = () => (random() < 0.9 ? pick(stems) : noise())
const text = () =>
  Array.from({ length: Math.floor(random() * MAX_WORDS) }, () => word() + (random() < 0.1 ? '. ' : ' ')).join(
    '',
  )
const code = () =>
  `${pick(['P', 'C', 'B', 'U'])}${Math.floor(random() * 0x4000)
    .toString(16)
    .padStart(4, '0')}`
const some = <T>(most: number, make: () => T) => Array.from({ length: Math.floor(random() * most) }, make)

const times: number[] = []
let thrown = 0
for (let index = 0; index < Number(inputs); index++) {
  const input = {
    texts: [text()],
    codes: some(MAX_CODES, code),
    car: { year: 1990 + Math.floor(random() * 36), mileage: Math.floor(random() * 300_000) },
    thisYear: 2026,
    stated: new Map(some(MAX_ANSWERS, () => [pick(ids), pick(states)] as const)),
  }
  const before = process.cpuUsage()
  try {
    reason(input)
  } catch (error) {
    thrown++
    console.error(error, input)
  }
  const { user, system } = process.cpuUsage(before)
  times.push((user + system) / 1000)
}
times.sort((a, b) => a - b)
const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)
console.log(`inputs ${times.length}, faults ${faults.length}, findings ${findings.size}`)
console.log(`thrown ${thrown}`)
console.log(`ms_p50 ${at(0.5)}`)
console.log(`ms_p99 ${at(0.99)}`)
console.log(`ms_max ${at(1)}`)
