import type { BleService } from '@capacitor-community/bluetooth-le'
import { BLUETOOTH_PROFILES, connect, type Transport } from '@tappet/obd'
import { BLE, CARS, simulatedAdapter, simulatedCar, virtualClock } from '@tappet/obd/testing'
import { describe, expect, it } from 'vitest'
import { type BlePlugin, chooseNativeBluetooth } from './bluetooth.native.ts'

const PROPERTIES = {
  broadcast: false,
  read: false,
  write: false,
  writeWithoutResponse: false,
  notify: false,
  indicate: false,
  authenticatedSignedWrites: false,
}

const service = (uuid: string, notify: string, write: string): BleService => ({
  uuid,
  characteristics: [
    { uuid: write, descriptors: [], properties: { ...PROPERTIES, write: true } },
    { uuid: notify, descriptors: [], properties: { ...PROPERTIES, notify: true } },
  ],
})

/** The phone's plugin, with a simulated adapter in range. */
function phone(services: BleService[], over: Partial<BlePlugin> = {}) {
  const clock = virtualClock()
  const adapter = simulatedAdapter({ car: simulatedCar(CARS.petrolCan), clock, link: BLE })
  const writes: number[] = []
  let transport: Transport | null = null
  let lost: () => void = () => {}
  const ble: BlePlugin = {
    initialize: async () => {},
    isEnabled: async () => true,
    requestDevice: async () => ({ deviceId: 'AA:BB', name: 'V-LINK' }),
    async connect(_id, onDisconnect) {
      transport = await adapter.open()
      lost = () => onDisconnect?.('AA:BB')
    },
    async disconnect() {
      await transport?.close()
    },
    getServices: async () => services,
    async startNotifications(_id, _service, _characteristic, onValue) {
      transport?.onBytes((bytes) => onValue(new DataView(new Uint8Array(bytes).buffer)))
    },
    async write(_id, _service, _characteristic, value) {
      writes.push(value.byteLength)
      await transport?.write(new Uint8Array(value.buffer))
    },
    async writeWithoutResponse() {
      throw new Error('this characteristic wants a response')
    },
    ...over,
  }
  return { ble, clock, adapter, writes, lose: () => lost() }
}

async function chosen(ble: BlePlugin) {
  const choice = await chooseNativeBluetooth(false, ble)
  if (choice.kind !== 'chosen') throw new Error(choice.kind)
  return choice.adapter
}

describe('Bluetooth LE in the app', () => {
  it.each(BLUETOOTH_PROFILES.filter(({ notify, write }) => notify !== write))(
    'reads a car through $name',
    async ({ service: uuid, notify, write }) => {
      const { ble, clock, writes, adapter } = phone([service(uuid, notify, write)])
      const { ways } = await chosen(ble)
      const connected = await clock.until(connect({ ways, clock, id: 'one' }))
      if (!connected.ok) throw new Error(connected.failure.kind)
      expect(await clock.until(connected.connection.codes())).toMatchObject({
        kind: 'complete',
        value: {
          stored: { kind: 'complete', value: { units: [{ ecu: '7E8', codes: ['P0301', 'P0420'] }] } },
        },
      })
      expect(Math.max(...writes)).toBeLessThanOrEqual(20)
      expect(adapter.interruptions()).toBe(0)
    },
  )
  it('prefers a known service to an unknown one that would also do', async () => {
    const [profile] = BLUETOOTH_PROFILES
    const battery = service('0000180f-0000-1000-8000-00805f9b34fb', 'level', 'set')
    const replies: string[] = []
    const { ble } = phone(
      [battery, service(profile?.service ?? '', profile?.notify ?? '', profile?.write ?? '')],
      {
        startNotifications: async (_id, uuid) => {
          replies.push(uuid)
        },
      },
    )
    const [way] = (await chosen(ble)).ways
    await way?.()
    expect(replies).toEqual([profile?.service])
  })
  it('reports a lost link, but not one that it closed itself', async () => {
    const { ble, lose } = phone([service('0000fff0-0000-1000-8000-00805f9b34fb', 'n', 'w')])
    const [way] = (await chosen(ble)).ways
    const ends: string[] = []
    const first = await way?.()
    first?.onClosed((reason) => ends.push(reason))
    lose()
    expect(ends).toEqual(['The Bluetooth link ended.'])
    const second = await way?.()
    second?.onClosed((reason) => ends.push(reason))
    await second?.close()
    lose()
    expect(ends).toHaveLength(1)
  })
  it('refuses a device without the services of an adapter', async () => {
    const { ble } = phone([{ uuid: '0000180a-0000-1000-8000-00805f9b34fb', characteristics: [] }])
    const [way] = (await chosen(ble)).ways
    await expect(way?.()).rejects.toThrow('no service that an OBD adapter would')
  })
  it('distinguishes a radio that is off, a closed list and a refusal', async () => {
    const refusal = (message: string) => ({ requestDevice: () => Promise.reject(new Error(message)) })
    expect(await chooseNativeBluetooth(false, phone([], { isEnabled: async () => false }).ble)).toMatchObject(
      { kind: 'failed', why: 'bluetoothOff' },
    )
    expect(await chooseNativeBluetooth(false, phone([], refusal('requestDevice cancelled.')).ble)).toEqual({
      kind: 'closed',
    })
    expect(await chooseNativeBluetooth(false, phone([], refusal('Permission denied.')).ble)).toMatchObject({
      kind: 'failed',
      why: 'refused',
      reason: 'Permission denied.',
    })
  })
})
