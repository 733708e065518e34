import { expect, it } from 'vitest'
import { ofCar } from './upkeep.ts'

it('takes rows that name no car for the default one’s', () => {
  const filters: string[] = []
  const rows = {
    or(filter: string) {
      filters.push(filter)
      return rows
    },
  }
  for (const is_default of [true, false]) expect(ofCar(rows, { id: 'golf', is_default })).toBe(rows)
  expect(ofCar(rows, null)).toBe(rows)
  expect(filters).toEqual(['vehicle_id.eq.golf,vehicle_id.is.null', 'vehicle_id.eq.golf'])
})
