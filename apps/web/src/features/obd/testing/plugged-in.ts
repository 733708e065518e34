import type { Transport } from '@tappet/obd'
import { connect } from '@tappet/obd/driver'
import type { CarModel } from '@tappet/obd/testing'
import { simulatedAdapter, simulatedCar, virtualClock } from '@tappet/obd/testing'
import { vi } from 'vitest'
import type { AdapterAccess } from '../../../platform/obd/obd-transport.ts'
import { createObdController } from '../controller.ts'
import type { KeptReport } from '../saved/report.ts'
import type { ObdServices, Say } from '../store.ts'

/** The plug can be pulled: the link ends, and no other can be opened. */
export function pluggedIn(model: CarModel, { closeRefusals = 0, silentTo = '' } = {}) {
  const clock = virtualClock()
  const car = simulatedCar(model)
  const { answer } = car
  // No unit answers this service.
  car.answer = (request, ...more) =>
    request[0] === Number.parseInt(silentTo, 16) ? [] : answer(request, ...more)
  const adapter = simulatedAdapter({ car, clock })
  let plugged = true
  let refusals = closeRefusals
  let end: (reason: string) => void = () => {}
  const open = async (): Promise<Transport> => {
    if (!plugged) throw new Error('Failed to open serial port.')
    const inner = await adapter.open()
    const onBytes: Transport['onBytes'] = (listener) => inner.onBytes((bytes) => plugged && listener(bytes))
    const onClosed: Transport['onClosed'] = (listener) => {
      end = listener
    }
    const close = () => (refusals-- > 0 ? Promise.reject(new Error('busy')) : inner.close())
    return { ...inner, onBytes, onClosed, close }
  }
  const device = { id: 'usb', name: 'USB adapter', paired: true, connected: false }
  const access: AdapterAccess = {
    obstacle: () => null,
    choose: async () => ({ kind: 'chosen', adapter: { device, ways: [open] } }),
  }
  const unplug = () => {
    plugged = false
    end('The device has been lost.')
  }
  return { car, clock, adapter, access, unplug }
}

export function scannerOver(
  { clock, access }: Pick<ReturnType<typeof pluggedIn>, 'clock' | 'access'>,
  demo: ObdServices['demo'] = () => Promise.reject(new Error('no demo here')),
) {
  const reports: KeptReport[] = []
  const said: (keyof Say)[] = []
  const messages: unknown[][] = []
  const note =
    (name: keyof Say) =>
    (...words: unknown[]) => {
      said.push(name)
      messages.push([name, ...words])
    }
  const say: Say = {
    connected: note('connected'),
    connectionFailed: note('connectionFailed'),
    disconnected: note('disconnected'),
    disconnectFailed: note('disconnectFailed'),
    noCodes: note('noCodes'),
    codesRead: note('codesRead'),
    readFailed: note('readFailed'),
    codesCleared: note('codesCleared'),
    clearFailed: note('clearFailed'),
    saved: note('saved'),
    notSaved: note('notSaved'),
  }
  const giveBack = vi.fn(async () => true)
  let ids = 0
  const services: ObdServices = {
    clock,
    nowMs: () => 0,
    newId: () => `id ${ids++}`,
    userId: () => 'driver',
    carId: () => null,
    askToSignIn: () => {},
    count: async () => ({ mayRead: true, useId: 'use' }),
    giveBack,
    onCounted: () => {},
    demo,
    real: async () => connect,
    access: async () => access,
    reports: async () => ({
      put: async (report) => void reports.push(report),
      list: async () => reports,
      remove: async () => {},
    }),
    say,
  }
  return { obd: createObdController(services), services, said, told: messages, giveBack, reports }
}
