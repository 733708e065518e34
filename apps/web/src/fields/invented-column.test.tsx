import { QueryClientProvider } from '@tanstack/react-query'
import {
  carCostFields,
  carFields,
  csvFile,
  type FieldTable,
  fillUpFields,
  logFields,
  NO_PREFERENCES,
  namesOf,
  partKnown,
  readFile,
  rowOf,
  sameIn,
  serialiseLog,
  unitsOf,
} from '@tappet/upkeep'
import { fullRow } from '@tappet/upkeep/testing'
import { INVENTED } from '@tappet/upkeep/testing/invented'
import type { CarCostRow, FillUpRow, MaintenanceRow, VehicleRow } from '@tappet/wire'
import { cleanup, render, screen } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../backend/cache/query-client.ts'
import type { Client } from '../backend/connection/connect.ts'
import { unpackArchive } from '../features/account/data/archive.ts'
import { collectArchive } from '../features/account/data/collect.ts'
import { planImport } from '../features/account/data/plan.ts'
import { accountOf } from '../features/account/data/testing/account.ts'
import { CostDialog } from '../features/fuel/costs/CostDialog.tsx'
import { CostLine } from '../features/fuel/costs/Costs.tsx'
import { costFormOf, readCost } from '../features/fuel/costs/cost-form.ts'
import { FillUpDialog } from '../features/fuel/form/FillUpDialog.tsx'
import { emptyFill, readFill } from '../features/fuel/form/fill-form.ts'
import { FillUpList } from '../features/fuel/list/FillUpList.tsx'
import { CarCard } from '../features/garage/CarCard.tsx'
import { CarDialog } from '../features/garage/CarDialog.tsx'
import { carForm, readCar } from '../features/garage/car-form.ts'
import { filterLog, NO_FILTER } from '../features/maintenance/filter.ts'
import { RecordRow } from '../features/maintenance/list/RecordRow.tsx'
import { emptyForm, fieldsOfForm, formOf, recordForm } from '../features/maintenance/record/form.ts'
import { RecordFormFields } from '../features/maintenance/record/RecordFormFields.tsx'
import { writersIn } from '../format/writers.ts'
import { costTable } from '../offline/costs/table.ts'
import { fuelTable } from '../offline/fuel/table.ts'
import { garageTable } from '../offline/garage/table.ts'
import { logTable } from '../offline/log/table.ts'
import { conflictOf } from '../offline/table/conflict.ts'
import { editOf, newOf } from '../offline/table/fields.ts'
import { sendAdd, sendEdit } from '../offline/table/send.ts'
import { readCsvText } from '../platform/files/csv-file.ts'

/*
 * Every place through which a row passes knows a column because the table of fields holds it. Each table gets a column
 * here that is written nowhere else: a place that spells the columns itself fails under its own name.
 */
vi.mock('../../../../packages/upkeep/src/log/fields.ts', async (importOriginal) => {
  const { withInventedColumn } = await import('@tappet/upkeep/testing/invented')
  return withInventedColumn(await importOriginal<object>())
})
vi.mock('../../../../packages/upkeep/src/fuel/fields.ts', async (importOriginal) => {
  const { withInventedColumn } = await import('@tappet/upkeep/testing/invented')
  return withInventedColumn(await importOriginal<object>())
})
vi.mock('../../../../packages/upkeep/src/costs/fields.ts', async (importOriginal) => {
  const { withInventedColumn } = await import('@tappet/upkeep/testing/invented')
  return withInventedColumn(await importOriginal<object>())
})
vi.mock('../../../../packages/upkeep/src/car/fields.ts', async (importOriginal) => {
  const { withInventedColumn } = await import('@tappet/upkeep/testing/invented')
  return withInventedColumn(await importOriginal<object>())
})
vi.mock('../platform/app/media.ts', () => ({ useNarrow: () => false, usePrinted: () => false }))
vi.mock('../features/garage/CarFigures.tsx', () => ({ CarFigures: () => null }))

const { name, label, value } = INVENTED
const UNITS = unitsOf(NO_PREFERENCES)
const OPTIONS = { distanceUnit: 'mi', volumeUnit: 'l', currency: 'EUR' } as const
const AT = '2026-03-05T14:07:00+00:00'
const stating: object = { [name]: value }
const tooLong: object = { [name]: 'x'.repeat(101) }
const whole = { id: 'm1', user_id: 'ann', created_at: AT }
const record: MaintenanceRow = { ...whole, vehicle_id: null, ...fullRow(logFields), ...stating }
const fillUp: FillUpRow = { ...whole, vehicle_id: null, ...fullRow(fillUpFields), ...stating }
const cost: CarCostRow = { ...whole, vehicle_id: null, ...fullRow(carCostFields), ...stating }
const car: VehicleRow = { ...whole, updated_at: AT, ...fullRow(carFields), ...stating }
const nothing = () => undefined

const shown = (children: ReactNode) =>
  render(<QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>)

function RecordInputs() {
  const form = useForm({ defaultValues: formOf(record, [record.item], UNITS) })
  return <RecordFormFields form={form} own={[]} quick={[]} receipt={null} units={UNITS} />
}

/** A client that keeps the rows which are written through it. */
function writing() {
  const writes: object[] = []
  const answer = { data: [{}], error: null, status: 200 }
  const chain: object = new Proxy(() => chain, {
    get: (_, key) => {
      if (key === 'then') return (done: (value: object) => void) => done(answer)
      if (key === 'rpc')
        return (_name: string, { p_changes }: { p_changes: object }) => {
          writes.push(p_changes)
          return chain
        }
      if (key !== 'upsert') return chain
      return (rows: object | object[]) => {
        writes.push(...[rows].flat())
        return chain
      }
    },
    apply: () => chain,
  })
  return { client: chain as unknown as Client, written: writes }
}

async function archived() {
  const { client, person } = accountOf('ann', {
    maintenance: [record],
    fill_ups: [fillUp],
    car_costs: [cost],
    vehicles: [car],
  })
  return (await collectArchive(client, person, new Date(0))).bytes
}

describe.each([
  { table: 'maintenance', fields: logFields as FieldTable, row: record, offline: logTable },
  { table: 'fill_ups', fields: fillUpFields as FieldTable, row: fillUp, offline: fuelTable },
  { table: 'car_costs', fields: carCostFields as FieldTable, row: cost, offline: costTable },
  { table: 'vehicles', fields: carFields as FieldTable, row: car, offline: garageTable },
])('a column of $table that stands in its table of fields alone', ({ table, fields, row, offline }) => {
  // Each table's rows go through the same calls.
  const own = offline as typeof logTable
  const seen = row as unknown as typeof record
  const { [name]: _, ...rest } = { [name]: null, ...seen }
  const without = Object.assign({ ...rest }, { [name]: null }) as typeof record
  const entry = { id: 'e', ownerId: 'ann', queuedAtMs: 0, attempts: 0 }

  it('is a column of the table', () => {
    expect(Object.keys(fields)).toContain(name)
    expect(rowOf(fields, row)).toMatchObject(stating)
  })

  it('is in the offline write: added, edited and shown while it waits', async () => {
    const { client, written } = writing()
    const edit = editOf(own, without, seen)
    expect(edit.changes).toEqual(stating)
    await sendAdd(own.spec, client, 'ann', { rows: [newOf(own, seen)] })
    await sendEdit(own.spec, client, 'ann', edit)
    expect(written).toMatchObject([stating, stating])
    const work = { rows: [newOf(own, seen)] }
    expect(own.rowsWith([], [{ ...entry, kind: `${table}.add`, work }])).toMatchObject([stating])
  })

  it('is in the conflict view', () => {
    const work = { ...editOf(own, without, seen), stored: { [name]: '90 Nm' } }
    const conflict = conflictOf(own, { ...entry, kind: `${table}.edit`, work }, writersIn(UNITS))
    expect(conflict).toMatchObject({ fields: [{ label, mine: `“${value}”`, theirs: '“90 Nm”' }] })
  })

  it('is in the archive, out and in', async () => {
    const archive = unpackArchive(await archived())
    expect(archive.tables[table]).toMatchObject([stating])
    const items = planImport(archive, 'ben', {}).filter((each) => each.table === table)
    expect(items).toMatchObject([{ state: 'new', row: stating, unknown: [] }])
  })
})

describe('the invented column of the log', () => {
  it('is in the form: shown, checked, read and filled in again', () => {
    render(<RecordInputs />)
    expect(screen.getByLabelText(new RegExp(label))).toHaveProperty('value', value)
    const typed = { ...emptyForm('2026-03-05', 'Tires'), ...stating }
    expect(recordForm(UNITS).parse(typed)).toMatchObject(stating)
    expect(recordForm(UNITS).safeParse({ ...typed, ...tooLong }).success).toBe(false)
    expect(fieldsOfForm(typed, UNITS)).toMatchObject(stating)
  })

  it('is in the row of the list', () => {
    render(
      <RecordRow
        onDelete={nothing}
        onEdit={nothing}
        onReceipt={nothing}
        row={record}
        selection={null}
        units={UNITS}
      />,
    )
    expect(screen.getByText(`${label}:`, { exact: false }).textContent).toBe(`${label}: ${value}`)
  })

  it('is in the search', () => {
    const other = { ...record, [name]: null }
    expect(filterLog([record, other], { ...NO_FILTER, search: '110 nm' })).toEqual([record])
  })

  it('is in the CSV, written and read', () => {
    const file = readFile(readCsvText(serialiseLog([record], 'km')).lines, OPTIONS)
    expect(file).toMatchObject({ records: [stating], problems: [] })
    expect(
      readFile(readCsvText(`Item,Date,${label}\nTires,2026-03-05,${value}`).lines, OPTIONS),
    ).toMatchObject({ program: null, records: [{ [name]: '110 Nm' }] })
  })

  it('is in the de-duplication: records that differ there alone are two', () => {
    const same = sameIn(namesOf(logFields))
    expect(partKnown([record], [{ ...record, [name]: null }], same).fresh).toEqual([record])
    expect(partKnown([record], [{ ...record }], same).known).toEqual([record])
  })

  it('is in the CSV of the archive', async () => {
    const csv = strFromU8(unzipSync(await archived())['service-log.csv'] ?? new Uint8Array())
    expect(csv).toContain(label)
    expect(csv).toContain(value)
  })
})

describe('the invented column of fill-ups', () => {
  it('is in the form: shown, checked, read and filled in again', async () => {
    shown(
      <FillUpDialog
        edited={fillUp}
        last={null}
        counter={null}
        others={[]}
        onClose={nothing}
        onDelete={nothing}
        stations={[]}
        units={UNITS}
        vehicleId={null}
      />,
    )
    expect(await screen.findByLabelText(new RegExp(label))).toHaveProperty('value', value)
    const context = { lastPrice: null, units: UNITS }
    const typed = { ...emptyFill('2026-03-05', UNITS), amount: '10', ...stating }
    expect(readFill(typed, context)).toMatchObject({ fillUp: stating })
    expect(readFill({ ...typed, ...tooLong }, context)).toMatchObject({ ok: false })
  })

  it('is in the list', () => {
    render(<FillUpList fillUps={[fillUp]} kinds={[]} onEdit={nothing} units={UNITS} />)
    expect(screen.getByText(`${label}:`, { exact: false }).textContent).toContain(`${label}: ${value}`)
  })

  it('is in the CSV, written and read, and among the extra fields of LubeLogger', async () => {
    const csv = csvFile(fillUpFields, [fillUp])
    expect(readFile(readCsvText(csv).lines, OPTIONS)).toMatchObject({ fillUps: [stating], problems: [] })
    const others = 'Date,Odometer,FuelConsumed,extrafield_torque\n2026-03-05,1000,10,9 Nm'
    expect(readFile(readCsvText(others).lines, OPTIONS)).toMatchObject({ fillUps: [{ [name]: '9 Nm' }] })
    expect(strFromU8(unzipSync(await archived())['fuel.csv'] ?? new Uint8Array())).toContain(value)
  })

  it('is missing from a file of before, which is read anyway', () => {
    const { [name]: _, ...before } = { ...fillUpFields, [name]: null }
    const csv = csvFile(before, [rowOf(fillUpFields, fillUp)])
    expect(readFile(readCsvText(csv).lines, OPTIONS)).toMatchObject({
      program: 'tappet',
      fillUps: [{ [name]: null }],
    })
  })
})

describe('the invented column of costs', () => {
  it('is in the form, the list and the CSV of the archive', async () => {
    const form = costFormOf(cost, '2026-03-05', UNITS)
    expect(form).toMatchObject(stating)
    expect(readCost(form, UNITS)).toMatchObject({ cost: stating })
    expect(readCost({ ...form, ...tooLong }, UNITS)).toMatchObject({ ok: false })
    shown(<CostDialog edited={cost} onClose={nothing} units={UNITS} vehicleId={null} />)
    expect(await screen.findByLabelText(new RegExp(label))).toHaveProperty('value', value)
    cleanup()
    render(<CostLine onEdit={nothing} row={cost} units={UNITS} />)
    expect(screen.getByText(`${label}:`, { exact: false }).textContent).toContain(`${label}: ${value}`)
    expect(strFromU8(unzipSync(await archived())['costs.csv'] ?? new Uint8Array())).toContain(value)
  })
})

describe('the invented column of cars', () => {
  it('is in the form: shown, checked, read and filled in again', async () => {
    shown(<CarDialog edited={car} onClose={nothing} />)
    expect(await screen.findByLabelText(new RegExp(label))).toHaveProperty('value', value)
    const typed = { ...carForm({}, UNITS), name: 'Golf', ...stating }
    expect(readCar(typed, 2026, UNITS)).toMatchObject({ fields: stating })
    expect(readCar({ ...typed, ...tooLong }, 2026, UNITS)).toMatchObject({ ok: false })
  })

  it('is on the card', () => {
    shown(
      <CarCard
        car={{ ...car, waiting: true }}
        isOnly
        isShown
        onEdit={nothing}
        onRemove={nothing}
        onShow={nothing}
        userId="ann"
      />,
    )
    expect(screen.getByText(label).nextSibling?.textContent).toBe(value)
  })
})
