import type { Page } from '@playwright/test'
import { openSensed } from '@tappet/diagnosis/differential'
import { reopen, sampleDiagnosis } from './sample-diagnosis.ts'

/** Who sees a page: nobody known, a new account, or a driver of two years. */
export type Viewer = 'visitor' | 'newcomer' | 'driver'

/** One picture of the sheet: where, seen by whom, under which name, and what is done there first. */
export type Place = {
  name: string
  path: string
  viewer: Viewer
  act?: (page: Page) => Promise<void>
  /** The most words before any fold is opened; what has none is not counted. */
  maxWords?: number
}

const place = (path: string, viewer: Viewer, name = path.slice(1).replaceAll(/[/?=]+/g, '-')): Place => ({
  name: `${name || 'home'}${viewer === 'driver' ? '' : `-${viewer}`}`,
  path,
  viewer,
})

/** Fills the comprehensive diagnosis' form and waits for its report. */
function asksForReport(...entries: ['DTC codes' | 'Symptoms', string][]) {
  return async (page: Page): Promise<void> => {
    // A report that was left is still there.
    const again = page.getByRole('button', { name: 'New Analysis' })
    await again.or(page.getByLabel('Symptoms')).first().waitFor()
    if (await again.isVisible()) await again.click()
    for (const [field, text] of entries) {
      await page.getByLabel(field).fill(text)
      await page.getByLabel(field).press('Enter')
    }
    await page.getByRole('button', { name: /^Analy/ }).click()
    await page.getByRole('button', { name: 'New Analysis' }).waitFor()
  }
}

/** Two codes and a symptom, and the report that they give. P0301 without the symptom is a danger, told as it is typed. */
const askForReport = asksForReport(['Symptoms', 'Rough idle'], ['DTC codes', 'P0171'], ['DTC codes', 'P0301'])

/** A report with an answer given and a finding taken out; one that says not to drive; one that understood nothing. */
async function askAndAnswer(page: Page): Promise<void> {
  await asksForReport(
    ['DTC codes', 'P0302'],
    [
      'Symptoms',
      'It shakes in the morning and coolant disappears, no white smoke. My neighbour likes opera.',
    ],
  )(page)
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await page.getByText('Noted: no.').waitFor()
  await page.getByText('Why we think so', { exact: true }).click()
  await page.getByRole('button', { name: /^Remove In the cold/ }).click()
  await page.getByRole('button', { name: /^Put back/ }).waitFor()
}

/** A recording whose words name a danger. */
async function openDanger(page: Page): Promise<void> {
  const car = { make: null, model: null, year: null, mileage: null }
  const texts = ['smell of gas and smoke from under the hood']
  const sound = sampleDiagnosis()
  const differential = openSensed({ texts, codes: [], car, thisYear: 2026 }, { sound })
  await reopen(page, { ...sound, differential })
  await page.getByText('What else to do').waitFor()
}

/** A demo adapter, connected and read: a random number of 0.5 finds two adapters, one of 0.4 two codes. */
async function scan(page: Page): Promise<void> {
  const holdRandomness = (value: number) =>
    page.evaluate((number) => {
      Math.random = () => number
    }, value)
  await holdRandomness(0.5)
  await page.getByRole('button', { name: 'Connect Adapter' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Demo / })
    .first()
    .click()
  await page.getByText('Successfully connected to OBD adapter').waitFor()
  await holdRandomness(0.4)
  await page.getByRole('button', { name: 'Scan for Codes' }).click()
  await page.getByRole('button', { name: 'Save Scan', disabled: false }).waitFor()
}

/** The demo car, driven until its values have come. */
async function driveDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try the Demo Car' }).click()
  await page.getByRole('button', { name: /^Coolant temperature.*°F/ }).waitFor()
}

/** From a case that is not there to one that is. */
async function openCase(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All cases' }).click()
  await page.getByRole('link', { name: /A knock when cold/ }).click()
  await page.getByRole('heading', { name: 'Timeline' }).waitFor()
}

/**
 * Every page of the product as its viewers see it, for pictures and for accessibility checks. A test holds the list to
 * the table of pages.
 */
export const PLACES: readonly Place[] = [
  { ...place('/', 'visitor'), maxWords: 110 },
  { ...place('/', 'driver'), maxWords: 90 },
  { ...place('/results', 'driver'), maxWords: 120 },
  { ...place('/results', 'driver', 'results-danger'), act: openDanger, maxWords: 120 },
  place('/history', 'driver'),
  place('/history', 'newcomer'),
  place('/comprehensive-diagnosis', 'visitor'),
  place('/comprehensive-diagnosis', 'driver'),
  {
    ...place('/comprehensive-diagnosis', 'driver', 'comprehensive-report'),
    act: askForReport,
    maxWords: 180,
  },
  { ...place('/comprehensive-diagnosis', 'driver', 'differential-answered'), act: askAndAnswer },
  {
    ...place('/comprehensive-diagnosis', 'driver', 'differential-stop'),
    act: asksForReport(['Symptoms', 'Brake pedal goes to the floor']),
  },
  {
    ...place('/comprehensive-diagnosis', 'driver', 'differential-unknown'),
    act: asksForReport(['Symptoms', 'My neighbour likes opera and jazz']),
  },
  place('/cases', 'newcomer'),
  place('/cases', 'driver'),
  { ...place('/cases/none', 'driver', 'case'), act: openCase, maxWords: 170 },
  place('/handover', 'visitor'),
  { ...place('/obd', 'visitor'), maxWords: 120 },
  { ...place('/obd', 'driver'), maxWords: 120 },
  { ...place('/obd', 'driver', 'obd-scanned'), act: scan },
  place('/obd/live', 'visitor'),
  { ...place('/obd/live', 'driver'), act: driveDemo },
  place('/dtc/P0301', 'visitor'),
  place('/dtc/none', 'visitor'),
  { ...place('/maintenance', 'driver'), maxWords: 60 },
  place('/maintenance', 'newcomer'),
  place('/fuel', 'driver'),
  place('/fuel', 'newcomer'),
  { ...place('/maintenance/reminders', 'driver'), maxWords: 170 },
  place('/reminder-settings', 'newcomer'),
  place('/current-mileage', 'newcomer'),
  place('/current-mileage', 'driver'),
  place('/my-car-sound', 'newcomer'),
  place('/garage', 'driver'),
  place('/garage', 'newcomer'),
  { ...place('/settings', 'visitor'), maxWords: 90 },
  { ...place('/settings', 'driver'), maxWords: 90 },
  { ...place('/plans', 'visitor'), maxWords: 130 },
  { ...place('/plans', 'driver'), maxWords: 130 },
  { ...place('/account', 'visitor'), maxWords: 120 },
  { ...place('/account', 'driver'), maxWords: 120 },
  { ...place('/account?tab=security', 'driver'), maxWords: 120 },
  { ...place('/account?tab=devices', 'driver'), maxWords: 120 },
  { ...place('/account?tab=data', 'driver'), maxWords: 120 },
  place('/help-faq', 'visitor'),
  place('/privacy-policy', 'visitor'),
  place('/terms-of-service', 'visitor'),
  place('/review-notes', 'visitor'),
  place('/login', 'visitor'),
  place('/login?tab=signup', 'visitor'),
  place('/auth/callback?error=access_denied&error_description=Denied', 'visitor', 'auth-callback'),
  place('/auth/reset', 'visitor'),
  place('/security-test', 'driver'),
  place('/security-proof', 'driver'),
  place('/no/such/page', 'visitor'),
]
