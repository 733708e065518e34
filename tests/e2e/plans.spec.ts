import { expect, test } from './fixtures.ts'

const FREE = [
  ['[ACC-034]', '5 audio diagnoses per month'],
  ['[ACC-035]', '5 comprehensive diagnoses per month'],
  ['[ACC-036]', '1 OBD read per month'],
  ['[ACC-037]', 'Basic maintenance tracking'],
] as const
const PRO = [
  ['[ACC-040]', 'Unlimited audio diagnoses'],
  ['[ACC-041]', 'Unlimited comprehensive diagnoses'],
  ['[ACC-042]', 'Unlimited OBD reads'],
  ['[ACC-043]', 'PDF export for all reports'],
  ['[ACC-044]', 'Advanced maintenance reminders'],
  ['[ACC-045]', 'No ads'],
] as const

const titles = (lines: typeof FREE | typeof PRO) => lines.map(([id]) => id).join(' ')

test('two cards, Free and Pro, list what they are; the questions are answered, and no usage is asked for', async ({
  page,
  phone,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('usage_counters')) requests.push(request.url())
  })
  await page.goto('/plans')
  const free = page.getByRole('region', { name: 'Free' })
  const pro = page.getByRole('region', { name: 'Pro' })
  await test.step('there is no third card [ACC-032]', async () => {
    await expect.soft(page.getByText('/month', { exact: true })).toHaveCount(2)
    await expect
      .soft(page.getByRole('main').getByRole('heading', { level: 2 }))
      .toHaveText(['Free', 'Pro', 'Questions'])
  })
  await test.step(`the Free card lists what is free [ACC-002] [ACC-033] ${titles(FREE)}`, async () => {
    await expect.soft(free.getByText('$0/month')).toBeVisible()
    await expect.soft(free.getByRole('listitem')).toHaveText(FREE.map(([, text]) => text))
  })
  await test.step(`the Pro card lists what Pro adds [ACC-038] [ACC-039] [ACC-046] ${titles(PRO)}`, async () => {
    await expect.soft(pro.getByText('$4.99/month')).toBeVisible()
    await expect.soft(pro.getByText('Most Popular')).toBeVisible()
    await expect.soft(page.getByText('Most Popular')).toHaveCount(1)
    await expect.soft(pro.getByText('Cancel anytime • 30-day money-back guarantee')).toBeVisible()
    await expect.soft(pro.getByRole('listitem')).toHaveText(PRO.map(([, text]) => text))
  })
  await test.step('limits, cancelling and the reset are told [ACC-057] [ACC-058] [ACC-059]', async () => {
    for (const text of [
      'What if I reach a limit?',
      'You keep Pro until the billing period ends',
      'All limits reset on the 1st of each month for Free users.',
    ])
      await expect.soft(page.getByText(text)).toBeVisible()
  })
  // A phone's app subscribes in its store.
  if (phone === null)
    await test.step('a card recommends the mobile app, and Upgrade points to the stores [ACC-050] [ACC-051] [ACC-052] [ACC-053] [ACC-054] [ACC-056]', async () => {
      await expect(page.getByText('Get the mobile app')).toBeVisible()
      await page.getByRole('button', { name: 'Upgrade' }).click()
      const dialog = page.getByRole('dialog', { name: 'Subscribe in Mobile App' })
      await expect(dialog.getByRole('link', { name: /iOS/ })).toHaveAttribute(
        'href',
        /^https:\/\/apps\.apple\.com\//,
      )
      await expect(dialog.getByRole('link', { name: /Android/ })).toHaveAttribute(
        'href',
        /^https:\/\/play\.google\.com\//,
      )
      await dialog.getByRole('button', { name: 'Got it' }).click()
      await expect(dialog).toBeHidden()
    })
  await test.step('a visitor is shown no usage, and none is asked for [ACC-068]', async () => {
    for (const path of ['/plans', '/account', '/settings']) {
      if (path !== '/plans') await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByText('Usage this month')).toHaveCount(0)
    }
    expect(requests).toEqual([])
  })
})

test('the plan that a driver has is current, nothing here changes it, and PRO keeps nothing of FREE', async ({
  signedIn: page,
  phone,
  driver,
  server,
}) => {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/(rest|functions)\/v1\/(profiles|billing|plan)/.test(request.url()))
      writes.push(request.url())
  })
  await page.goto('/plans')
  await test.step('on FREE the Free card is current and its button disabled [ACC-047] [ACC-048]', async () => {
    const card = page.getByRole('region', { name: 'Free' })
    await expect(card.getByText('Current Plan')).toBeVisible()
    await expect(card.getByRole('button')).toBeDisabled()
    await expect(page.getByText('Current Plan')).toHaveCount(1)
  })
  // A phone's app subscribes in its store.
  if (phone === null)
    await test.step('nothing on the page takes a payment or changes the plan [ACC-038] [ACC-056]', async () => {
      await page.getByRole('button', { name: 'Upgrade' }).click()
      await expect(page.getByRole('dialog')).toContainText('Nothing is charged here')
      await page.getByRole('button', { name: 'Got it' }).click()
      expect(writes).toEqual([])
      expect(
        await server.admin('select plan from public.profiles where user_id = $1', [driver.userId]),
      ).toEqual([{ plan: 'FREE' }])
    })
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url()))
      strangers.push(request.url())
  })
  await test.step('on PRO the Pro card is current and Free reads Downgrade [ACC-047] [ACC-049]', async () => {
    await server.admin("update public.profiles set plan = 'PRO' where user_id = $1", [driver.userId])
    await page.goto('/plans')
    await expect(page.getByRole('region', { name: 'Pro' }).getByText('Current Plan')).toBeVisible()
    await page.getByRole('button', { name: 'Downgrade' }).click()
    await expect(page.getByRole('dialog')).toContainText('Cancel in your phone’s app store')
    expect(
      await server.admin('select plan from public.profiles where user_id = $1', [driver.userId]),
    ).toEqual([{ plan: 'PRO' }])
  })
  await test.step('PRO lists its reminders and no ads, and keeps nothing of them from FREE [ACC-072] [ACC-073]', async () => {
    for (const path of ['/plans', '/', '/maintenance', '/history', '/reminder-settings']) {
      if (path !== '/plans') await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('iframe')).toHaveCount(0)
    }
    // An ad would come from somewhere else.
    expect(strangers).toEqual([])
    await page.getByRole('button', { name: 'Add Reminder' }).click()
    await expect(page.getByRole('dialog').getByLabel('Service').locator('option')).toHaveCount(12)
  })
})
