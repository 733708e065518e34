import { describe, expect, it } from 'vitest'
import { simulatedAdapter } from '../../testing/adapter.ts'
import { type CarModel, simulatedCar } from '../../testing/car.ts'
import { CARS } from '../../testing/cars.data.ts'
import { virtualClock } from '../../testing/clock.ts'
import { scriptedLink } from '../../testing/scripted-link.ts'
import { connect } from '../connection.ts'
import { readUdsKind } from './codes.ts'
import { readSupported } from './readers.ts'
import { isCertainlyEmpty } from './told-codes.ts'
import { readUnitCodes } from './unit-codes.ts'

async function connected(model: CarModel) {
  const clock = virtualClock()
  const adapter = simulatedAdapter({ car: simulatedCar(model), clock })
  const result = await clock.until(connect({ ways: [adapter.open], clock, id: 'uds' }))
  if (!result.ok) throw new Error(result.failure.kind)
  return { clock, adapter, connection: result.connection }
}

const WHOLE = [
  [CARS.udsSilent, 'J1979-2'],
  [CARS.udsRefuses, 'J1979-2'],
  [CARS.udsTwoUnits, 'J1979-2'],
  [CARS.wwhObd, 'WWH-OBD'],
] as const

describe.each(WHOLE.map(([model, standard]) => [model.name, model, standard] as const))(
  '%s',
  (_, model: CarModel, standard) => {
    const [first] = model.units
    it('is read whole: codes, status, VIN, names, values, frames and test results, as the units hold them', async () => {
      const { clock, connection } = await connected(model)
      expect(connection.adapter().standard).toBe(standard)
      const codes = await clock.until(connection.codes())
      const units = (of: 'stored' | 'pending' | 'permanent') => ({
        kind: 'complete',
        value: { units: model.units.map((unit) => ({ ecu: unit.address, codes: unit[of] })) },
      })
      expect(codes).toMatchObject({
        kind: 'complete',
        value: {
          stored: units('stored'),
          pending: units('pending'),
          permanent: units('permanent'),
          status: { kind: 'complete', value: model.units.map(({ address }) => ({ ecu: address })) },
        },
      })
      expect(isCertainlyEmpty(codes)).toBe(false)
      expect(await clock.until(connection.vehicle())).toMatchObject({
        kind: 'complete',
        value: {
          vin: { text: first?.vin },
          units: model.units.map(({ address, name, calibrationIds }) => ({
            ecu: address,
            name,
            calibrationIds,
          })),
        },
      })
      const supported = await clock.until(connection.supported())
      const pids = Object.keys(first?.pids ?? {}).map(Number)
      expect(supported.kind === 'complete' && supported.value.byUnit.get(first?.address ?? '')).toEqual(pids)
      const frames = await clock.until(connection.freezeFrames())
      expect(frames).toMatchObject({
        kind: 'complete',
        value: model.units.flatMap(({ address, freezeFrame }) =>
          freezeFrame === null
            ? []
            : [
                {
                  ecu: address,
                  code: freezeFrame.code,
                  values: [
                    { pid: 4 },
                    { pid: 5 },
                    ...(freezeFrame.pids[12] ? [{ pid: 12 }, { pid: 13 }] : []),
                  ],
                },
              ],
        ),
      })
      const tests = await clock.until(connection.monitorTests())
      const testsOfModel = model.units.flatMap(({ monitorTests = {} }) => Object.values(monitorTests).flat())
      expect(tests.kind === 'complete' && tests.value.length).toBe(testsOfModel.length)
    })
    it('gives the values of several PIDs in requests that fit one frame', async () => {
      const { clock, adapter, connection } = await connected(model)
      const parameters = await clock.until(connection.parameters([0x0c, 0x0d, 0x05, 0x42]))
      if (parameters.kind === 'failed') throw new Error(parameters.failure.kind)
      const engine = parameters.value.parameters.filter(({ ecu }) => ecu === first?.address)
      expect(engine.map(({ pid, values }) => [pid, values[0]?.value])).toEqual([
        [0x0c, 775],
        [0x0d, 0],
        [0x05, 83],
        [0x42, expect.closeTo(14.149, 6)],
      ])
      expect(adapter.received.slice(-2)).toEqual(['22F40CF40DF405', '22F442'])
    })
    it('has live values, and no snapshot that a clear could be made of', async () => {
      const { clock, adapter, connection } = await connected(model)
      const seen = new Set<number>()
      const live = connection.live({
        pids: [0x0c, 0x0d, 0x04, 0x11],
        onReadings: (readings) => {
          for (const { pid } of readings) seen.add(pid)
          if (seen.size === 4) live.stop()
        },
      })
      expect(await clock.until(live.ended)).toBeNull()
      expect(await clock.until(connection.snapshot())).toMatchObject({
        failure: { kind: 'otherStandard', certain: true },
      })
      expect(connection.diagnosis().finding).toBe('j1979two')
      expect(adapter.received.filter((command) => /^(04|14)/.test(command))).toEqual([])
    })
  },
)

describe('a car that names no standard', () => {
  it('has the codes that its units keep, and is never certain to have none', async () => {
    const { clock, connection } = await connected(CARS.udsUnnamed)
    expect(connection.adapter()).toMatchObject({ standard: 'UDS', units: [{ ecu: '7E8' }] })
    const codes = await clock.until(connection.codes())
    expect(codes).toMatchObject({
      kind: 'partial',
      value: {
        stored: { kind: 'complete', value: { units: [{ ecu: '7E8', codes: ['P0301', 'P0420'] }] } },
        pending: { value: { units: [{ codes: ['P0171'] }] } },
        permanent: { value: { units: [{ codes: ['P0420'] }] } },
      },
      missing: [{ request: '0101', why: { kind: 'otherStandard', certain: false } }],
    })
    expect(await clock.until(connection.supported())).toMatchObject({ failure: { kind: 'otherStandard' } })
  })
  it('without a code there is still not known to have none', async () => {
    const bare = { ...CARS.udsUnnamed.units[0], stored: [], pending: [], permanent: [] }
    const { clock, connection } = await connected({ ...CARS.udsUnnamed, units: [bare] })
    const codes = await clock.until(connection.codes())
    expect([codes.kind, isCertainlyEmpty(codes)]).toEqual(['partial', false])
  })
})

describe('a unit that does not keep a status', () => {
  const asked = (answers: Record<string, string>, standard: 'J1979-2' | 'UDS') =>
    scriptedLink(answers, { standard, units: ['7E8'] })
  it('has not said that it has no confirmed code', async () => {
    const byStatus = asked({ '190208': '7E803590204' }, 'UDS')
    expect(await readUdsKind(byStatus, 'stored')).toMatchObject({ failure: { kind: 'unreadable' } })
    const byGroup = asked({ '194233081E': '7E8065942330 41E04'.replace(' ', '') }, 'J1979-2')
    expect(await readUdsKind(byGroup, 'stored')).toMatchObject({ failure: { kind: 'unreadable' } })
    const link = asked({ '190208': '7E803590208' }, 'UDS')
    expect(await readUdsKind(link, 'stored')).toEqual({
      kind: 'complete',
      value: { units: [{ ecu: '7E8', codes: [] }], without: [] },
    })
  })
  it('has no pending codes where it keeps none', async () => {
    const link = asked({ '190204': '7E803590208' }, 'UDS')
    expect(await readUdsKind(link, 'pending')).toEqual({
      kind: 'complete',
      value: { units: [], without: ['7E8'] },
    })
  })
})

describe('codes that units keep by ISO 14229-1', () => {
  it('are read with status, snapshot and counters, beside those of OBD', async () => {
    const { clock, connection } = await connected(CARS.keepsMore)
    const unitCodes = await clock.until(connection.unitCodes())
    expect(unitCodes).toMatchObject({
      kind: 'partial',
      missing: [{ request: '19028D', ecu: '7E8', why: { kind: 'noAnswer' } }],
      value: {
        units: [
          {
            ecu: '7E9',
            value: [
              { code: 'P0700', status: 0x88, details: { values: [], makers: [{ record: 1, hex: '03' }] } },
              {
                code: 'U0121',
                number: 'C12187',
                status: 0x2f,
                details: {
                  values: [],
                  makers: [
                    { record: 1, hex: 'D1000A1B2C' },
                    { record: 1, hex: '030A1B2C' },
                  ],
                },
              },
            ],
          },
        ],
      },
    })
  })
  it('are not the codes whose test never failed', async () => {
    const list = scriptedLink({ '19028D': '7E8075902FF03010050' }, { units: ['7E8'] })
    expect(await readUnitCodes(list)).toEqual({
      kind: 'complete',
      value: { units: [{ ecu: '7E8', value: [] }], without: [] },
    })
  })
  it('are not told by a unit that keeps none of the bits that were asked for', async () => {
    const list = scriptedLink({ '19028D': '7E803590250' }, { units: ['7E8'] })
    expect(await readUnitCodes(list)).toMatchObject({ kind: 'failed', failure: { kind: 'unreadable' } })
  })
  it('are a failure where no unit speaks it, never an empty list', async () => {
    const { clock, connection } = await connected(CARS.petrolCan)
    expect(await clock.until(connection.unitCodes())).toMatchObject({ kind: 'failed' })
    const old = await connected(CARS.iso9141)
    expect(await old.clock.until(old.connection.unitCodes())).toMatchObject({ kind: 'failed' })
    expect(old.adapter.received.filter((command) => command.startsWith('19'))).toEqual([])
  })
})

describe('an answer by identifiers', () => {
  it('that belongs to another identifier is not taken for the one that was asked', async () => {
    const link = scriptedLink({ '22F400': '7E80762F4201FFFFFFF' }, { standard: 'J1979-2', units: ['7E8'] })
    expect(await readSupported(link)).toMatchObject({ kind: 'failed' })
  })
})
