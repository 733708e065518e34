import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import type { Client } from '../../backend/connection/connect.ts'
import type { KeptReport } from '../../features/obd/saved/report.ts'
import type { Car } from '../../offline/garage/table.ts'
import { logRow } from '../testing/rows.ts'
import { carAt, logAt, meantCar, PATIENCE_MS } from './car-senses.ts'
import { scanAt } from './scan-senses.ts'

const AT = Date.parse('2026-03-05T14:07:00Z')
const DAY_MS = 86_400_000

const row = (item: string, date: string, mileage: number | null = null) =>
  logRow({ id: item, user_id: 'driver', item, date, mileage })
const read = (codes: string[]) => ({
  kind: 'complete' as const,
  value: { units: [{ ecu: '7E8', codes }], without: [] },
})
const none = { kind: 'complete' as const, value: [] }
const kept = (part: Partial<KeptReport> = {}): KeptReport => ({
  id: 'scan',
  ownerId: 'driver',
  savedAtMs: AT,
  occasion: 'scan',
  demo: false,
  deviceName: 'OBD adapter',
  vin: null,
  codes: { stored: read(['P0302']), pending: read(['P0171']), permanent: read([]), status: none },
  freezeFrames: none,
  readiness: none,
  ...part,
})

describe('the log of a recording', () => {
  it('is that of its day, with the highest mileage until then', () => {
    const rows = [
      row('Spark Plugs', '2026-03-06', 95_000),
      row('Battery', '2026-03-05', 90_000),
      row('Tires', '2025-01-01', 91_000),
    ]
    const { senses, car } = logAt(rows, AT)
    expect(senses.log).toEqual({ records: rows.slice(1), today: '2026-03-05', odometer: 91_000 })
    expect(car).toEqual({ mileage: 91_000 })
    expect(logAt([row('Battery', '2026-03-01')], AT).car).toEqual({ mileage: null })
  })
})

describe('the scan of a recording', () => {
  it('is the one kept nearest in time, within 30 days', () => {
    const near = kept({ savedAtMs: AT + 2 * DAY_MS, codes: { ...kept().codes, stored: read(['P0420']) } })
    expect(scanAt([kept({ savedAtMs: AT - 9 * DAY_MS }), near], AT).codes).toEqual(['P0420', 'P0171'])
    expect(scanAt([kept({ savedAtMs: AT - 30 * DAY_MS })], AT).codes).toEqual(['P0302', 'P0171'])
    expect(scanAt([kept({ savedAtMs: AT - 31 * DAY_MS })], AT)).toEqual({ senses: {}, codes: [] })
  })
  it('is never a demo’s, nor one whose codes were cleared after it', () => {
    expect(scanAt([kept({ demo: true }), kept({ occasion: 'beforeClearing' })], AT).codes).toEqual([])
  })
  it('is none where the kept scans are of several cars', () => {
    expect(scanAt([kept({ vin: 'A' }), kept({ vin: 'B' })], AT).codes).toEqual([])
    expect(scanAt([kept({ vin: 'A' }), kept()], AT).codes).not.toEqual([])
  })
  it('takes readiness only where no unit is missing', () => {
    const why = { kind: 'unreadable', reason: 'short' } as const
    const partial = {
      kind: 'partial' as const,
      value: [],
      missing: [{ request: '0101', ecu: '7E9', why }] as const,
    }
    expect(scanAt([kept()], AT).senses.scan?.readiness).toEqual([])
    expect(scanAt([kept({ readiness: partial })], AT).senses.scan?.readiness).toBeNull()
  })
})

describe('what is known of the car', () => {
  const warned = vi.spyOn(console, 'warn')
  beforeEach(() => {
    warned.mockImplementation(() => undefined)
  })
  afterEach(() => {
    warned.mockReset()
  })
  const world = (part: Partial<Parameters<typeof carAt>[1]> = {}) => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(queryKeys.maintenance('driver'), [row('Battery', '2026-03-01', 90_000)])
    const clock = { nowMs: () => AT, after: () => () => undefined, every: () => () => undefined }
    const client = Promise.resolve(null as unknown as Client)
    const garage = async () => ({ car: null, all: [] })
    return { client, queryClient, userId: 'driver', clock, keptScans: async () => [kept()], garage, ...part }
  }

  it('is log and scan together', async () => {
    const knowledge = await carAt(AT, world())
    expect(knowledge).toMatchObject({ codes: ['P0302', 'P0171'], car: { mileage: 90_000 } })
    expect(Object.keys(knowledge.senses).sort()).toEqual(['log', 'scan'])
  })
  it('leaves out what fails, and says so in the log of the browser alone', async () => {
    const knowledge = await carAt(AT, world({ keptScans: () => Promise.reject(new Error('denied')) }))
    expect(Object.keys(knowledge.senses)).toEqual(['log'])
    expect(warned).toHaveBeenCalledOnce()
  })
  it('is nothing where it is not known which car is meant', async () => {
    const knowledge = await carAt(AT, world({ garage: async () => null }))
    expect(knowledge).toEqual({ senses: {}, codes: [], car: {} })
  })
  it('is of another car only where the driver means that one', () => {
    const [golf, jazz] = [{ id: 'golf' }, { id: 'jazz' }] as Car[]
    if (golf === undefined || jazz === undefined) throw new Error('two cars')
    const shown = { car: golf, all: [golf, jazz] }
    expect(meantCar(shown, undefined)).toBe(shown)
    expect(meantCar(shown, 'golf')).toBe(shown)
    // Tied to no car, or to one that is there no more.
    expect(meantCar(shown, null)).toBeNull()
    expect(meantCar(shown, 'gone')).toBeNull()
    const only = { car: golf, all: [golf] }
    expect(meantCar(only, null)).toBe(only)
  })
  it('waits no longer than a driver would for what does not come', async () => {
    const waits: number[] = []
    const clock = {
      ...world().clock,
      after: (delayMs: number, work: () => void) => {
        waits.push(delayMs)
        work()
        return () => undefined
      },
    }
    const knowledge = await carAt(AT, world({ clock, keptScans: () => new Promise(() => undefined) }))
    expect(knowledge.senses.scan).toBeUndefined()
    expect(new Set(waits)).toEqual(new Set([PATIENCE_MS]))
  })
})
