import type { Page } from '@playwright/test'
import { PLACES, type Viewer } from '../harness/places.ts'
import { sentencesOver, textsOf, wordsIn } from '../harness/words.ts'
import { asDriverOfTwoYears, open } from './driver-of-two-years.ts'
import { expect, test } from './fixtures.ts'

async function expectFewWords(page: Page, viewer: Viewer): Promise<void> {
  for (const { name, path, act, maxWords, viewer: seenBy } of PLACES) {
    if (seenBy !== viewer || maxWords === undefined) continue
    await open(page, path)
    await act?.(page)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const texts = await textsOf(page)
    const words = wordsIn(texts)
    // A page that is not there has few words too.
    expect.soft(words, name).toBeGreaterThan(20)
    expect.soft(words, name).toBeLessThanOrEqual(maxWords)
    expect.soft(sentencesOver(20, texts), name).toEqual([])
  }
}

test('no page has more words before its folds than its limit, nor a sentence of more than 20', async ({
  page,
  server,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFewWords(page, 'visitor')
  await asDriverOfTwoYears(page, server)
  await expectFewWords(page, 'driver')
})
