import type { HandedOver } from '@tappet/wire'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAt, testBackend } from '../../app/testing/harness.tsx'
import { HandoverPage } from './HandoverPage.tsx'

afterEach(() => {
  cleanup()
  location.hash = ''
})

const AT = '2026-05-01T12:00:00.000Z'
const contents: HandedOver = {
  title: 'A hiss',
  expiresAt: AT,
  car: { name: 'Blue Golf', odometerMiles: 61_000 },
  ...{ symptoms: [], answers: [] },
  notes: [{ at: AT, words: 'worse in the rain' }],
  notesInAll: 1,
  scans: [{ at: AT, isComplete: true, codes: [], otherCodes: [], frames: [] }],
  scansInAll: 1,
  sounds: [
    {
      ...{ at: AT, issue: 'exhaust_leak', name: 'Exhaust leak', danger: null, confidence: null },
      ...{ audio: null, evidence: [], costUsd: null },
    },
  ],
  soundsInAll: 1,
  reports: [],
  log: [{ date: '2026-04-30', item: 'Brakes', mileage: null }],
  loggedInAll: 1,
}

async function open(answer: object): Promise<string> {
  vi.stubGlobal('fetch', async () => Response.json(answer))
  location.hash = 'a'.repeat(32)
  const page = <HandoverPage Sound={() => null} />
  await renderAt('/', [{ path: '/', element: page }], async () => testBackend())
  fireEvent.click(screen.getByRole('button', { name: 'Open the case' }))
  await screen.findByText('Done before')
  const text = document.body.textContent ?? ''
  cleanup()
  return text
}

it('says of how many the listed ones are the latest, where others are left out', async () => {
  const all = await open({
    ...contents,
    notesInAll: 1002,
    soundsInAll: 12,
    scansInAll: 45,
    loggedInAll: 1251,
  })
  expect(all).toContain('The latest 1 of 1,002 notes.')
  expect(all).toContain('The latest 1 of 45 scans.')
  expect(all).toContain('The latest 1 of 12 recordings of this case.')
  expect(all).toContain('The latest 1 of 1,251 records.')
  expect(await open(contents)).not.toContain('The latest')
  // A server of before does not tell.
  const before = Object.fromEntries(Object.entries(contents).filter(([name]) => !name.endsWith('InAll')))
  expect(await open(before)).not.toContain('The latest')
})

it('leads with the latest answer: its headline, how sure, and its price', async () => {
  const answer = (at: string) => ({
    at,
    headline: 'Likely worn brake pads',
    percent: 60,
    costUsd: { min: 130, max: 330 },
  })
  const led = await open({ ...contents, reports: [answer('2026-05-02T12:00:00.000Z')] })
  expect(led).toMatch(
    /Likely worn brake pads.*We estimate 12 in 20 cars with these signs have this.*\$130 to \$330/,
  )
  const [sound] = contents.sounds
  const likely = { ...sound, name: 'Likely exhaust leak', confidence: 85, costUsd: { min: 90, max: 700 } }
  const older = await open({ ...contents, sounds: [likely], reports: [answer('2026-04-30T12:00:00.000Z')] })
  expect(older).toMatch(/Likely exhaust leakRight about 17 times in 20.*\$90 to \$700/)
  expect(older).not.toContain('brake pads')
  const danger = 'Do not drive on. Fuel vapor can catch fire.'
  const page = await open({ ...contents, sounds: [{ ...likely, danger }] })
  expect(page).toMatch(/Do not drive on\. Fuel vapor can catch fire\..*Likely exhaust leak.*How it sounds/)
})
