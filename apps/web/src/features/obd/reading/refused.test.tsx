import { connect } from '@tappet/obd/driver'
import { virtualClock } from '@tappet/obd/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { AdapterAccess, AdapterChoice, AdapterRoute } from '../../../platform/obd/obd-transport.ts'
import { ADAPTER_ROUTES, choiceFrom } from '../../../platform/obd/obd-transport.ts'
import { DoctorCard } from '../adapter/DoctorCard.tsx'
import { RealRoutes } from '../adapter/RealRoutes.tsx'
import { createObdController } from '../controller.ts'
import { REFUSED_ADVICE, ROUTES } from '../copy.ts'
import type { ObdServices, Say } from '../store.ts'

const quiet: Say = {
  connected: () => {},
  connectionFailed: () => {},
  disconnected: () => {},
  disconnectFailed: () => {},
  noCodes: () => {},
  codesRead: () => {},
  readFailed: () => {},
  codesCleared: () => {},
  clearFailed: () => {},
  saved: () => {},
  notSaved: () => {},
}

function scanner(access: AdapterAccess) {
  const clock = virtualClock()
  const services: ObdServices = {
    clock,
    nowMs: () => 0,
    newId: () => 'id',
    userId: () => 'driver',
    carId: () => null,
    askToSignIn: () => {},
    count: async () => ({ mayRead: true, useId: 'use' }),
    giveBack: async () => true,
    onCounted: () => {},
    demo: () => Promise.reject(new Error('no demo here')),
    real: async () => connect,
    access: async () => access,
    reports: async () => ({ put: async () => {}, list: async () => [], remove: async () => {} }),
    say: quiet,
  }
  return { clock, obd: createObdController(services) }
}

async function chosen(choice: AdapterChoice, route: AdapterRoute) {
  const access: AdapterAccess = { obstacle: () => null, choose: async () => choice }
  const { clock, obd } = scanner(access)
  await clock.until(obd.connectReal(access, route, () => {}))
  return { obd, page: markup(access, obd) }
}

const text = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')

const markup = (access: AdapterAccess, obd: ReturnType<typeof createObdController>) =>
  text(renderToStaticMarkup(<RealRoutes access={access} obd={obd} onChosen={() => {}} state={obd.state()} />))

describe('a way to an adapter that was refused', () => {
  it.each(ADAPTER_ROUTES)('%s: says so, what to do, and what the device said', async (route) => {
    const refusal = choiceFrom(new DOMException('Access denied by policy.', 'SecurityError'))
    const { page } = await chosen(refusal, route)
    expect(page).toContain(`${ROUTES[route].label}: not allowed`)
    expect(page).toContain(REFUSED_ADVICE[route])
    expect(page).toContain('The device said: Access denied by policy.')
  })
  it('because Bluetooth is off is told as that', async () => {
    const { page } = await chosen({ kind: 'failed', why: 'bluetoothOff', reason: 'off' }, 'bluetooth')
    expect(page).toContain('Bluetooth is off')
    expect(page).not.toContain('not allowed')
  })
  it.each(['NotFoundError', 'AbortError'])('by closing the chooser (%s) is no failure', async (name) => {
    const { page, obd } = await chosen(choiceFrom(new DOMException('cancelled', name)), 'usb')
    expect(page).not.toContain('not allowed')
    expect(obd.state()).toMatchObject({ routeFailure: null, doctor: null })
  })
  it('in a browser that has no such way names the browsers that have, and offers no button', () => {
    const access: AdapterAccess = {
      obstacle: (route) => (route === 'usb' ? 'noSerial' : route === 'wifi' ? 'onlyInApp' : 'noBluetooth'),
      choose: async () => ({ kind: 'closed' }),
    }
    const { obd } = scanner(access)
    const page = markup(access, obd)
    expect(page).toContain('This browser can’t reach it. Chrome, Edge or a current Firefox')
    expect(page).toContain('This browser can’t use Bluetooth. Chrome and Edge can')
    expect(page).toContain('Browsers can’t reach Wi-Fi adapters.')
    const html = renderToStaticMarkup(
      <RealRoutes access={access} obd={obd} onChosen={() => {}} state={obd.state()} />,
    )
    expect(html).not.toContain('<button')
  })
})

describe('a device that is no adapter', () => {
  it('is told with the reason that it gave', async () => {
    const device = { id: 'lamp', name: 'Reading lamp', paired: true, connected: false }
    const reason = 'The device has no service that an adapter has.'
    const open = () => Promise.reject(new Error(reason))
    const { obd } = await chosen({ kind: 'chosen', adapter: { device, ways: [open] } }, 'anyBluetooth')
    const { doctor, connection } = obd.state()
    if (doctor === null) throw new Error('no doctor')
    expect([connection.isConnected, doctor.of, doctor.diagnosis.finding]).toEqual([
      false,
      'connect',
      'notOpened',
    ])
    const page = text(
      renderToStaticMarkup(
        <MemoryRouter>
          <DoctorCard connected={false} doctor={doctor} obd={obd} onConnect={() => {}} />
        </MemoryRouter>,
      ),
    )
    expect(page).toContain(`What the device said ${reason}`)
  })
})
