import { describe, expect, it } from 'vitest'
import { simulatedAdapter } from '../../testing/adapter.ts'
import { simulatedCar } from '../../testing/car.ts'
import { CARS } from '../../testing/cars.data.ts'
import { virtualClock } from '../../testing/clock.ts'
import { ELM327 } from '../../testing/faults.ts'
import { asciiToBytes } from '../bytes.ts'
import { connect } from '../connection.ts'
import { diagnose } from '../doctor/doctor.ts'
import type { Clock, OpenTransport, Transport } from '../transport.ts'
import { openLink } from './link.ts'
import { newTranscript, transcriptText } from './transcript.ts'

const transport = (over: Partial<Transport> = {}): Transport => ({
  name: 'odd',
  write: async () => {},
  onBytes: () => {},
  onClosed: () => {},
  close: async () => {},
  ...over,
})

async function tryWays(...ways: OpenTransport[]) {
  const clock = virtualClock()
  return { clock, connected: await clock.until(connect({ ways, clock, id: 'link' })) }
}

describe('a transport that misbehaves never throws past the driver', () => {
  it.each<[string, OpenTransport, string]>([
    ['refuses to open', () => Promise.reject(new Error('in use')), 'notOpened'],
    [
      'throws on opening',
      () => {
        throw new Error('in use')
      },
      'notOpened',
    ],
    ['rejects a write', async () => transport({ write: () => Promise.reject(new Error('gone')) }), 'closed'],
    [
      'throws on a write',
      async () =>
        transport({
          write: () => {
            throw new Error('gone')
          },
        }),
      'closed',
    ],
    [
      'cannot be closed',
      async () => transport({ close: () => Promise.reject(new Error('stuck')) }),
      'silent',
    ],
    ['closes at once', async () => transport({ onClosed: (closed) => closed('off') }), 'closed'],
  ])('%s', async (_, open, kind) => {
    const { connected } = await tryWays(open)
    expect(connected).toMatchObject({ ok: false, failure: { kind } })
  })
  it.each([
    ['and all do', 'nothing', null],
    ['until one does not', 'ATDPN', 'silent'],
  ])('survives answers that arrive within write, %s', async (_, unanswered, failure) => {
    let heard: (bytes: Uint8Array) => void = () => {}
    const answers: Readonly<Record<string, string>> = {
      ATI: 'ELM327 v1.5',
      ATRV: '12.1V',
      '0100': '7E8064100BE3FA813',
      ATDPN: 'A6',
    }
    const open = async () =>
      transport({
        onBytes: (listener) => {
          heard = listener
        },
        write: async (bytes) => {
          const command = String.fromCharCode(...bytes).trim()
          if (command !== unanswered) heard(asciiToBytes(`${answers[command] ?? 'OK'}\r\r>`))
        },
      })
    const { connected } = await tryWays(open)
    expect(connected.ok ? null : connected.failure.kind).toBe(failure)
  })
})

describe('ways to an adapter', () => {
  it('tries the next speed when nothing sensible is heard', async () => {
    const clock = virtualClock()
    const car = simulatedCar(CARS.petrolCan)
    const wrong = simulatedAdapter({ car, clock, faults: { wrongBaud: true } })
    const right = simulatedAdapter({ car, clock })
    const connected = await clock.until(connect({ ways: [wrong.open, right.open], clock, id: 'speeds' }))
    expect(connected.ok).toBe(true)
    expect(clock.now()).toBeLessThan(4_000)
  })
  it('says why when there is none', async () => {
    const { connected } = await tryWays()
    expect(connected).toMatchObject({
      ok: false,
      failure: { kind: 'notOpened' },
      diagnosis: { finding: 'nothingTried' },
    })
  })
  it('keeps a transcript that names every byte', async () => {
    const { connected, clock } = await tryWays(
      simulatedAdapter({ car: simulatedCar(CARS.petrolCan), clock: virtualClock() }).open,
    )
    expect(clock.now()).toBeGreaterThan(0)
    if (connected.ok) throw new Error('that adapter runs on another clock')
    expect(transcriptText(connected.transcript)).toContain('sent "ATI')
    expect(diagnose(connected.transcript).finding).toBe('mute')
  })
})

describe('after disconnecting', () => {
  it('every reading fails, and nothing is opened again', async () => {
    const clock = virtualClock()
    let opened = 0
    const adapter = simulatedAdapter({ car: simulatedCar(CARS.petrolCan), clock })
    const open = () => {
      opened += 1
      return adapter.open()
    }
    const connected = await clock.until(connect({ ways: [open], clock, id: 'bye' }))
    if (!connected.ok) throw new Error(connected.failure.kind)
    connected.connection.close()
    expect(connected.connection.lost()?.kind).toBe('closed')
    expect(await clock.until(connected.connection.codes())).toMatchObject({
      kind: 'failed',
      failure: { kind: 'closed' },
    })
    expect(opened).toBe(1)
  })
})

describe('a link that breaks', () => {
  it.each([
    ['closes', { dropsAfter: 30 }, 'closed'],
    ['falls silent', { hangsAfter: 30 }, 'silent'],
  ])('and %s is told once, and leaves no timer and no open transport', async (_, faults, why) => {
    const clock = virtualClock()
    const count = { timers: 0, maxTimers: 0, lost: 0, letGo: 0 }
    const counted: Clock = {
      now: clock.now,
      after(milliseconds, run) {
        let due = 1
        const over = () => {
          count.timers -= due
          due = 0
        }
        count.maxTimers = Math.max(count.maxTimers, ++count.timers)
        const cancel = clock.after(milliseconds, () => {
          over()
          run()
        })
        return () => {
          over()
          cancel()
        }
      },
    }
    const adapter = simulatedAdapter({ car: simulatedCar(CARS.petrolCan), clock, faults })
    const open = async () => {
      const line = await adapter.open()
      let told: (reason: string) => void = () => {}
      const onClosed = (listener: typeof told) => {
        told = listener
        line.onClosed(listener)
      }
      const close = async () => {
        count.letGo += 1
        await line.close()
        told('let go')
      }
      return { ...line, onClosed, close }
    }
    const onLost = () => {
      count.lost += 1
    }
    const connected = await clock.until(connect({ ways: [open], clock: counted, id: 'broken', onLost }))
    if (!connected.ok) throw new Error(connected.failure.kind)
    await clock.until(connected.connection.live({ pids: [0x0c], onReadings: () => {} }).ended)
    expect(connected.connection.lost()?.kind).toBe(why)
    expect(count).toEqual({ timers: 0, maxTimers: 1, lost: 1, letGo: 1 })
  })
})

describe('a request', () => {
  it('waits for those before it, and 04 is none without leave', async () => {
    const clock = virtualClock()
    const adapter = simulatedAdapter({ car: simulatedCar(CARS.petrolCan), clock })
    const transcript = newTranscript()
    const link = await clock.until(openLink(adapter.open, clock, { protocol: null, reset: true, transcript }))
    if (link.kind === 'failed') throw new Error(link.failure.kind)
    const requests = ['010C', '04', '010D'].map((command) => link.value.request(command))
    const replies = await clock.until(Promise.all(requests))
    expect(replies).toMatchObject([
      { kind: 'complete', value: { messages: [{ ecu: '7E8' }] } },
      { kind: 'failed', failure: { kind: 'notAllowed' } },
      { kind: 'complete', value: { messages: [{ ecu: '7E8' }] } },
    ])
    expect(adapter.received).not.toContain('04')
  })
})

describe('a request to one unit', () => {
  it('is not sent by an adapter that cannot address one: it would reach all', async () => {
    const clock = virtualClock()
    const car = simulatedCar(CARS.petrolTwoUnits)
    const { answer } = car
    car.answer = (request, now, header) =>
      answer(request, now, header).filter(({ frame }) => request[0] !== 0x03 || frame.header !== '7E9')
    const adapter = simulatedAdapter({ car, clock, chip: { ...ELM327, lacks: /^(ST|ATSH)/ } })
    const connected = await clock.until(connect({ ways: [adapter.open], clock, id: 'one' }))
    if (!connected.ok) throw new Error(connected.failure.kind)
    const codes = await clock.until(connected.connection.codes())
    expect(codes).toMatchObject({ kind: 'partial', missing: [{ request: '03', ecu: '7E9' }] })
    expect(adapter.received).toContain('ATSH7E1')
    // Asked of all, twice.
    expect(adapter.received.filter((command) => command === '03')).toHaveLength(2)
  })
})
