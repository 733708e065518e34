import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './fixtures.ts'

declare global {
  interface Window {
    /** In a page that got axe. */
    axe: typeof axe
  }
}

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
  await page.emulateMedia({ colorScheme: 'light' })
  const paper = await paperOf(page)
  const inLight = await violations(page, { type: 'tag', values: WCAG }, within)
  expect.soft(inLight, `${state}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => paperOf(page), 'the theme follows the system').not.toBe(paper)
  const inDark = await violations(page, { type: 'rule', values: COLOUR_RULES }, within)
  expect.soft(inDark, `${state}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

const paperOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/**
 * "rule: element" for each break in what the page shows now.
 *
 * @param runOnly the rules to check; by default all that axe has, its best practices included
 */
export async function violations(page: Page, runOnly?: axe.RunOnly, within?: string): Promise<string[]> {
  // Reading axe costs a page more than what axe does there, so that a document gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ runOnly, within }) => {
      // Without the elements that keep to the rules, each of which would get a selector.
      const options = { resultTypes: ['violations' as const], ...(runOnly && { runOnly }) }
      const report = await window.axe.run(within ?? document, options)
      return report.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      )
    },
    { runOnly, within },
  )
}
