import type { Page } from '@playwright/test'
import { knockingEngineWav } from '../harness/sample-diagnosis.ts'
import { expect, test } from './fixtures.ts'
import { log, stored } from './maintenance-log.ts'

/** Puts entries into a database as version 1.0.0 of the app kept them. */
async function leave(page: Page, database: string, entries: readonly object[]): Promise<void> {
  await page.evaluate(
    ([name, rows]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 1)
        opening.onupgradeneeded = () => {
          const store = opening.result.createObjectStore('jobs', { keyPath: 'id' })
          store.createIndex('by-owner', ['ownerId', 'queuedAtMs'])
        }
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('jobs', 'readwrite')
          for (const { wav, ...row } of rows as { wav?: number[] }[])
            transaction.objectStore('jobs').put(wav ? { ...row, wav: new Uint8Array(wav).buffer } : row)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [database, entries] as const,
  )
}

const countOf = (page: Page, database: string) =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('jobs').objectStore('jobs').count()
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
    database,
  )

test('what version 1.0.0 has left on the device is sent: recordings and changes of the log', async ({
  atHome: page,
  driver,
  server,
}) => {
  test.slow()
  await log(driver, { cost: 45, notes: 'first' })
  const [row] = await stored(server, driver)
  const before = {
    item: 'Oil Change',
    date: '2026-03-05',
    mileage: null,
    cost: 45,
    notes: 'first',
    receipt_url: null,
  }
  const added = { ...before, id: crypto.randomUUID(), item: 'Battery', date: '2026-01-01' }
  const base = { ownerId: driver.userId }
  await leave(page, 'tappet.writes', [
    { ...base, id: 'w1', queuedAtMs: 1, change: { kind: 'add', records: [added] } },
    {
      ...base,
      id: 'w2',
      queuedAtMs: 2,
      change: { kind: 'edit', id: row?.id, before, after: { ...before, notes: 'second' } },
    },
  ])
  await leave(page, 'tappet.jobs', [
    {
      ...base,
      id: crypto.randomUUID(),
      queuedAtMs: 3,
      wav: [...knockingEngineWav()],
      durationSeconds: 6,
      context: ['idle'],
      attempts: 0,
    },
  ])
  await page.reload()
  await expect
    .poll(() => stored(server, driver))
    .toMatchObject([
      { item: 'Battery', notes: 'first' },
      { item: 'Oil Change', notes: 'second', cost: 45 },
    ])
  await expect(page.getByText('A recording that waited is diagnosed')).toBeVisible()
  for (const database of ['tappet.writes', 'tappet.jobs']) expect(await countOf(page, database)).toBe(0)
})
