import { type Expense, fuelEconomy, inOrder, type Units } from '@tappet/upkeep'
import { useMemo } from 'react'
import { unitPrice } from '../../../format/money.ts'
import { ECONOMY_NAMES } from '../../../format/unit-names.ts'
import type { ShownFillUp } from '../../../offline/fuel/table.ts'
import { DISTANCE_ONE, decimal, volumeOne } from '../copy.ts'
import { LineChart } from './LineChart.tsx'
import { costPoints, economyPoints, pricePoints } from './series.ts'

export function Charts({
  fillUps,
  expenses,
  currency,
  units,
}: {
  fillUps: readonly ShownFillUp[]
  /** Null while the service log is not read. */
  expenses: readonly Expense[] | null
  currency: string
  units: Units
}) {
  const economy = useMemo(() => economyPoints(fuelEconomy(fillUps), units), [fillUps, units])
  const price = useMemo(() => pricePoints(inOrder(fillUps), currency, units), [fillUps, currency, units])
  const cost = useMemo(() => costPoints(expenses ?? [], currency, units), [expenses, currency, units])
  const money = (amount: number) => unitPrice(amount, currency)
  return (
    <div className="grid items-start gap-4 fit-cols-3">
      <LineChart
        format={(value) => decimal(value, 1)}
        none="Known after two full tanks with the odometer read."
        points={economy}
        title={`Fuel economy, ${ECONOMY_NAMES[units.economy]}`}
      />
      <LineChart
        format={money}
        none="Known after a fill-up with its price."
        points={price}
        title={`Price per ${volumeOne(units.volume)}`}
      />
      <LineChart
        format={money}
        none={
          expenses
            ? 'Known after two readings of the odometer and something paid.'
            : 'Known when the service log is read.'
        }
        points={cost}
        title={`Cost per ${DISTANCE_ONE[units.distance]} up to then`}
      />
    </div>
  )
}
