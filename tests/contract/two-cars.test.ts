/** Two cars of one driver never mix: in what the server lists, sums, tells and prints. */
import { recordOf } from '@tappet/upkeep'
import { beforeEach, describe, expect, it } from 'vitest'
import { fetchOdometer, readingOf } from '../../apps/web/src/backend/car/odometer.ts'
import { garageTable } from '../../apps/web/src/offline/garage/table.ts'
import { logTable } from '../../apps/web/src/offline/log/table.ts'
import { sendAs } from '../../apps/web/src/offline/parse-response.ts'
import { sendAdd, sendDelete, sendEdit } from '../../apps/web/src/offline/table/send.ts'
import { fileServer } from '../harness/file-server.ts'
import { type Driver, newDriver } from './exports-account.ts'

const server = fileServer()
let ada: Driver
const cars = { golf: '', jazz: '' }

const today = () => new Date().toISOString().slice(0, 10)

/** A Golf, the default car, at 50,000 miles; a Jazz at 9,000, whose oil is overdue. */
beforeEach(async () => {
  ada = await newDriver(server)
  cars.golf = crypto.randomUUID()
  cars.jazz = crypto.randomUUID()
  const own = { user_id: ada.id, date: today() }
  for (const { error } of [
    await ada.client.from('vehicles').insert({ id: cars.golf, name: 'Golf' }),
    await ada.client.from('vehicles').insert({ id: cars.jazz, name: 'Jazz' }),
    await ada.client.from('maintenance').insert([
      { ...own, item: 'Golf oil', mileage: 50_000, cost: 10, vehicle_id: cars.golf },
      { ...own, item: 'Unnamed wash', mileage: null, cost: 1 },
      { ...own, item: 'Jazz tyres', mileage: 9000, cost: 200, vehicle_id: cars.jazz },
      { ...own, item: 'Oil Change', date: '2020-01-01', mileage: 1000, vehicle_id: cars.jazz },
    ]),
  ])
    expect(error).toBeNull()
})

const csv = async (vehicle_id?: string) => {
  const body = { type: 'maintenance', user_id: ada.id, ...(vehicle_id && { vehicle_id }) }
  const { data, error } = await ada.client.functions.invoke<string>('export-csv', { body })
  expect(error).toBeNull()
  return ['Golf oil', 'Unnamed wash', 'Jazz tyres', 'Oil Change'].filter((item) => data?.includes(item))
}

describe('two cars', () => {
  it('are exported apart; a call without a car exports the default one', async () => {
    expect(await csv(cars.jazz)).toEqual(['Jazz tyres', 'Oil Change'])
    expect(await csv(cars.golf)).toEqual(['Golf oil', 'Unnamed wash'])
    expect(await csv()).toEqual(['Golf oil', 'Unnamed wash'])
    const ben = await newDriver(server)
    const body = { type: 'maintenance', user_id: ben.id, vehicle_id: cars.golf }
    const { response } = await ben.client.functions.invoke('export-csv', { body })
    expect(response?.status).toBe(404)
  })

  it('are reminded of apart', async () => {
    const due = async (query: string) => {
      const { data } = await ada.client.functions.invoke<{ data: { item: string }[] }>(
        `reminder-check${query}`,
      )
      return data?.data.map(({ item }) => item)
    }
    // Due at 15,000 miles: the Golf has run 50,000, the Jazz 9,000.
    const byMileage = { item: 'Tire Rotation', miles_interval: 10_000, last_done_mileage: 5000 }
    const { error } = await ada.client
      .from('reminder_prefs')
      .insert({ user_id: ada.id, vehicle_id: cars.jazz, ...byMileage })
    expect(error).toBeNull()
    expect(await due(`?vehicle_id=${cars.jazz}`)).toEqual(['Oil Change'])
    expect(await due(`?vehicle_id=${cars.golf}`)).toEqual([])
    expect(await due('')).toEqual([])
  })

  it('stand in the calendar with their names, and not once they are out of the garage', async () => {
    const { data: token } = await ada.client.rpc('make_calendar_link')
    const summaries = async () => {
      const response = await fetch(`${server.url}/functions/v1/calendar-feed?token=${token}`)
      return [...(await response.text()).matchAll(/SUMMARY:(.*)/g)].map(([, text]) => text?.trim())
    }
    expect(await summaries()).toEqual(['Jazz: Oil Change is overdue'])
    await ada.client.from('vehicles').update({ retired_at: new Date().toISOString() }).eq('id', cars.jazz)
    expect(await summaries()).toEqual([])
  })

  it('have a mileage each: a reading of one is not held against the other', async () => {
    const readings = await fetchOdometer(ada.client, ada.id)
    expect(readingOf(readings, { id: cars.jazz, is_default: false })?.miles).toBe(9000)
    expect(readingOf(readings, { id: cars.golf, is_default: true })?.miles).toBe(50_000)
    const read = (mileage: number, vehicle_id: string | null) =>
      sendAs(ada.client, ada.id, (own, owner) =>
        sendAdd(logTable.spec, own, owner, {
          isReading: true,
          rows: [
            {
              id: crypto.randomUUID(),
              vehicle_id,
              ...recordOf({ item: 'Mileage Update', date: today(), mileage }),
            },
          ],
        }),
      ).then(({ kind }) => kind)
    expect(await read(9100, cars.jazz)).toBe('done')
    expect(await read(9050, cars.jazz)).toBe('failed')
    expect(await read(9200, null)).toBe('failed')
    expect(await read(50_100, null)).toBe('done')
  })

  it('have fuel each: a fill-up is a reading of its own car, and without a car of the default one', async () => {
    const fill = (odometer: number, vehicle_id?: string) => ({
      user_id: ada.id,
      date: today(),
      odometer,
      odometer_unit: 'km' as const,
      amount: 40,
      amount_unit: 'l' as const,
      currency: 'EUR',
      ...(vehicle_id && { vehicle_id }),
    })
    const { error } = await ada.client.from('fill_ups').insert([fill(20_000, cars.jazz), fill(100_000)])
    expect(error).toBeNull()
    const readings = await fetchOdometer(ada.client, ada.id)
    expect(readingOf(readings, { id: cars.jazz, is_default: false })?.miles).toBeCloseTo(20_000 / 1.609344, 9)
    expect(readingOf(readings, { id: cars.golf, is_default: true })?.miles).toBeCloseTo(100_000 / 1.609344, 9)
    const { data } = await ada.client.from('fill_ups').select('vehicle_id').order('odometer')
    expect(data?.map(({ vehicle_id }) => vehicle_id)).toEqual([cars.jazz, cars.golf])
  })

  it('arrive once, however often they are sent, and change in what was edited alone', async () => {
    const id = crypto.randomUUID()
    const car = {
      id,
      name: 'Red',
      make: null,
      model: null,
      year: null,
      engine: null,
      fuel: null,
      vin: null,
      plate: null,
      picture: null,
      odometer_unit: null,
      is_default: false,
      retired_at: null,
    }
    const add = () => sendAdd(garageTable.spec, ada.client, ada.id, { rows: [car] })
    const edit = (changes: { plate?: string; name?: string }) =>
      sendEdit(garageTable.spec, ada.client, ada.id, { id, name: 'Red', changes })
    expect([(await add()).kind, (await edit({ plate: 'X 1' })).kind, (await add()).kind]).toEqual([
      'done',
      'done',
      'done',
    ])
    const { data } = await ada.client.from('vehicles').select('name, plate').eq('id', id)
    expect(data).toEqual([{ name: 'Red', plate: 'X 1' }])
    await sendDelete(garageTable.spec, ada.client, ada.id, { rows: [{ id }] })
    expect(await edit({ name: 'Blue' })).toMatchObject({
      kind: 'failed',
      permanent: true,
      message: 'The car was deleted on another device.',
    })
  })

  it('keep their rows: one that has any is not deleted, however it is asked for', async () => {
    const sending = sendAs(ada.client, ada.id, (own, owner) =>
      sendDelete(garageTable.spec, own, owner, { rows: [{ id: cars.jazz }] }),
    )
    expect(await sending).toMatchObject({ kind: 'failed', permanent: true })
    expect(await csv(cars.jazz)).toEqual(['Jazz tyres', 'Oil Change'])
  })
})
