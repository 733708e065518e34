import type { Page } from '@playwright/test'
import type { Driver } from './fixtures.ts'

/** How a test fills the reminders and drives their page. */

const DAY_MS = 86_400_000
/** The day this many days from now; the browsers of these tests live in UTC. */
export const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)

export type Pref = {
  item: string
  months_interval?: number
  miles_interval?: number
  last_done_date?: string
  last_done_mileage?: number
}

export async function keep({ client, userId }: Driver, ...prefs: Pref[]): Promise<void> {
  for (const pref of prefs) {
    const { error } = await client.from('reminder_prefs').insert({ user_id: userId, ...pref })
    if (error) throw error
  }
}

export async function record(
  { client, userId }: Driver,
  item: string,
  date: string,
  mileage: number,
): Promise<void> {
  const { error } = await client.from('maintenance').insert({ user_id: userId, item, date, mileage })
  if (error) throw error
}

export const rowsOf = (
  server: { admin(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]> },
  { userId }: Driver,
) =>
  server.admin(
    `select item, months_interval, miles_interval, last_done_date::text, last_done_mileage
     from public.reminder_prefs where user_id = $1 order by item`,
    [userId],
  )

export const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
/** Opens a reminder, or a card beside them, or folds it again. */
export const unfold = (page: Page, title: string) =>
  page.getByRole('main').getByRole('heading', { name: title, exact: true }).click()
export const openForm = (page: Page) => page.getByRole('button', { name: 'Add Reminder' }).click()
export const form = (page: Page) => page.getByRole('dialog')
const REFUSED = { code: '42501', message: 'refused by the test' }

export const refuse = (page: Page, method: string) =>
  page.route('**/rest/v1/reminder_prefs*', (route) =>
    route.request().method() === method ? route.fulfill({ status: 403, json: REFUSED }) : route.continue(),
  )
