import type { CarCost } from '@tappet/upkeep'
import type { CarCostRow } from '@tappet/wire'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { formatDay } from '../../format/local-day.ts'
import type { Shown } from '../table/entries.ts'
import { offlineTable } from '../table/table.ts'

export type ShownCost = Shown<CarCostRow>

export const costTable = offlineTable<CarCost, CarCostRow>({
  table: 'car_costs',
  noun: 'cost',
  key: queryKeys.carCosts,
  alsoRead: () => [],
  order: (a, b) => b.date.localeCompare(a.date),
  nameOf: ({ date }) => `The cost of ${formatDay(date)}`,
})
