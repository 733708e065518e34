import type { Locator, Page } from '@playwright/test'
import type { MaintenanceRow } from '@tappet/wire'
import type { TestServer } from '../harness/server.ts'
import type { Driver } from './fixtures.ts'
import { expect } from './fixtures.ts'

export type Entry = Partial<Omit<MaintenanceRow, 'id' | 'user_id' | 'created_at' | 'version'>>

/** Writes rows into a driver's log through the wire, a thousand at a time. */
export async function log({ client, userId }: Driver, ...entries: Entry[]): Promise<void> {
  const rows = entries.map((entry) => ({ user_id: userId, item: 'Oil Change', date: '2026-03-05', ...entry }))
  for (let at = 0; at < rows.length; at += 1000) {
    const { error } = await client.from('maintenance').insert(rows.slice(at, at + 1000))
    if (error) throw error
  }
}

/** What the database holds of a driver's log, oldest day first. */
export function stored({ admin }: TestServer, { userId }: Driver): Promise<Record<string, unknown>[]> {
  return admin(
    `select id, item, date::text, mileage, cost::float, shop, notes, receipt_url, extra_files
       from public.maintenance where user_id = $1 order by date, item`,
    [userId],
  )
}

/** What the server answers at the address that a record stores, past its owner's token. */
export const receiptAt = ({ serviceKey }: TestServer, url: unknown): Promise<Response> =>
  fetch(String(url), { headers: { authorization: `Bearer ${serviceKey}` } })

/** Opens the log and waits until its rows are there. */
export async function openLog(page: Page): Promise<void> {
  await page.goto('/maintenance')
  await expect(page.getByRole('heading', { name: 'Records', exact: true })).toBeVisible()
}

/** Unfolds search, filters, import and export. */
export async function openTools(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Search & Tools' })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  const tools = page.getByRole('region', { name: 'Search & Tools' })
  await expect(tools).toBeVisible()
  return tools
}

/** Types into the log's search. */
export async function search(page: Page, text: string): Promise<void> {
  await (await openTools(page)).getByRole('searchbox', { name: 'Search records' }).fill(text)
}

/** Presses one of the tools. */
export async function useTool(page: Page, name: string): Promise<void> {
  await (await openTools(page)).getByRole('button', { name }).click()
}

/** Opens the dialog that writes a record down. */
export async function openAdd(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add New Record' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Record' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Fetches the dialog's code while there is a connection: most tests run without the worker that keeps the app. */
export async function fetchDialog(page: Page): Promise<void> {
  const dialog = await openAdd(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Writes one record down, from the button to the toast. */
export async function addRecord(
  page: Page,
  item: string,
  fields: Record<string, string> = {},
): Promise<void> {
  const dialog = await openAdd(page)
  await dialog.getByLabel('Maintenance item').selectOption(item)
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: 'Save Record' }).click()
  await expect(dialog).toBeHidden()
}

/** The rows that the list shows, odometer readings included. */
export const rowsOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('ul[aria-label="All records"], ul[aria-label^="Records "]')
    .getByRole('listitem')

/** A JPEG as a camera makes it, drawn by this browser, with a place and a maker in its EXIF. */
export async function photo(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w, h)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = '#f5f1e4'
      context.fillRect(0, 0, w, h)
      context.fillStyle = '#b3261e'
      context.fillRect(0, 0, w / 2, h / 2)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      let text = ''
      for (let at = 0; at < bytes.length; at += 8192)
        text += String.fromCharCode(...bytes.subarray(at, at + 8192))
      return btoa(text)
    },
    [width, height] as const,
  )
  const jpeg = Buffer.from(base64, 'base64')
  return Buffer.concat([jpeg.subarray(0, 2), exifWithPlace(), jpeg.subarray(2)])
}

/** APP1 with a TIFF directory: Make "SECRETCAM", and a GPS directory at 52° north. */
function exifWithPlace(): Buffer {
  const tiff = Buffer.alloc(128)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(2, 8)
  entry(tiff, 10, 0x010f, 2, 10, 60)
  entry(tiff, 22, 0x8825, 4, 1, 72)
  tiff.write('SECRETCAM\0', 60, 'latin1')
  tiff.writeUInt16LE(2, 72)
  entry(tiff, 74, 0x0001, 2, 2, 0)
  tiff.write('N\0', 82, 'latin1')
  entry(tiff, 86, 0x0002, 5, 3, 100)
  for (const [index, value] of [52, 31, 12].entries()) {
    tiff.writeUInt32LE(value, 100 + index * 8)
    tiff.writeUInt32LE(1, 104 + index * 8)
  }
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

function entry(tiff: Buffer, at: number, tag: number, type: number, count: number, value: number): void {
  tiff.writeUInt16LE(tag, at)
  tiff.writeUInt16LE(type, at + 2)
  tiff.writeUInt32LE(count, at + 4)
  tiff.writeUInt32LE(value, at + 8)
}
