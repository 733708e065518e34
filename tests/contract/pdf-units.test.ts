/** PDF reports in the units, the order of days and the figures of their driver. */
import { describe, expect, it } from 'vitest'
import { fileServer } from '../harness/file-server.ts'
import { type Driver, keepRecords, newDriver, post } from './exports-account.ts'
import { ofLog, reportAt } from './pdf-bench.ts'

const server = fileServer()

const address = () => `${server.url}/functions/v1/export-pdf`

const reportOf = (driver: Driver, body: unknown) => reportAt(address(), driver, body)

describe('a report', () => {
  const choose = ({ client, id }: Driver, more: object) =>
    client.from('preferences').insert({ user_id: id, distance_unit: 'km', currency: 'EUR', ...more })

  it('is written in the units of its driver and the order of their language', async () => {
    const driver = await newDriver(server, 'PRO')
    expect((await choose(driver, {})).error).toBeNull()
    await keepRecords(server, driver, [{ date: '2026-05-31', mileage: 31_069, cost: 1249.9 }])
    const stated = await reportOf(driver, ofLog(driver))
    for (const part of ['50,000 km', 'May 31, 2026', '$1,249.90']) expect(stated.text).toContain(part)
    expect(stated.text).not.toMatch(/\d mi\b/)
    const german = await reportOf(driver, ofLog(driver, { locale: 'de-DE', paper: 'a4' }))
    for (const part of ['50.000 km', '31.05.2026', '$1.249,90']) expect(german.text).toContain(part)
    for (const locale of ['fr-FR', 'ja-JP', 'th-TH', 'ar-EG', 'ru-RU', 'pt-BR', 'qq-QQ']) {
      const { text } = await reportOf(driver, ofLog(driver, { locale }))
      expect(text, locale).toContain('2026')
      expect(text, locale).not.toContain('Not all letters could be shown')
    }
    const refused = await post(address(), driver.token, ofLog(driver, { locale: '../en' }))
    expect(refused.status).toBe(400)
  })

  it('of a car is written in the unit of its odometer', async () => {
    const driver = await newDriver(server, 'PRO')
    expect((await choose(driver, { volume_unit: 'uk_gal', economy_unit: 'mpg_uk' })).error).toBeNull()
    const carId = crypto.randomUUID()
    const car = { id: carId, user_id: driver.id, name: 'Green Mini', odometer_unit: 'mi' }
    expect((await driver.client.from('vehicles').insert(car)).error).toBeNull()
    await keepRecords(server, driver, [{ mileage: 31_069 }])
    const fill = { user_id: driver.id, odometer_unit: 'mi', amount_unit: 'uk_gal', currency: 'GBP' }
    for (const more of [
      { odometer: 31_000, amount: 10, date: '2026-02-01' },
      { odometer: 31_400, amount: 10, date: '2026-02-10' },
    ])
      expect((await driver.client.from('fill_ups').insert({ ...fill, ...more })).error).toBeNull()
    const { text } = await reportOf(driver, { type: 'car', vehicle_id: carId, locale: 'en-GB' })
    const words = text.replaceAll('\n', ' ')
    for (const part of ['31,069 mi', '1 May 2026', '20.0 gal (UK)', '40.0 mpg (UK)', 'EUR 0.00'])
      expect(words).toContain(part)
    expect(words).not.toMatch(/ km|\(US\)/)
  })

  it('of a car with two kinds of energy keeps them apart', async () => {
    const driver = await newDriver(server, 'PRO')
    const carId = crypto.randomUUID()
    const car = { id: carId, user_id: driver.id, name: 'Volt', fuel: 'Plug-in hybrid', odometer_unit: 'mi' }
    expect((await driver.client.from('vehicles').insert(car)).error).toBeNull()
    const fill = { user_id: driver.id, vehicle_id: carId, odometer_unit: 'mi', currency: 'USD' }
    for (const [date, odometer] of [
      ['2026-02-01', 31_000],
      ['2026-02-10', 31_400],
    ] as const)
      for (const more of [
        { amount: 4, amount_unit: 'us_gal', total_minor: 1400 },
        { amount: 80, amount_unit: 'kwh', total_minor: 1120, energy: 'electricity' },
      ])
        expect(
          (await driver.client.from('fill_ups').insert({ ...fill, date, odometer, ...more } as never)).error,
        ).toBeNull()
    const { text } = await reportOf(driver, { type: 'car', vehicle_id: carId })
    const words = text.replaceAll(/\s+/g, ' ')
    for (const part of [
      'Gasoline Fill-ups 2 fill-ups Fuel 8.0 gal (US) Paid $28.00 Economy 100.0 mpg (US)',
      'Electricity Charges 2 charges Energy 160.0 kWh Paid $22.40 Economy 5.0 mi/kWh',
      'counts all the distance',
    ])
      expect(words).toContain(part)
    expect(words).not.toContain('Costs of ownership')
  })

  it('of a car says what it has cost until today, kind by kind, and adds it up', async () => {
    const driver = await newDriver(server, 'PRO')
    const [carId, otherId] = [crypto.randomUUID(), crypto.randomUUID()]
    const cars = [carId, otherId].map((id) => ({ id, user_id: driver.id, name: id.slice(0, 4) }))
    expect((await driver.client.from('vehicles').insert(cars)).error).toBeNull()
    const costs = [
      { kind: 'insurance', amount: 366.05, every: 'year', date: '2020-01-01', until: '2020-12-31' },
      { kind: 'tax', amount: 90, date: '2021-05-05' },
      { kind: 'other', amount: -20, date: '2021-05-05' },
      { kind: 'purchase', amount: 9000, date: '2020-01-01' },
      { kind: 'sale', amount: 4000.5, date: '2022-01-01' },
      { kind: 'parking', amount: 30, every: 'month', date: '9000-01-01' },
      { kind: 'loan', amount: 7, date: '2021-01-01', vehicle_id: otherId },
    ] as const
    const rows = costs.map((cost) => ({ user_id: driver.id, vehicle_id: carId, currency: 'USD', ...cost }))
    expect((await driver.client.from('car_costs').insert(rows)).error).toBeNull()
    const { text } = await reportOf(driver, { type: 'car', vehicle_id: carId })
    const words = text.replaceAll(/\s+/g, ' ')
    expect(words).toContain(
      'Costs of ownership Insurance $366.05 Tax $90.00 Other costs -$20.00 Purchase $9,000.00 Sale -$4,000.50 Together $5,435.55 Counted by day until ',
    )
  })
})
