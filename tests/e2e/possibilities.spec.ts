import type { Page } from '@playwright/test'
import type { SoundDiagnosis } from '@tappet/wire'
import { keepLatest, reopen, sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import { expect, test } from './fixtures.ts'
import { unfold } from './folds.ts'

const stretch = (id: string, startSeconds: number, endSeconds: number) => ({
  id,
  sentence: `a sound that speaks for it (${id})`,
  startSeconds,
  endSeconds,
  weight: 0.4,
  source: 'sound' as const,
})

const ALTERNATIVES: NonNullable<SoundDiagnosis['alternatives']> = [
  {
    id: 'ac_compressor',
    name: 'Air conditioning compressor noise',
    probability: 0.4,
    experimental: true,
    evidence: [stretch('switching', 0.5, 2.2)],
  },
  {
    id: 'loose_belt',
    name: 'Belt or accessory noise',
    probability: 0.2,
    evidence: [stretch('tone', 3, 3.4)],
  },
]

test('every possibility shows what speaks for it and the stretch it rests on, to be played with the keyboard alone', async ({
  page,
}) => {
  await keepLatest(page, sampleDiagnosis({ alternatives: ALTERNATIVES }))
  await page.goto('/results')
  await unfold(page, 'Why we think so')
  const possible = page
    .locator('section', { has: page.getByRole('heading', { name: 'Also possible' }) })
    .last()
  await expect(possible.getByRole('listitem')).toHaveCount(2)
  await expect(possible.getByText('A sound that speaks for it (switching)', { exact: false })).toBeVisible()
  await expect(possible.getByText('Experimental')).toHaveCount(1)
  await expect(possible.getByRole('listitem').first()).toContainText('Experimental')
  const play = possible.getByRole('button', { name: 'Play from 0:00–0:02' })
  await play.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.getByText('0:02 / 0:06')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play recording' })).toBeVisible()
  // From the evidence of the diagnosis itself on to the next stretch, by Tab alone.
  const own = page.getByRole('button', { name: 'Play from 0:02–0:05' })
  await own.focus()
  await page.keyboard.press('Tab')
  await expect(play).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(possible.getByRole('button', { name: 'Play from 0:03' })).toBeFocused()
  await test.step('a stretch is told without its recording, and an unsure answer claims no figure', () =>
    expectSilent(page))
})

async function expectSilent(page: Page): Promise<void> {
  const { audioData: _, ...silent } = sampleDiagnosis({ alternatives: ALTERNATIVES })
  await reopen(page, silent)
  await unfold(page, 'Why we think so')
  await expect(page.getByText('0:02–0:05')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Play from/ })).toHaveCount(0)
  const { issue, ...rest } = silent
  await reopen(page, { ...rest, confidence: 62, issue: { ...issue, id: 'uncertain', name: 'Not sure' } })
  await unfold(page, 'Why we think so')
  await expect(page.getByText('We can’t name it from this recording.')).toBeVisible()
}
