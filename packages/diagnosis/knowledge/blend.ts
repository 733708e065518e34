/**
 * By Bayes' rule, with the family's own total kept as judged: P(family | fault) = share x total / prior of the fault.
 */
export type BlendEffect = { finding: string; probability: number; source: string }
export type BlendFault = { id: string; harm: string; prior: number; effects: BlendEffect[] }
export type MachineShares = Readonly<
  Record<string, { codes: number; shares: Readonly<Record<string, number>> }>
>

/** docs/diagnosis.md tells how it was chosen. */
export const MACHINE_WEIGHT = 0.15
/** Less is a stray match of words. */
const MIN_SHARE = 0.05
const FULL_CODES = 4
const MIN_PROBABILITY = 0.02
const MAX_PROBABILITY = 0.9
/** They would raise the danger. */
const DANGEROUS = new Set(['limp', 'stop'])
const MACHINE = `dtc-details (machine-written), weight ${MACHINE_WEIGHT}`

const rounded = (probability: number) => Number(probability.toFixed(2))

/** @param judged faults whose effect somebody judged */
function kept(
  shares: Readonly<Record<string, number>>,
  faults: ReadonlyMap<string, BlendFault>,
  judged: ReadonlySet<string>,
) {
  const strong = Object.entries(shares).filter(
    ([fault, share]) =>
      share >= MIN_SHARE &&
      faults.has(fault) &&
      (judged.has(fault) || !DANGEROUS.has(faults.get(fault)?.harm ?? '')),
  )
  const total = strong.reduce((sum, [, share]) => sum + share, 0)
  return new Map(strong.map(([fault, share]) => [fault, share / total]))
}

/**
 * An effect that somebody measured or reviewed (whose source does not begin with "judged") stays.
 * @param machine shares by family, of code-causes.data.json
 */
export function blend<F extends BlendFault>(
  faults: readonly F[],
  machine: MachineShares,
  weight = MACHINE_WEIGHT,
): F[] {
  const byId = new Map(faults.map((fault) => [fault.id, fault]))
  const effectsById = new Map(faults.map((fault) => [fault.id, [...fault.effects]]))
  for (const [family, { codes, shares }] of Object.entries(machine)) {
    const judged = new Map(
      faults.flatMap(({ id, prior, effects }) => {
        const effect = effects.find(({ finding }) => finding === family)
        return effect === undefined ? [] : [[id, { effect, mass: prior * effect.probability }] as const]
      }),
    )
    const ofMachine = kept(shares, byId, new Set(judged.keys()))
    const total = [...judged.values()].reduce((sum, { mass }) => sum + mass, 0)
    const part = weight * Math.min(1, codes / FULL_CODES)
    if (total === 0 || ofMachine.size === 0 || part === 0) continue
    for (const id of new Set([...judged.keys(), ...ofMachine.keys()])) {
      const fault = byId.get(id)
      const own = judged.get(id)
      if (fault === undefined || (own !== undefined && !own.effect.source.startsWith('judged'))) continue
      const share = (1 - part) * ((own?.mass ?? 0) / total) + part * (ofMachine.get(id) ?? 0)
      const probability = Math.min(MAX_PROBABILITY, rounded((share * total) / fault.prior))
      if (probability < MIN_PROBABILITY) continue
      const source = own === undefined ? MACHINE : `${own.effect.source}; ${MACHINE}`
      const others = (effectsById.get(id) ?? []).filter(({ finding }) => finding !== family)
      effectsById.set(id, [...others, { finding: family, probability, source }])
    }
  }
  return faults.map((fault) => ({ ...fault, effects: effectsById.get(fault.id) ?? fault.effects }))
}
