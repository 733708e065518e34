import type { Page } from '@playwright/test'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { expect, signIn, test } from './fixtures.ts'

const findings = (page: Page) => page.getByRole('main').getByRole('listitem')
const verdictOf = (page: Page, title: string) =>
  findings(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const expectPage = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

/** The requests for profiles that a page makes, as method and query. */
function asked(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/\/rest\/v1\/(profiles|rpc\/)/.test(pathname))
      requests.push(`${request.method()} ${pathname}${decodeURIComponent(search)}`)
  })
  return requests
}

test('/security-test asks as a visitor and every check passes [SEC-001] [SEC-003] [SEC-011] [SEC-013] [SEC-014] [SEC-015] [SEC-016]', async ({
  page,
  driver,
  server,
  putSession,
}) => {
  const requests = asked(page)
  await page.goto('/security-test')
  await test.step('/security-test shows its page [APP-027]', () => expectPage(page, 'Security Test'))
  await expect(page.getByText('8 of 8 checks passed.')).toBeVisible()
  await expect(findings(page)).toHaveCount(8)
  for (const finding of await findings(page).all()) {
    await expect(finding).toContainText('Passed')
    await expect(finding).toContainText('42501')
  }
  const seen = requests.join('\n')
  expect(seen).toContain('GET /rest/v1/profiles?select=*&limit=1')
  expect(seen).toContain('select=google_sub,stripe_customer_id')
  expect(seen).toContain('email=like.*@*')
  expect(requests.filter((request) => request.startsWith('POST /rest/v1/profiles'))).toHaveLength(2)
  await test.step('a server that does not answer is no pass', async () => {
    await page.route('**/rest/v1/profiles*', (route) => route.abort())
    await page.getByRole('button', { name: 'Run again' }).click()
    await expect(page.getByText('8 checks were not run')).toBeVisible()
    await expect(findings(page).filter({ hasText: 'Passed' })).toHaveCount(0)
    await page.unroute('**/rest/v1/profiles*')
  })
  await test.step('it asks with the public key also while a driver is signed in [SEC-007]', async () => {
    const tokens: (string | null)[] = []
    page.on('request', (request) => {
      if (/limit=1$/.test(request.url()) && request.url().includes('/rest/v1/profiles'))
        tokens.push(request.headers().authorization ?? null)
    })
    await putSession((await driver.client.auth.getSession()).data.session)
    await page.goto('/security-test')
    await expect(page.getByText('8 of 8 checks passed.')).toBeVisible()
    await expect.poll(() => tokens.length).toBeGreaterThan(5)
    expect(new Set(tokens)).toEqual(new Set([`Bearer ${server.anonKey}`]))
  })
})

test('/security-proof asks as one driver for another’s profile [SEC-002] [SEC-003] [SEC-012] [SEC-013] [SEC-016]', async ({
  page,
  driver,
}) => {
  const requests = asked(page)
  await page.goto('/security-proof')
  await test.step('/security-proof shows its page [APP-028]', () => expectPage(page, 'Security Proof'))
  await test.step('a visitor reads the report, and signs in for the rest', async () => {
    await expect(verdictOf(page, 'Row level security is on for profiles')).toContainText('Passed')
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await signIn(page, driver)
  })
  await expect(page.getByText('No hole found')).toBeVisible()
  await expect(verdictOf(page, 'A driver who asks for every profile gets their own')).toContainText(
    '200 · your own profile and no other.',
  )
  await expect(verdictOf(page, 'A driver sees nobody else: every column')).toContainText('200 · no rows.')
  await expect(verdictOf(page, 'A driver adds no profile for somebody else')).toContainText('42501')
  for (const finding of await findings(page).all()) await expect(finding).toContainText('Passed')
  expect(requests.join('\n')).toContain(`user_id=neq.${driver.userId}`)
  expect(requests).toContain('POST /rest/v1/rpc/verify_customer_email_security')
  await expect(page.getByRole('main')).not.toContainText(driver.email)
  await expect(page.getByRole('main')).not.toContainText(driver.userId)
})

test.describe('with a hole in a database made for it', () => {
  let scratch: TestServer
  test.beforeAll(async () => {
    const webFolder = process.env.TAPPET_WEB_FOLDER
    scratch = await startServer(webFolder ? { webFolder } : {})
  })
  test.afterAll(() => scratch.close())

  /** Signs a page in on the scratch server. */
  async function signedInThere(page: Page, email: string): Promise<void> {
    await page.goto(`${scratch.url}/login?tab=signup`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('steady idle at 800')
    await page.locator('form').getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL(`${scratch.url}/`)
  }

  test('the pages see it and say Vulnerable [SEC-003] [SEC-011] [SEC-012] [SEC-013]', async ({ page }) => {
    test.slow()
    await scratch.admin(
      `insert into auth.users (email, email_confirmed_at) values ('somebody@example.com', now())`,
    )
    await signedInThere(page, 'driver@example.com')

    // A policy of the owner is gone: the database's own report says so.
    await scratch.admin('drop policy profiles_select_own on public.profiles')
    await page.goto(`${scratch.url}/security-proof`)
    const policy = verdictOf(page, "The owner's policy for reading a profile is in force")
    await expect(policy).toContainText('Vulnerable')
    await expect(page.getByText('1 check found a hole')).toBeVisible()

    // An open one in its place: another driver's profile comes back.
    await scratch.admin('create policy open on public.profiles for select to authenticated using (true)')
    await page.getByRole('button', { name: 'Run again' }).click()
    for (const title of [
      'A driver who asks for every profile gets their own',
      'A driver sees nobody else: every column',
      'A driver sees nobody else’s email',
      'Every policy on profiles is tied to the owner',
    ])
      await expect(verdictOf(page, title)).toContainText('Vulnerable')
    await expect(page.getByRole('main')).not.toContainText('somebody@example.com')

    // Adding for others is let through: only the missing account stops it.
    await scratch.admin(
      `drop policy profiles_insert_own on public.profiles;
       create policy add on public.profiles for insert to authenticated with check (true)`,
    )
    await page.getByRole('button', { name: 'Run again' }).click()
    await expect(verdictOf(page, 'A driver adds no profile for somebody else')).toContainText('Vulnerable')

    // Everything open, to visitors too.
    await page.goto(`${scratch.url}/security-test`)
    await expect(page.getByText('8 of 8 checks passed.')).toBeVisible()
    await scratch.admin(
      `alter table public.profiles disable row level security;
       grant select, insert on public.profiles to anon`,
    )
    await page.getByRole('button', { name: 'Run again' }).click()
    // Nobody pays on the scratch server: there is no row that the filter for PRO could bring.
    await expect(page.getByText('7 checks found a hole')).toBeVisible()
    await expect(verdictOf(page, 'Visitors read no email addresses')).toContainText('Vulnerable')
    await expect(verdictOf(page, 'Visitors add no profile')).toContainText('Vulnerable')
    await expect(page.getByRole('main')).not.toContainText('@example.com')
    expect(await scratch.admin('select count(*)::int as count from public.profiles')).toEqual([{ count: 2 }])
  })
})
