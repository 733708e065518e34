import type { Page } from '@playwright/test'
import { LATEST_RESULT_KEY } from '../../apps/web/src/backend/diagnoses/kept-results.ts'
import { sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import { createAccount, seedDriver } from '../harness/seed.ts'
import type { TestServer } from '../harness/server.ts'
import { expect } from './fixtures.ts'

/** Opens a path and waits until it has loaded what it shows. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** The page of a driver with a log, reminders, diagnoses and news: the pages in full. */
export async function asDriverOfTwoYears(page: Page, server: TestServer): Promise<void> {
  const account = await createAccount(
    server,
    `full-${crypto.randomUUID()}@example.com`,
    'Alexandra Konstantinopoulou-Featherstonehaugh',
  )
  await seedDriver(server, account, null, Date.now())
  await page.addInitScript(
    ([session, key, result]) => {
      localStorage.setItem('tappet.session', session)
      sessionStorage.setItem(key, result)
    },
    [account.session, LATEST_RESULT_KEY, JSON.stringify(sampleDiagnosis())] as const,
  )
}
