import { CARS, simulatedCar } from '@tappet/obd/testing'
import { GOOGLE_ENV, startIssuer } from '../harness/auth-oidc.ts'
import { keepLatest, sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import { startServer } from '../harness/server.ts'
import { expect, keepSession, signIn, test } from './fixtures.ts'
import { ADAPTER_STEP_MS, chooseAdapter, passUntil } from './obd-demo.ts'
import { intoPhone, newPhone } from './phone.ts'
import { plugInWifi } from './phone-adapters.ts'

const SESSION = 'tappet.session'

test('the session is kept in the locked store of the phone, restored from it, and goes with the sign-out [AUTH-031] [AUTH-032] [AUTH-033] [AUTH-034]', async ({
  page,
  context,
  driver,
}) => {
  const phone = await intoPhone(page)
  await page.goto('/login')
  await signIn(page, driver)
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect.poll(() => phone.secure.has(SESSION)).toBe(true)
  const session = JSON.parse(phone.secure.get(SESSION) ?? '{}')
  expect(session.user.email).toBe(driver.email)
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION)).toBeNull()
  await page.close()
  // The page's own store may be cleaned by the system; the app comes back with the phone's alone.
  const later = await context.newPage()
  await intoPhone(later, phone)
  await later.goto('/account')
  await expect(later.getByText(driver.email)).toBeVisible()
  phone.secure.set('something else of the app', 'kept')
  await later.getByRole('button', { name: 'Sign Out' }).click()
  await expect(later).toHaveURL('/login')
  await expect.poll(() => [...phone.secure.keys()]).toEqual([])
  await later.goto('/account')
  await expect(later.getByText(driver.email)).toBeHidden()
})

test('finds nothing of a former install in a keychain that outlived it', async ({ page, driver }) => {
  const phone = newPhone()
  const { data } = await driver.client.auth.getSession()
  phone.secure.set(SESSION, JSON.stringify(data.session))
  await intoPhone(page, phone)
  await page.goto('/account')
  await expect(page.getByRole('button', { name: /Sign In/ }).first()).toBeVisible()
  expect([...phone.secure.keys()]).toEqual([])
})

test('in the phone app a finger that pulls a page down has its rows read again', async ({
  page,
  driver,
  context,
}) => {
  const phone = newPhone()
  const { data } = await driver.client.auth.getSession()
  keepSession(phone, JSON.stringify(data.session))
  await intoPhone(page, phone)
  await page.goto('/garage')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const devtools = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] })
  await touch('touchStart', 200)
  for (const y of [220, 260, 320]) await touch('touchMove', y)
  await expect(page.getByText('Let go to refresh')).toBeVisible()
  const reading = page.waitForRequest((request) => /\/rest\/v1\/vehicles/.test(request.url()))
  await touch('touchEnd')
  await reading
  await expect(page.getByText(/to refresh|Refreshing/)).toBeHidden()
})

test('in the phone app [APP-002] links, the back button and the status bar do what a phone’s do', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const phone = await intoPhone(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => phone.isSplashShown).toBe(false)
  expect(await page.evaluate('window.Capacitor.isNativePlatform()')).toBe(true)
  await page.getByRole('link', { name: 'OBD' }).first().click()
  await expect(page).toHaveURL('/obd')
  await page.getByRole('button', { name: 'Connect Adapter' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await phone.pressBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/obd')
  await phone.pressBack()
  await expect(page).toHaveURL('/')
  expect(phone.minimized).toBe(0)
  await phone.pressBack()
  await expect.poll(() => phone.minimized).toBe(1)
  await expect(page).toHaveURL('/')
  await test.step('a link that names the app opens its page, and no other site', async () => {
    await phone.openLink('app.tappet://open/settings')
    await expect(page).toHaveURL('/settings')
    await phone.openLink('app.tappet://open//elsewhere.example/')
    await expect(page).toHaveURL('/settings')
  })
  await test.step('the letters of the status bar follow the theme', async () => {
    await expect.poll(() => phone.statusBar.at(-1)).toBe('LIGHT')
    await page.getByRole('button', { name: 'Dark', exact: true }).click()
    await expect.poll(() => phone.statusBar.at(-1)).toBe('DARK')
  })
})

test('a report goes to the share sheet as text', async ({ page }) => {
  const phone = await intoPhone(page)
  await keepLatest(page, sampleDiagnosis())
  await page.goto('/results')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => phone.shared).toHaveLength(1)
  expect(phone.shared[0]).toContain('Engine knock or tick')
})

test.describe('an adapter with its own Wi-Fi', () => {
  test.use({ device: 'phone' })

  test('is found at its address, connected and read', async ({ signedIn: page, phone }) => {
    if (phone === null) throw new Error('no phone')
    const { adapter } = plugInWifi(phone, { car: simulatedCar(CARS.dieselCan) })
    await chooseAdapter(page, /^Wi-Fi adapter/)
    await passUntil(page, page.getByText('Successfully connected to OBD adapter'), ADAPTER_STEP_MS)
    await page.getByRole('button', { name: 'Scan for Codes' }).click()
    await passUntil(page, page.getByText('Found 1 diagnostic trouble code(s)'), ADAPTER_STEP_MS)
    await expect(
      page.getByRole('region', { name: 'Engine' }).getByRole('link', { name: /P2002/ }),
    ).toBeVisible()
    await passUntil(page, page.getByText('WVWZZZ1KZAM690392'), ADAPTER_STEP_MS)
    expect(adapter.interruptions()).toBe(0)
  })
})

test("what arrives while the app is out of sight lies among the phone's notices", async ({
  page,
  driver,
  server,
}) => {
  const phone = await intoPhone(page)
  const subscribed = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('Subscribed to PostgreSQL')) resolve()
      }),
    )
  })
  await page.goto('/login')
  await signIn(page, driver)
  await subscribed
  const arrives = (title: string) =>
    server.admin(
      "insert into public.notifications (user_id, type, title, message) values ($1, 'other', $2, 'Details')",
      [driver.userId, title],
    )
  await arrives('Seen in the app')
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))
  await arrives('Oil Change is due')
  await expect.poll(() => phone.notices.map(({ title }) => title)).toEqual(['Oil Change is due'])
})

test.describe('Google on a phone', () => {
  test('signs in with the token of the phone, or says that none came [AUTH-046] [ERR-007]', async ({
    page,
  }) => {
    const issuer = await startIssuer()
    issuer.person = { sub: 'g-1', email: 'gwen@example.com', email_verified: true, name: 'Gwen' }
    const server = await startServer({
      env: GOOGLE_ENV,
      issuer: issuer.url,
      ...(process.env.TAPPET_WEB_FOLDER && { webFolder: process.env.TAPPET_WEB_FOLDER }),
    })
    try {
      const phone = await intoPhone(page)
      const google = page.getByRole('button', { name: 'Continue with Google' })
      await page.goto(`${server.url}/login`)
      phone.googleToken = ''
      await google.click()
      await expect(page.getByText('No ID token received from Google')).toBeVisible()
      phone.googleToken = await issuer.idToken()
      await google.click()
      await expect(page).toHaveURL(`${server.url}/`)
      await page.goto(`${server.url}/account`)
      await expect(page.getByText('gwen@example.com')).toBeVisible()
    } finally {
      await page.close()
      await server.close()
      await issuer.close()
    }
  })
})
