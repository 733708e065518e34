/**
 * Judges the differential on cases in which somebody found out what it was: `node bench/cases.ts FILE [--all]`.
 * FILE is JSON: {id, make, model, year, mileage, codes[], symptoms[], narrative, accept_systems[], truth_component, danger?,
 * stated?}, as `npm run admin -- export-cases` writes it.
 */
import { readFileSync } from 'node:fs'
import { type Danger, dangerLevels, type FindingState, reason } from '@tappet/diagnosis/differential'

type Case = {
  id: string
  make: string | null
  model: string | null
  year: number | null
  mileage: number | null
  codes: string[]
  symptoms: string[]
  narrative: string
  accept_systems: string[]
  truth_component: string | null
  danger?: Danger
  stated?: Record<string, FindingState>
}

const [file = '', flag] = process.argv.slice(2)
const cases: Case[] = JSON.parse(readFileSync(file, 'utf8'))

const judged = cases.map((each) => {
  const started = performance.now()
  const answer = reason({
    texts: [...each.symptoms, each.narrative],
    codes: each.codes,
    car: each,
    thisYear: 2026,
    stated: new Map(Object.entries(each.stated ?? {})),
  })
  const milliseconds = performance.now() - started
  const components = [...new Set(answer.ranked.map(({ fault }) => fault.component))]
    .map((component) => ({
      component,
      probability: answer.ranked.reduce(
        (s, r) => s + (r.fault.component === component ? r.probability : 0),
        0,
      ),
    }))
    .sort((a, b) => b.probability - a.probability)
  const names = components.map(({ component }) => component)
  const answered = answer.ranked.length > 0
  const [first] = answer.systems
  return {
    each,
    answer,
    answered,
    milliseconds,
    components,
    system1: answered && each.accept_systems.includes(first?.system ?? ''),
    system3:
      answered && answer.systems.slice(0, 3).some(({ system }) => each.accept_systems.includes(system)),
    part1: each.truth_component === null ? null : names[0] === each.truth_component,
    part3: each.truth_component === null ? null : names.slice(0, 3).includes(each.truth_component),
    confidentWrong: (first?.probability ?? 0) >= 0.6 && !each.accept_systems.includes(first?.system ?? ''),
    confident: (first?.probability ?? 0) >= 0.6,
    safe:
      each.danger === undefined
        ? null
        : dangerLevels.indexOf(answer.drive.level) >= dangerLevels.indexOf(each.danger),
  }
})

const share = (values: readonly (boolean | null)[]) => {
  const numbers = values.filter((value) => value !== null)
  return (numbers.filter(Boolean).length / Math.max(1, numbers.length)).toFixed(2)
}

if (flag === '--all')
  for (const { each, answer, components, system1, part3, safe } of judged) {
    console.log(
      `\n${each.id} ${system1 ? 'ok ' : 'NO '} ${part3 ?? ''} danger ${answer.drive.level}/${each.danger}${safe === false ? ' LOW' : ''}  truth ${each.accept_systems}/${each.truth_component}`,
    )
    console.log(
      `  systems ${answer.systems
        .slice(0, 3)
        .map((s) => `${s.system} ${s.probability.toFixed(2)}`)
        .join(', ')}; other ${answer.other.toFixed(2)}; parts ${components
        .slice(0, 4)
        .map((c) => `${c.component} ${c.probability.toFixed(2)}`)
        .join(', ')}`,
    )
    console.log(`  ${[...answer.evidence].map(([id, s]) => (s === 'present' ? id : `-${id}`)).join(' ')}`)
    console.log(
      `  "${each.narrative.slice(0, 200)}" not understood: ${answer.understanding.notUnderstood.join(' | ').slice(0, 200)}`,
    )
  }
console.log(`cases ${cases.length}`)
console.log(`answered ${share(judged.map((j) => j.answered))}`)
console.log(`system_top1 ${share(judged.map((j) => j.system1))}`)
console.log(`system_top3 ${share(judged.map((j) => j.system3))}`)
console.log(`component_top1 ${share(judged.map((j) => j.part1))}`)
console.log(`component_top3 ${share(judged.map((j) => j.part3))}`)
console.log(`confident_wrong ${share(judged.filter((j) => j.confident).map((j) => j.confidentWrong))}`)
console.log(`confident ${share(judged.map((j) => j.confident))}`)
console.log(`danger_low ${share(judged.map((j) => (j.safe === null ? null : !j.safe)))}`)
const times = judged.map((j) => j.milliseconds).sort((a, b) => a - b)
console.log(`ms_median ${times[Math.floor(times.length / 2)]?.toFixed(1)}`)
console.log(`ms_max ${Math.max(...judged.map((j) => j.milliseconds)).toFixed(1)}`)
/** Of the answers said with 60 to 80 %, about 70 of 100 should be right. */
const BOUNDS = [0, 0.2, 0.4, 0.6, 0.8, 1.0001]
const isTold = (j: (typeof judged)[number]) => j.each.truth_component !== null
for (const line of [
  ...calibrationLines(
    judged.filter(isTold).map(({ components, part1 }) => ({
      probability: components[0]?.probability ?? 0,
      isRight: part1 === true,
    })),
  ),
  ...calibrationLines(
    judged.map(({ answer, system1 }) => ({
      probability: answer.systems[0]?.probability ?? 0,
      isRight: system1,
    })),
    'system_said',
  ),
])
  console.log(line)

type Said = { probability: number; isRight: boolean }

/** "said_60_80 n 12 mean 0.71 right 0.75", then the mean squared error. */
function calibrationLines(said: readonly Said[], prefix = 'said'): string[] {
  const mean = (values: readonly number[]) =>
    (values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(2)
  const right = (list: readonly Said[]) => mean(list.map(({ isRight }) => (isRight ? 1 : 0)))
  const bins = BOUNDS.slice(0, -1).map((from, index) => {
    const to = BOUNDS[index + 1] ?? 1
    const inBin = said.filter(({ probability }) => probability >= from && probability < to)
    const name = `${prefix}_${Math.round(from * 100)}_${Math.round(to * 100)}`
    return `${name} n ${inBin.length} mean ${mean(inBin.map(({ probability }) => probability))} right ${right(inBin)}`
  })
  const sure = said.filter(({ probability }) => probability >= 0.6)
  return [
    ...bins,
    `${prefix}_60_right ${right(sure)} of ${sure.length}`,
    `${prefix}_brier ${mean(said.map(({ probability, isRight }) => (probability - (isRight ? 1 : 0)) ** 2))}`,
  ]
}
