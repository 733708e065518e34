import { expect, test } from './fixtures.ts'
import { chooseKnock } from './knock.ts'
import { secondDevice } from './second-device.ts'

const HOUR_MS = 3_600_000

test('a saved recording plays in another browser, and goes a day after its diagnosis', async ({
  atHome: page,
  driver,
  browser,
  server,
}) => {
  const files = () =>
    server.admin<{ name: string }>('select name from storage.objects where name like $1', [
      `${driver.userId}/%`,
    ])
  const rows = () => server.admin('select 1 from public.history where user_id = $1', [driver.userId])
  await test.step('it is recorded, and kept on the device alone', async () => {
    await chooseKnock(page)
    await page.getByRole('button', { name: 'Analyze Sound' }).click()
    await expect(page).toHaveURL('/results', { timeout: 30_000 })
    expect(await files()).toEqual([])
  })
  await test.step('it is saved, also after a reload', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Save to History' }).click()
    await expect(page.getByRole('button', { name: 'In your history' })).toBeVisible()
    expect(await files()).toHaveLength(1)
    const [row] = await server.admin<{ size: number }>(
      'select length(data::text) as size from public.history where user_id = $1',
      [driver.userId],
    )
    expect(row?.size).toBeLessThan(100_000)
  })
  const other = await secondDevice(browser, driver, server.url)
  await test.step('it plays in another browser', async () => {
    await other.goto('/history')
    await expect(other.getByRole('img', { name: /^Picture of the recording/ })).toBeVisible()
    await other.getByRole('button', { name: /^View / }).click()
    await other.getByRole('button', { name: 'Play recording' }).click()
    await expect(other.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect
      .poll(() => other.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration))
      .toBeCloseTo(6, 0)
  })
  await test.step('its diagnosis is deleted: the undo has it still', async () => {
    await other.goto('/history')
    await other.getByRole('button', { name: /^Delete / }).click()
    await expect.poll(rows).toEqual([])
    await server.admin('select public.sweep_sounds(now())')
    await other.getByRole('button', { name: 'Undo' }).click()
    await other.getByRole('button', { name: /^View / }).click()
    await other.getByRole('button', { name: 'Play recording' }).click()
    await expect(other.getByRole('button', { name: 'Pause' })).toBeVisible()
  })
  await test.step('deleted for good, its file goes', async () => {
    await other.goto('/history')
    await other.getByRole('button', { name: /^Delete / }).click()
    await expect.poll(rows).toEqual([])
    for (const afterMs of [HOUR_MS, 26 * HOUR_MS])
      await server.admin('select public.sweep_sounds($1)', [new Date(Date.now() + afterMs).toISOString()])
    expect(await files()).toEqual([])
  })
  await other.context().close()
})
