import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that look at colours. All others read the document, which is the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Fails, and goes on, for each "rule: element" that breaks WCAG 2.2 AA in what the page shows now: every rule in
 * the light theme, those about colours in the dark one as well.
 *
 * @param state what the page shows, for the message
 * @param within a selector, where only a part is meant
 */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  const axe = () => {
    // No page has frames of another origin. Looking for them costs a page of its own each time.
    const builder = new AxeBuilder({ page }).setLegacyMode()
    return within === undefined ? builder : builder.include(within)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  const paper = await paperOf(page)
  expect.soft(await found(axe().withTags(WCAG)), `${state}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => paperOf(page), 'the theme follows the system').not.toBe(paper)
  expect.soft(await found(axe().withRules(COLOUR_RULES)), `${state}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

const paperOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
