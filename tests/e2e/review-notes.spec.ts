import { expect, test } from './fixtures.ts'

/** Each statement: the part of the guide it stands in, and its words. */
const SAID = [
  ['[LEG-007]', 'Demo login', ['Use any email', 'no verification is asked for', 'Or continue with Google']],
  [
    '[LEG-008]',
    'Demo login',
    ['A FREE profile is created automatically, with 5 diagnoses and 1 OBD scan per month.'],
  ],
  ['[LEG-009]', 'Sample audio testing', ['Record 3-10 seconds']],
  ['[LEG-010]', 'Sample audio testing', ['tap Analyze Sound']],
  ['[LEG-011]', 'Sample audio testing', ['The analysis takes about 5-15 seconds']],
  [
    '[LEG-012]',
    'What to avoid',
    ['silence', 'music or speech', 'very loud sounds', 'sounds under 2 seconds'],
  ],
  [
    '[LEG-013]',
    'Expected output',
    [
      'description of the likely issue',
      'Low, Medium or High',
      'repair cost range',
      'Recommended actions',
      'mechanic disclaimer',
    ],
  ],
  [
    '[LEG-014]',
    'Troubleshooting',
    ['Microphone permission', 'Network', 'Usage-limit paywall', 'Background noise'],
  ],
  ['[LEG-015]', 'Privacy notes', ['Recordings and results belong to the account that made them']],
] as const

test('the guide is for store reviewers, says what they need, and has a way to support [LEG-006] [LEG-016]', async ({
  page,
}) => {
  await page.goto('/review-notes')
  await expect(page.getByText('A guide for store reviewers')).toBeVisible()
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(SAID.length - 3)
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=/,
  )
  await expect(page.getByText('The person who runs this server answers it: add their address.')).toBeVisible()
  for (const [id, part, words] of SAID)
    await test.step(`the review notes say under "${part}": ${words.join('; ')} ${id}`, async () => {
      const section = page.getByRole('region', { name: part })
      for (const text of words) await expect.soft(section).toContainText(text)
    })
})
