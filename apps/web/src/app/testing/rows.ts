/** Rows as the server gives them; a test names what it is about. */
import { carFields, fillUpFields, recordOf, rowOf } from '@tappet/upkeep'
import type { CaseRow, MaintenanceRow, ReminderPrefRow, VehicleRow } from '@tappet/wire'

export const USER_ID = '00000000-0000-4000-8000-000000000001'
const AT = '2026-05-01T12:00:00.000Z'
const OWN = { user_id: USER_ID, created_at: AT }

export const carRow = (part: Partial<VehicleRow> = {}): VehicleRow => ({
  ...{ ...OWN, id: 'golf', updated_at: AT },
  ...rowOf(carFields, { name: 'Blue Golf', is_default: true }),
  ...part,
})

export const logRow = (part: Partial<MaintenanceRow> = {}): MaintenanceRow => ({
  ...{ ...OWN, id: 'record', vehicle_id: null },
  ...recordOf({ item: 'Oil Change', date: '2026-03-05' }),
  ...part,
})

export const fillUpRow = (part: object = {}) => ({
  ...{ ...OWN, id: 'fill-up', vehicle_id: null },
  ...rowOf(fillUpFields, {
    date: '2026-02-01',
    odometer: 10_000,
    odometer_unit: 'km',
    amount: 40,
    amount_unit: 'l',
    total_minor: 7000,
    currency: 'EUR',
  }),
  ...part,
})

export const reminderRow = (part: Partial<ReminderPrefRow> = {}): ReminderPrefRow => ({
  ...{ id: 'reminder', user_id: USER_ID, driver_id: USER_ID, vehicle_id: null, item: 'Tires' },
  ...{ months_interval: null, miles_interval: null, last_done_date: null, last_done_mileage: null },
  ...part,
})

export const caseRow = (part: Partial<CaseRow> = {}): CaseRow => ({
  ...{ ...OWN, id: 'case', vehicle_id: null, title: 'Knock', state: 'open', updated_at: AT },
  ...part,
})
