import { moneyIn } from '../fields/money-field.ts'
import type { Money } from '../money/money.ts'
import { inMeasure, toKm } from '../units.ts'
import type { FillUp } from './fields.ts'

export const amountOf = ({ amount, amount_unit }: Pick<FillUp, 'amount' | 'amount_unit'>): number =>
  inMeasure(amount, amount_unit)

export const odometerKmOf = ({
  odometer,
  odometer_unit,
}: Pick<FillUp, 'odometer' | 'odometer_unit'>): number | null =>
  odometer === null ? null : toKm(odometer, odometer_unit)

export function paidOf(fillUp: Pick<FillUp, 'total_minor' | 'currency'>): Money | null {
  const { total_minor } = fillUp
  return total_minor === null ? null : moneyIn('minor', total_minor, fillUp)
}
