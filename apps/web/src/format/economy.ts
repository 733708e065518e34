import { economyIn, economyName, type Measure, type Units } from '@tappet/upkeep'

/** "5.8 l/100 km", "3.6 mi/kWh". */
export const economyText = (km: number, amount: number, measure: Measure, { economy }: Units) =>
  `${decimal(economyIn(economy, km, amount, measure), 1)} ${economyName(economy, measure)}`

export function decimal(value: number, most: number, least = most): string {
  return value.toLocaleString(undefined, { minimumFractionDigits: least, maximumFractionDigits: most })
}
