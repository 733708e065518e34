import { failedReading, readingOf } from '@tappet/obd'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ObdController } from '../controller.ts'
import { KeptReports } from './KeptReports.tsx'
import type { KeptReport } from './report.ts'

const failed = failedReading({ kind: 'notReady' })
const kept = (id: string, part: Partial<KeptReport>): KeptReport => ({
  id,
  ownerId: 'ann',
  savedAtMs: Date.UTC(2026, 4, 1),
  occasion: 'scan',
  demo: false,
  deviceName: id,
  vehicleId: 'golf',
  vin: null,
  codes: { stored: failed, pending: failed, permanent: failed, status: failed },
  freezeFrames: failed,
  readiness: failed,
  ...part,
})

it('each saved scan of a real car can be followed up, and none of the demo’s', () => {
  const reports = [
    kept('Adapter', {}),
    kept('Other adapter', { occasion: 'beforeClearing' }),
    kept('Demo', { demo: true }),
  ]
  const followed: string[] = []
  const FollowUp = ({ report }: { report: KeptReport }) => {
    followed.push(report.id)
    return <button type="button">Keep watching this</button>
  }
  // Nothing is removed here.
  const obd = {} as ObdController
  render(<KeptReports FollowUp={FollowUp} obd={obd} reports={reports} />)
  const buttonsOf = (title: string) => {
    const section = screen.getByRole('heading', { name: title }).closest('section')
    return section && within(section).queryAllByRole('button', { name: 'Keep watching this' })
  }
  expect(buttonsOf('Saved scans')).toHaveLength(1)
  expect(buttonsOf('Saved before clearing')).toHaveLength(1)
  expect(buttonsOf('Saved from the demo')).toHaveLength(0)
  expect(followed.toSorted()).toEqual(['Adapter', 'Other adapter'])
  // Not every answer came: it is not told as a scan without codes.
  expect(screen.queryByText('No codes')).toBeNull()
})

it('says “No codes” only where no unit keeps one beside those of the emissions', () => {
  const none = readingOf({ units: [{ ecu: '7E8', codes: [] }], without: [] }, [])
  const codes = { stored: none, pending: none, permanent: none, status: readingOf([], []) }
  const reports = [
    kept('One', { codes, otherCodes: [] }),
    kept('Other', { codes, otherCodes: ['C0035'] }),
    kept('Not asked', { codes }),
  ]
  // Nothing is removed here.
  render(<KeptReports FollowUp={() => null} obd={{} as ObdController} reports={reports} />)
  expect(screen.getAllByText('No codes')).toHaveLength(1)
  expect(screen.getAllByText('No emissions codes')).toHaveLength(2)
  expect(screen.getByText('Control units keep other codes: C0035.')).toBeTruthy()
})
