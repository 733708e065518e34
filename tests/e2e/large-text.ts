import type { Page } from '@playwright/test'

/**
 * What breaks in the page that is open once its text has twice the size: words on two lines, words outside their card or
 * the screen, and the page itself where it scrolls sideways. The text has its usual size again afterwards.
 */
export function brokenByLargeText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    root.style.fontSize = '200%'
    const found: string[] =
      root.scrollWidth > innerWidth ? [`${root.scrollWidth - innerWidth} px sideways`] : []
    const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest('.sr-only, .truncate, option')) continue
      const edge = parent.closest('.rounded-card')?.getBoundingClientRect().right ?? innerWidth
      // Neither an address of mail or web nor a VIN has a place to break.
      for (const { 0: run, index } of (text.textContent ?? '').matchAll(/[^\s\u2010-]+/gu)) {
        if (/[@/.]\S|^[A-Z\d]{17}\b/.test(run)) continue
        const letters = document.createRange()
        letters.setStart(text, index)
        letters.setEnd(text, index + run.length)
        const boxes = [...letters.getClientRects()]
        const lines = new Set(boxes.map(({ top }) => Math.round(top)))
        if (lines.size > 1 || boxes.some(({ right }) => right > edge)) found.push(run)
      }
    }
    root.style.fontSize = ''
    return found
  })
}

/** How far the open page scrolls sideways on a tablet with text of twice the size, in px. The page stays that wide. */
export async function sidewaysOnTablet(page: Page): Promise<number> {
  await page.setViewportSize({ width: 768, height: 1024 })
  return page.evaluate(() => {
    const root = document.documentElement
    root.style.fontSize = '200%'
    const over = root.scrollWidth - innerWidth
    root.style.fontSize = ''
    return over
  })
}
