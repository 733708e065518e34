import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'
import { expectAccessible } from './wcag.ts'

const LOOKUP = '**/functions/v1/dtc-lookup'
const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })

/** The codes that the page asks the server for. */
function lookedUp(page: Page): string[] {
  const codes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/dtc-lookup'))
      codes.push(request.postDataJSON().code)
  })
  return codes
}

test('a code of the built-in reference is described without the server, copied, and leads back', async ({
  page,
  context,
  phone,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const lookups = lookedUp(page)
  await page.goto('/dtc/P0301')
  await test.step('what it is, its causes and what to do [DTC-001] [DTC-003] [DTC-004] [DTC-005] [DTC-006] [DTC-007] [DTC-008] [DTC-012] [DTC-013]', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/P0301/)
    await expect(page.getByText('Misfire on cylinder 1').first()).toBeVisible()
    await expect(page.getByText('Powertrain', { exact: true })).toBeVisible()
    await expect(page.getByText('High Priority')).toBeVisible()
    await expect(section(page, 'Common Causes').getByRole('listitem')).toHaveText([
      'Failed ignition coil',
      'Worn spark plugs',
      'Clogged fuel injectors',
      'Low compression on cylinder 1',
    ])
    await expect(section(page, 'Suggested Actions').locator('ol > li').first()).toHaveText(/^1Swap the coil/)
    await expect(page.getByText('For information only')).toBeVisible()
    await expect(section(page, 'Source')).toContainText('after SAE J2012')
    await expect(section(page, 'Source')).toContainText('Several independent tables agree on this meaning.')
    expect(lookups).toEqual([])
  })
  await test.step('the code is copied [DTC-009] [ERR-056]', async () => {
    await page.getByRole('button', { name: 'Copy code' }).click()
    await expect(page.getByText('Copied', { exact: true })).toBeVisible()
    expect(await copied()).toBe('P0301')
  })
  // A phone has a sheet of its own.
  if (phone === null)
    await test.step('where the device cannot share, Share Report copies; where it can, it opens its sheet [DTC-010] [ERR-057]', async () => {
      expect(await page.evaluate(() => 'share' in navigator)).toBe(false)
      await page.getByRole('button', { name: 'Share Report' }).click()
      await expect(page.getByText('Report Copied')).toBeVisible()
      expect(await copied()).toContain('Trouble code P0301 (Powertrain)\nMisfire on cylinder 1')
      expect(await copied()).toContain('- Failed ignition coil')
      await page.evaluate(() => {
        Object.defineProperty(Navigator.prototype, 'share', {
          value: async (shared: ShareData) => sessionStorage.setItem('shared', JSON.stringify(shared)),
        })
      })
      await page.getByRole('button', { name: 'Share Report' }).click()
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('shared')))
        .toContain('Trouble code P0301')
    })
  await test.step('Back to Diagnosis leads to /results [DTC-011]', async () => {
    const back = page.getByRole('link', { name: 'Back to Diagnosis' })
    await expect(back).toHaveAttribute('href', '/results')
    await back.click()
    // Without a result in this tab, Results leads home.
    await expect(page).toHaveURL('/')
  })
})

test('what the page before knew goes first, whatever the path says [DTC-002]', async ({ page }) => {
  await page.route(LOOKUP, (route) =>
    route.fulfill({
      json: {
        code: 'P0303',
        description: 'From the lookup',
        severity: 'critical',
        common_causes: ['One'],
        suggested_actions: ['Two'],
      },
    }),
  )
  await page.goto('/comprehensive-diagnosis')
  await page.evaluate(() =>
    history.replaceState(
      { usr: { code: 'P0303', description: 'Known before', demo: true }, key: 'test', idx: 0 },
      '',
      '/dtc/P0420',
    ),
  )
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/P0303/)
  await expect(page.getByText('Known before')).toBeVisible()
  await expect(page.getByText('From the lookup')).toHaveCount(0)
  await expect(page.getByText('Demo: from no car')).toBeVisible()
  await expect(section(page, 'Common Causes')).toContainText('One')
})

test('a code that the app does not hold is looked up, and says whose words these are', async ({ page }) => {
  const lookups = lookedUp(page)
  await page.route(LOOKUP, (route) => route.abort())
  await page.goto('/dtc/p0303')
  await test.step('without the server the meaning is there, and the rest can be tried again', async () => {
    await expect(page.getByText('Causes and actions didn’t load')).toBeVisible()
    await expect(page.getByText('Cylinder 3 Misfire Detected')).toBeVisible()
    await page.unroute(LOOKUP)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(section(page, 'Common Causes')).toContainText('Ignition coil for cylinder 3 failed')
  })
  await test.step('its source is named, and it is asked for once [DTC-031] [DTC-013]', async () => {
    lookups.length = 0
    await page.reload()
    await expect(section(page, 'Suggested Actions')).toContainText(
      'Read the misfire counters cylinder by cylinder',
    )
    await expect(page.getByText('Cylinder 3 Misfire Detected')).toBeVisible()
    await expect(section(page, 'Source')).toContainText('Wal33D/dtc-database (MIT)')
    await expect(section(page, 'Source')).toContainText('OBDex (CC0)')
    expect(lookups).toEqual(['P0303'])
  })
  await test.step('its page breaks nothing of WCAG 2.2 AA', async () => {
    await page.getByLabel('Search trouble codes').fill('oxygen sensor')
    await expect(page.getByText('The first 20.')).toBeVisible()
    await expectAccessible(page, 'code')
  })
})

test('of a code only what the tables say is told: a maker’s by its make, another as unknown or disputed', async ({
  page,
}) => {
  await test.step('a code of the maker is named as such, and nothing is guessed', async () => {
    await page.goto('/dtc/P1234')
    await expect(page.getByText('A manufacturer code')).toBeVisible()
    await expect(page.getByText('The manufacturer', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Common Causes' })).toHaveCount(0)
  })
  await test.step('it is told for the make that the driver names, kept, and for no other', () =>
    expectByMake(page))
  await test.step('a code that no table lists says so', async () => {
    await visit(page, '/dtc/P0FFE')
    await expect(page.getByText('Nothing is known of this code')).toBeVisible()
    await expect(page.getByText('No published table lists this code.')).toBeVisible()
  })
  await test.step('a code on which the tables differ says so, with what the others say', async () => {
    await visit(page, '/dtc/C0561')
    await expect(section(page, 'Source')).toContainText('Published tables disagree on this code.')
    await expect(page.getByText(/Other tables say: ABS Disabled/)).toBeVisible()
  })
})

async function expectByMake(page: Page): Promise<void> {
  await visit(page, '/dtc/P1131')
  const make = page.getByRole('combobox', { name: 'Make of the car' })
  await make.selectOption('Ford')
  const title = page.getByText('Lack of Upstream Heated Oxygen Sensor Switch')
  await expect(title.first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).locator('..').locator('..')).toContainText(
    'for Ford, by one public table',
  )
  await expect(section(page, 'Source')).toContainText('Wal33D/dtc-database (MIT)')
  await page.reload()
  await expect(make).toHaveValue('ford')
  await expect(title.first()).toBeVisible()
  await make.selectOption('Suzuki')
  await expect(page.getByText('The table for Suzuki doesn’t list this code.')).toBeVisible()
  await expect(title).toHaveCount(0)
}

test('the library finds codes by words or by their beginning, and needs no network once it is there', async ({
  page,
  context,
}) => {
  const search = page.getByLabel('Search trouble codes')
  await page.goto('/dtc')
  await test.step('a path that passes no code says so and leads to the scanner [DTC-014] [DTC-015]', async () => {
    // The page's own button, and the one above it.
    const ways = [
      ['/dtc', 'button'],
      ['/dtc/nonsense', 'link'],
    ] as const
    for (const [path, role] of ways) {
      await visit(page, path)
      await expect(page.getByText('DTC code not found'), path).toBeVisible()
      await page.getByRole(role, { name: 'Back to OBD Scanner' }).click()
      await expect(page).toHaveURL('/obd')
      await expect(page.getByRole('heading', { level: 1, name: 'OBD-II Scanner' })).toBeVisible()
    }
    await page.goBack()
  })
  await test.step('in either case, and opens one', async () => {
    const results = section(page, 'Look up a code').getByRole('listitem')
    await search.fill('CYLINDER 3 misfire')
    await expect(results.first()).toHaveText(/P0303/)
    await search.fill('p030')
    await expect(results).toHaveCount(16)
    await search.fill('qwertz')
    await expect(page.getByText('No code fits.')).toBeVisible()
    await search.fill('P0303')
    await results.first().getByRole('link').click()
    await expect(page).toHaveURL('/dtc/P0303')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/P0303/)
  })
  await test.step('it offers a code that no table lists, without a meaning', async () => {
    await search.fill('p1234')
    await page.getByRole('link', { name: /P1234/ }).click()
    await expect(page.getByText('A manufacturer code')).toBeVisible()
  })
  await test.step('it needs no network once it is there', async () => {
    await visit(page, '/dtc/P0301')
    await expect(section(page, 'Source')).toContainText('independent tables agree')
    await context.setOffline(true)
    await search.fill('oxygen sensor')
    await expect(page.getByText('The first 20.')).toBeVisible()
    await page.getByRole('link', { name: /P0130/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/P0130/)
    await expect(page.getByText('Causes and actions didn’t load')).toBeVisible()
  })
})
