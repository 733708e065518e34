import { callsOf, expectCall } from './api-calls.ts'
import { expect, onBoth, test } from './fixtures.ts'
import { log, openLog, openTools, useTool } from './maintenance-log.ts'
import { dismissMessages } from './visit.ts'

onBoth(
  test,
  'the log is saved as a CSV file [MNT-005] [MNT-017] [ERR-023] [API-038]',
  async ({ signedIn: page, driver, saved, phone }) => {
    await log(driver, { mileage: 62_000, cost: 49.9, notes: '=1+1' })
    await openLog(page)
    if (phone) {
      phone.sheetsToClose = 1
      await useTool(page, 'Export CSV')
      await expect.poll(() => phone.sheetsToClose).toBe(0)
      const again = (await openTools(page)).getByRole('button', { name: 'Export CSV' })
      await expect(again).toBeEnabled()
      await expect(page.getByText(/^Export (Failed|Complete)$/)).toHaveCount(0)
    }
    const calls = callsOf(page)
    const { name, bytes } = await saved(() => useTool(page, 'Export CSV'))
    const body = expect.objectContaining({ type: 'maintenance', user_id: driver.userId })
    await expectCall(calls, { path: '/functions/v1/export-csv', body })
    expect(name).toMatch(/^tappet-maintenance-\d{4}-\d\d-\d\d\.csv$/)
    expect(bytes.toString('utf8')).toBe(
      "\uFEFFItem,Date,Mileage (miles),Cost,Currency,Shop,Notes,Receipt,Extra files,New odometer reads (miles)\r\nOil Change,2026-03-05,62000,49.90,USD,,'=1+1,,,\r\n",
    )
    await expect(page.getByText('Export Complete')).toBeVisible()
    await expect(page.getByText('Maintenance report exported as CSV')).toBeVisible()
  },
)

test('on FREE the PDF is offered as Pro; on PRO the log is saved as one, and a failure is said', async ({
  signedIn: page,
  driver,
  server,
  saved,
}) => {
  await log(driver, { mileage: 62_000, cost: 49.9 })
  await test.step('on FREE it is offered with the way to Pro [MNT-038]', async () => {
    await openLog(page)
    await useTool(page, 'Export PDF')
    await expect(
      page.getByText('PDF export is a Pro feature. Upgrade to access unlimited exports.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Upgrade' }).click()
    await expect(page).toHaveURL('/settings')
  })
  await server.admin(`update public.profiles set plan = 'PRO' where user_id = $1`, [driver.userId])
  await test.step('on PRO it is saved, and counted first [MNT-006] [MNT-018] [MNT-039] [ERR-024] [API-034] [API-039]', async () => {
    await openLog(page)
    const calls = callsOf(page)
    const { name, bytes } = await saved(() => useTool(page, 'Export PDF'))
    const body = expect.objectContaining({ type: 'maintenance', user_id: driver.userId })
    expect(
      calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/functions/')).slice(0, 2),
    ).toMatchObject([
      { path: '/functions/v1/track-usage', body: { usage_type: 'pdf_exports' } },
      { path: '/functions/v1/export-pdf', body },
    ])
    expect(name).toMatch(/\.pdf$/)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await expect(page.getByText('Export Complete')).toBeVisible()
    await expect(page.getByText('Maintenance report exported as PDF')).toBeVisible()
    expect(
      await server.admin('select pdf_exports from public.usage_counters where user_id = $1', [driver.userId]),
    ).toEqual([{ pdf_exports: 1 }])
  })
  await test.step('a failed export says so [ERR-025]', async () => {
    await page.route('**/functions/v1/export-*', (route) => route.fulfill({ status: 500, json: {} }))
    await dismissMessages(page)
    for (const name of ['Export CSV', 'Export PDF']) {
      await useTool(page, name)
      await expect(page.getByText('Export Failed')).toBeVisible()
      await expect(page.getByText('Could not export maintenance report')).toBeVisible()
      // The PDF's message must not be taken for the CSV's.
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(page.getByText('Export Failed')).toHaveCount(0)
    }
  })
})
