import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

/** Each statement with the question that answers it, and words that only a real answer has. */
const ANSWERS = [
  ['[LEG-021]', 'How does audio diagnosis work?', /what it most likely is/],
  ['[LEG-022]', 'How accurate is it?', /confidence in percent/],
  ['[LEG-023]', 'Which sounds can it recognize?', /squeaking or grinding brakes/],
  ['[LEG-024]', 'How do I make a good recording?', /quiet place/, /phone close/, /10-15 seconds/],
  ['[LEG-025]', 'What is OBD-II, and what do I need for it?', /ELM327/],
  ['[LEG-026]', 'How does maintenance tracking work?', /date, mileage, cost, notes and receipt/],
  ['[LEG-027]', 'What happens to my data?', /no other account can read them/],
  ['[LEG-028]', 'What do the plans include?', /\$4\.99 per month/],
  ['[LEG-029]', 'How do I cancel Pro?', /end of the billing period/],
  ['[LEG-030]', 'Does it work offline?', /analyzed by itself when the connection is back/],
  ['[LEG-031]', 'How often should I use it?', /one recording a month/],
  ['[LEG-032]', 'What if the result says "fix immediately"?', /nearest shop/, /“Don’t drive”, stop safely/],
  ['[LEG-033]', 'How do I delete my account?', /request by email/, /within 30 days/],
] as const

/** What a server says that has no SUPPORT_EMAIL. */
const NO_RECIPIENT = 'No support address here. Ask the person who runs this server.'

const mailOf = (href: string | null) => {
  const { protocol, pathname, searchParams } = new URL(href ?? 'none:')
  return {
    protocol,
    to: pathname,
    subject: searchParams.get('subject') ?? '',
    body: searchParams.get('body') ?? '',
  }
}

test('help answers what drivers ask, and leads where it says', async ({ page }) => {
  await page.goto('/help-faq')
  const questions = page.getByRole('region', { name: 'Questions' }).locator('h2 > button')
  await test.step('thirteen questions in 600 px, one open at a time, which closes again [LEG-017] [LEG-018] [LEG-019] [LEG-020]', async () => {
    const box = page.getByRole('region', { name: 'Questions' })
    await expect(questions).toHaveCount(13)
    expect((await box.boundingBox())?.height).toBe(600)
    expect(await box.evaluate((area) => getComputedStyle(area).overflowY)).toBe('auto')
    const open = box.locator('h2 > button[aria-expanded="true"]')
    await questions.nth(0).click()
    await expect(open).toHaveText('How does audio diagnosis work?')
    await questions.nth(1).click()
    await expect(open).toHaveText('How accurate is it?')
    await expect(box.getByText('what it most likely is')).toHaveCount(0)
    await questions.nth(1).click()
    await expect(open).toHaveCount(0)
    await expect(box.getByText('confidence in percent')).toHaveCount(0)
  })
  for (const [id, question, ...answers] of ANSWERS)
    await test.step(`help answers "${question}" ${id}`, async () => {
      await page.getByRole('button', { name: question }).click()
      for (const words of answers)
        await expect.soft(page.getByRole('region', { name: question })).toContainText(words)
    })
  await test.step('Contact Support opens a prefilled mail [LEG-034]', async () => {
    const link = page.getByRole('link', { name: 'Contact Support' })
    const mail = mailOf(await link.getAttribute('href'))
    expect(mail).toMatchObject({ protocol: 'mailto:', to: '', subject: 'Tappet support' })
    expect(mail.body).toContain('What happened:')
    await expect(page.getByText(NO_RECIPIENT)).toBeVisible()
  })
  await test.step('every link of the answers leads to a page', async () => {
    await expect(questions).toHaveCount(13)
    const targets = new Set<string>()
    for (let index = 0; index < (await questions.count()); index += 1) {
      const title = (await questions.nth(index).textContent()) ?? ''
      await questions.nth(index).click()
      const answer = page.getByRole('region', { name: title })
      await expect(answer.getByRole('paragraph').first()).toBeVisible()
      for (const href of await answer
        .getByRole('link')
        .evaluateAll((links) => links.map((a) => a.getAttribute('href'))))
        targets.add(href ?? '')
    }
    expect(targets.size).toBeGreaterThan(4)
    for (const path of targets) {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText(/not found/i)
    }
  })
  await test.step('the review notes are for store reviewers, of every part, with a way to support [LEG-006] [LEG-016]', async () => {
    await visit(page, '/review-notes')
    await expect(page.getByText('A guide for store reviewers')).toBeVisible()
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(6)
    await expect(page.getByText('A FREE profile is created automatically', { exact: false })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=/,
    )
    await expect(
      page.getByText('No support address here. Ask the person who runs this server.'),
    ).toBeVisible()
  })
})

test.describe('with SUPPORT_EMAIL', () => {
  test.use({ settings: { SUPPORT_EMAIL: 'help@garage.example' } })

  test('every mail goes to that address, and nothing is said of a missing one', async ({
    signedIn: page,
  }) => {
    for (const path of ['/help-faq', '/settings', '/account', '/review-notes'])
      await test.step(path, async () => {
        if (path === '/help-faq') await page.goto(path)
        else await visit(page, path)
        const mails = page.locator('[href^="mailto:"]')
        await expect(mails).toHaveCount(path === '/help-faq' ? 2 : 1)
        for (const mail of await mails.all())
          await expect(mail).toHaveAttribute('href', /^mailto:help@garage\.example\?subject=/)
        await expect(page.getByText(NO_RECIPIENT)).toHaveCount(0)
      })
  })
})
