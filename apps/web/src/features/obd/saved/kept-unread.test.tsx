import { CARS } from '@tappet/obd/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt, testBackend } from '../../../app/testing/harness.tsx'
import { Toaster } from '../../../ui/index.ts'
import type { ObdController } from '../controller.ts'
import { ObdPage } from '../ObdPage.tsx'
import { pluggedIn, scannerOver } from '../testing/plugged-in.ts'
import { KeptReports } from './KeptReports.tsx'
import type { KeptReport } from './report.ts'

it('kept scans that could not be read are not taken for none', async () => {
  const { obd, services } = scannerOver(pluggedIn(CARS.healthyCan))
  const { reports } = services
  services.reports = () => Promise.reject(new Error('denied'))
  await obd.refreshKept()
  expect(obd.state()).toMatchObject({ kept: [], keptUnread: true })
  services.reports = reports
  await obd.refreshKept()
  expect(obd.state().keptUnread).toBe(false)
})

it('the page says so, in a browser that denies its database', async () => {
  const nothing = () => null
  const element = (
    <ObdPage FollowUp={nothing} isForCase={false} KeptFollowUp={nothing} onAsk={async () => {}} />
  )
  await renderAt('/', [{ path: '/', element }], async () => testBackend())
  expect(await screen.findByText('We couldn’t read your saved scans')).toBeTruthy()
  expect(screen.getByText('We can’t tell if this device has any.')).toBeTruthy()
})

it('a report that could not be removed is said to be kept', async () => {
  const failed = { kind: 'failed', why: { kind: 'notReady' } }
  const scan = {
    ...{ id: 's', ownerId: 'ann', savedAtMs: 0, occasion: 'scan', demo: true, deviceName: 'Adapter' },
    ...{ vin: null, codes: { stored: failed, pending: failed, permanent: failed, status: failed } },
    ...{ freezeFrames: failed, readiness: failed },
  } as unknown as KeptReport
  const obd = { removeKept: () => Promise.reject(new Error('denied')) } as unknown as ObdController
  render(
    <>
      <KeptReports FollowUp={() => null} obd={obd} reports={[scan]} />
      <Toaster />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Remove the report/ }))
  expect(await screen.findByText('The report is still on this device.')).toBeTruthy()
})
