import type { Change } from '@tappet/acoustics/contrast'
import type { OwnVerdict } from '@tappet/acoustics/normal'
import type { Felt } from '@tappet/acoustics/vibration'
import type { Sensed, SensedRatio } from '../../saved/case.ts'
import { CONTRASTS, type ContrastId } from './contrasts.table.ts'
import { NOTHING_SENSED } from './sensed.ts'
import { CHANGED_RATIO, CONTRAST_SAYS, FELT_SAYS } from './takes.table.ts'

export type ContrastTaken = { contrast: ContrastId; changes: readonly Change[] }

export type OwnCarDifference = { verdict: OwnVerdict; directions: readonly string[] }

export type Vibration = { felt: readonly Pick<Felt, 'sign' | 'text'>[] }

const ratiosOf = (ratios: Readonly<Record<string, number>>, why: string): SensedRatio[] =>
  Object.entries(ratios).map(([finding, ratio]) => ({ finding, ratio, why }))

export function senseContrast({ contrast, changes }: ContrastTaken): Sensed {
  const row = CONTRASTS[contrast]
  const ratios = changes.flatMap(({ kind, text }) =>
    ratiosOf(CONTRAST_SAYS[contrast].says[kind] ?? {}, `two takes, ${row.first} and ${row.second}: ${text}`),
  )
  return { ...NOTHING_SENSED, ratios: strongest(ratios) }
}

/** They are of one sound. */
function strongest(ratios: readonly SensedRatio[]): SensedRatio[] {
  const best = new Map<string, SensedRatio>()
  const weight = (each: SensedRatio | undefined) => Math.abs(Math.log(each?.ratio ?? 1))
  for (const each of ratios) if (weight(each) > weight(best.get(each.finding))) best.set(each.finding, each)
  return [...best.values()]
}

/** A car near its normal says nothing: the normal may have held the fault. */
export function senseOwnCar({ verdict, directions }: OwnCarDifference): Sensed {
  if (verdict !== 'changed') return NOTHING_SENSED
  const why = ['the car sounds unlike its own earlier takes', ...directions].join('; ')
  return { ...NOTHING_SENSED, ratios: ratiosOf({ noise_any: CHANGED_RATIO }, why) }
}

/** Tried on made motion alone. */
export const senseVibration = ({ felt }: Vibration): Sensed => ({
  ...NOTHING_SENSED,
  ratios: strongest(
    felt.flatMap(({ sign, text }) => ratiosOf(FELT_SAYS[sign], `felt by the phone: ${text}`)),
  ),
})
