/**
 * Leaky noisy-OR over faults and findings, the model of QMR-DT (Shwe et al., 1991): a finding is absent only if
 * background causes and every present fault fail to cause it. Hypotheses are "something else", one fault, and two
 * faults at once. The sum over these is exact; hypotheses of three faults and more are left out, and their prior weight
 * is at most `second` squared. Virtual evidence (Pearl, 1988) is a likelihood ratio: how much likelier what was heard
 * or read is where the finding is there than where it is not. A hypothesis that gives the finding the probability p is
 * weighed by 1 + (ratio - 1) p.
 */
import type { Evidence, Fault, Likelihoods } from './types.ts'

export type InferenceRules = {
  leak: (finding: string) => number
  trust: number
  silence: number
  second: number
  other: number
  otherEffect: number
}

export type Posterior = {
  /** With `other` they sum to 1. */
  share: Map<string, number>
  marginal: Map<string, number>
  other: number
}

type Row = {
  id: string
  logPrior: number
  quiet: number
  misses: Float64Array
  softMisses: Float64Array
  isSilent: boolean
}

type Signs = {
  present: readonly string[]
  soft: readonly string[]
  stays: Float64Array
  softStays: Float64Array
  ratios: Float64Array
}

const CHUNK = 32

const effectsByFault = new WeakMap<Fault, ReadonlyMap<string, number>>()

/** How often a fault causes each of its findings. */
export function effectsOf(fault: Fault): ReadonlyMap<string, number> {
  const cached = effectsByFault.get(fault)
  if (cached !== undefined) return cached
  const effects = new Map(fault.effects.map(({ finding, probability }) => [finding, probability]))
  effectsByFault.set(fault, effects)
  return effects
}

function rowOf(
  fault: Fault,
  weight: number,
  { present, soft }: Signs,
  evidence: Evidence,
  isSayable: (finding: string) => boolean,
  silence: number,
): Row {
  const effects = effectsOf(fault)
  let quiet = 0
  for (const [finding, probability] of effects) {
    const state = evidence.get(finding)
    if (state === 'absent') quiet += Math.log(1 - probability)
    else if (state === undefined && isSayable(finding) && !soft.includes(finding))
      quiet += Math.log(1 - silence * probability)
  }
  const missesOf = (ids: readonly string[]) =>
    Float64Array.from(ids, (finding) => 1 - (effects.get(finding) ?? 0))
  const misses = missesOf(present)
  const softMisses = missesOf(soft)
  return {
    id: fault.id,
    logPrior: Math.log(weight),
    quiet,
    misses,
    softMisses,
    isSilent: misses.every((miss) => miss === 1) && softMisses.every((miss) => miss === 1),
  }
}

function loud(stays: Float64Array, a: Float64Array, b: Float64Array | null): number {
  let log = 0
  let product = 1
  for (let at = 0; at < stays.length; at++) {
    product *= 1 - (stays[at] ?? 1) * (a[at] ?? 1) * (b === null ? 1 : (b[at] ?? 1))
    if (at % CHUNK === CHUNK - 1) {
      log += Math.log(product)
      product = 1
    }
  }
  return log + Math.log(product)
}

function softly({ softStays, ratios }: Signs, a: Float64Array, b: Float64Array | null): number {
  let log = 0
  for (let at = 0; at < ratios.length; at++) {
    const probability = 1 - (softStays[at] ?? 1) * (a[at] ?? 1) * (b === null ? 1 : (b[at] ?? 1))
    log += Math.log(1 + ((ratios[at] ?? 1) - 1) * probability)
  }
  return log
}

type Causes = Pick<Row, 'misses' | 'softMisses'>

const likelihood = (signs: Signs, a: Causes, b: Causes | null) =>
  loud(signs.stays, a.misses, b?.misses ?? null) + softly(signs, a.softMisses, b?.softMisses ?? null)

function signsOf(evidence: Evidence, likelihoods: Likelihoods, leak: InferenceRules['leak']): Signs {
  const present = [...evidence].filter(([, state]) => state === 'present').map(([id]) => id)
  // What is certain needs no ratio, and what the driver took out counts for nothing.
  const soft = [...likelihoods].filter(([id]) => !evidence.has(id))
  const stay = (finding: string) => 1 - leak(finding)
  return {
    present,
    soft: soft.map(([id]) => id),
    stays: Float64Array.from(present, stay),
    softStays: Float64Array.from(soft, ([id]) => stay(id)),
    ratios: Float64Array.from(soft, ([, ratio]) => ratio),
  }
}

/**
 * @param prior any scale; 0 rules a fault out
 * @param isSayable a driver would have mentioned it
 * @param likelihoods ratios above 0
 */
export function infer(
  faults: readonly Fault[],
  prior: ReadonlyMap<string, number>,
  evidence: Evidence,
  isSayable: (finding: string) => boolean,
  rules: InferenceRules,
  likelihoods: Likelihoods = new Map(),
): Posterior {
  const signs = signsOf(evidence, likelihoods, rules.leak)
  const possible = faults.filter(({ id }) => (prior.get(id) ?? 0) > 0)
  const total = possible.reduce((sum, { id }) => sum + (prior.get(id) ?? 0), 0)
  const rows = possible.map((fault) => {
    const weight = ((prior.get(fault.id) ?? 0) / total) * (1 - rules.other)
    return rowOf(fault, weight, signs, evidence, isSayable, rules.silence)
  })
  const otherMiss = 1 - rules.otherEffect
  const otherCauses = {
    misses: new Float64Array(signs.present.length).fill(otherMiss),
    softMisses: new Float64Array(signs.soft.length).fill(otherMiss),
  }
  // A fault outside the table shows as much as one in it, and its silence speaks against it as much.
  const otherQuiet = meanQuiet(rows, rules.trust)
  const otherLog = Math.log(rules.other) + otherQuiet + rules.trust * likelihood(signs, otherCauses, null)

  const weights = new Weights(rows)
  const logSecond = Math.log(rules.second)
  const alone = rows.map((row) => row.logPrior + rules.trust * (row.quiet + likelihood(signs, row, null)))
  alone.forEach((log, index) => {
    weights.add(log, index, null)
  })
  weights.addSilentPairs(
    alone,
    rows.map((row) => (row.isSilent ? Math.exp(row.logPrior + rules.trust * row.quiet) : 0)),
    logSecond,
  )
  const telling = rows.flatMap((row, index) => (row.isSilent ? [] : [{ row, index }]))
  telling.forEach((a, at) => {
    for (const b of telling.slice(at + 1)) {
      const quiet = a.row.quiet + b.row.quiet + likelihood(signs, a.row, b.row)
      weights.add(logSecond + a.row.logPrior + b.row.logPrior + rules.trust * quiet, a.index, b.index)
    }
  })
  return weights.normalised(otherLog)
}

/** Log of the mean likelihood of what is absent or was not said. */
function meanQuiet(rows: readonly Row[], trust: number): number {
  const [quiet, weight] = rows.reduce(
    ([sum, total], row) => {
      const prior = Math.exp(row.logPrior)
      return [sum + prior * Math.exp(trust * row.quiet), total + prior]
    },
    [0, 0],
  )
  return weight === 0 ? 0 : Math.log(quiet / weight)
}

class Weights {
  readonly #rows: readonly Row[]
  readonly #share: Float64Array
  readonly #marginal: Float64Array
  #scale = Number.NEGATIVE_INFINITY
  #sum = 0

  constructor(rows: readonly Row[]) {
    this.#rows = rows
    this.#share = new Float64Array(rows.length)
    this.#marginal = new Float64Array(rows.length)
  }

  add(log: number, a: number, b: number | null): void {
    if (log > this.#scale) this.#rescale(log)
    const weight = Math.exp(log - this.#scale)
    this.#sum += weight
    this.#count(a, b === null ? weight : weight / 2, weight)
    if (b !== null) this.#count(b, weight / 2, weight)
  }

  /** Pairs with a fault that causes nothing of what is present: their weight is a product of both, so they are summed at once, after the single faults, which are likelier. @param silent the weight of each such fault; 0 for one that causes something */
  addSilentPairs(alone: readonly number[], silent: readonly number[], logSecond: number): void {
    const all = silent.reduce((sum, own) => sum + own, 0)
    if (all === 0) return
    let withTelling = 0
    alone.forEach((log, index) => {
      const own = silent[index] ?? 0
      const weight = Math.exp(log + logSecond - this.#scale) * (all - own)
      this.#count(index, weight / 2, weight)
      // A pair of two silent ones comes twice.
      this.#sum += own > 0 ? weight / 2 : weight
      if (own === 0) withTelling += weight
    })
    silent.forEach((own, index) => {
      const weight = (withTelling * own) / all
      this.#count(index, weight / 2, weight)
    })
  }

  #count(index: number, share: number, marginal: number): void {
    this.#share[index] = (this.#share[index] ?? 0) + share
    this.#marginal[index] = (this.#marginal[index] ?? 0) + marginal
  }

  #rescale(log: number): void {
    const factor = Math.exp(this.#scale - log)
    this.#sum *= factor
    for (const values of [this.#share, this.#marginal])
      values.forEach((value, index) => {
        values[index] = value * factor
      })
    this.#scale = log
  }

  normalised(otherLog: number): Posterior {
    if (otherLog > this.#scale) this.#rescale(otherLog)
    const other = Math.exp(otherLog - this.#scale)
    const sum = this.#sum + other
    const byId = (values: Float64Array) =>
      new Map(this.#rows.map(({ id }, index) => [id, (values[index] ?? 0) / sum]))
    return { share: byId(this.#share), marginal: byId(this.#marginal), other: other / sum }
  }
}
