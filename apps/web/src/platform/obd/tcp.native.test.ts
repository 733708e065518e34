import { bytesFromHex, connect, type Transport, toHex } from '@tappet/obd'
import type { VirtualClock } from '@tappet/obd/testing'
import { CARS, FAST_USB, simulatedAdapter, simulatedCar, virtualClock } from '@tappet/obd/testing'
import type { TcpSocketPlugin } from 'capacitor-tcp-socket'
import { describe, expect, it } from 'vitest'
import { wifiAdapter } from './tcp.native.ts'

/** The plugin as on iOS: a read blocks every other call until bytes arrive or it times out. */
function phone(clock: VirtualClock, answersAt: string) {
  const adapter = simulatedAdapter({ car: simulatedCar(CARS.petrolCan), clock, link: FAST_USB })
  const arrived: number[] = []
  const requests: string[] = []
  let transport: Transport | null = null
  let wake = () => {}
  let heldUpMs = 0
  let holding: Promise<void> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const since = clock.now()
    const turn = holding.then(() => {
      heldUpMs += clock.now() - since
      return work()
    })
    holding = turn.then(
      () => {},
      () => {},
    )
    return turn
  }
  const tcp: TcpSocketPlugin = {
    async connect({ ipAddress, port }) {
      requests.push(`${ipAddress}:${port}`)
      if (ipAddress !== answersAt) throw new Error('Connection refused')
      transport = await adapter.open()
      transport.onBytes((bytes) => {
        arrived.push(...bytes)
        wake()
      })
      return { client: 0 }
    },
    send: ({ data }) => inTurn(async () => transport?.write(bytesFromHex(data) ?? new Uint8Array())),
    read: ({ timeout = 10 }) =>
      inTurn(async () => {
        if (arrived.length === 0) {
          await new Promise<void>((resolve) => {
            wake = resolve
            clock.after(timeout * 1_000, resolve)
          })
        }
        return { result: toHex(Uint8Array.from(arrived.splice(0))) }
      }),
    disconnect: ({ client }) =>
      inTurn(async () => {
        await transport?.close()
        return { client }
      }),
  }
  return {
    tcp,
    asked: requests,
    adapter,
    heldUpMs: () => heldUpMs,
    lose: () => {
      tcp.read = () => Promise.reject(new Error('Connection closed'))
    },
  }
}

const platformClock = (clock: VirtualClock) => ({
  nowMs: clock.now,
  after: clock.after,
  every: () => () => {},
})

describe('a Wi-Fi adapter in the app', () => {
  it('is found at the second of the usual addresses, and reads a car', async () => {
    const clock = virtualClock()
    const { tcp, asked, adapter } = phone(clock, '192.168.0.74')
    const { ways } = wifiAdapter(platformClock(clock), tcp)
    const connected = await clock.until(connect({ ways, clock, id: 'one' }))
    if (!connected.ok) throw new Error(JSON.stringify(connected.failure))
    expect(asked).toEqual(['192.168.0.10:35000', '192.168.0.74:23'])
    expect(await clock.until(connected.connection.codes())).toMatchObject({
      kind: 'complete',
      value: { stored: { kind: 'complete', value: { units: [{ ecu: '7E8', codes: ['P0301', 'P0420'] }] } } },
    })
    expect(adapter.interruptions()).toBe(0)
  })
  it('delays no command: nothing is read while the adapter is silent', async () => {
    const clock = virtualClock()
    const { tcp, heldUpMs } = phone(clock, '192.168.0.10')
    const { ways } = wifiAdapter(platformClock(clock), tcp)
    const connected = await clock.until(connect({ ways, clock, id: 'one' }))
    if (!connected.ok) throw new Error(JSON.stringify(connected.failure))
    const before = heldUpMs()
    for (let times = 0; times < 20; times++) await clock.until(connected.connection.voltage())
    expect(heldUpMs() - before).toBeLessThan(100)
  })
  it('reports that nothing answered in time', async () => {
    const clock = virtualClock()
    const { tcp } = phone(clock, 'nowhere')
    tcp.connect = () => new Promise(() => {})
    const { ways } = wifiAdapter(platformClock(clock), tcp)
    expect(await clock.until(connect({ ways, clock, id: 'one' }))).toMatchObject({
      ok: false,
      failure: { kind: 'notOpened', reason: expect.stringContaining('Is the phone in the adapter') },
    })
  })
  it('reports a lost link', async () => {
    const clock = virtualClock()
    const { tcp, lose } = phone(clock, '192.168.0.10')
    const [way] = wifiAdapter(platformClock(clock), tcp).ways
    const transport = await clock.until(way?.() ?? Promise.reject(new Error('no way')))
    const ends: string[] = []
    transport.onClosed((reason) => ends.push(reason))
    lose()
    await clock.until(transport.write(Uint8Array.from([0x0d])))
    await clock.advance(10)
    expect(ends).toEqual(['Connection closed'])
  })
})
