import type { Page } from '@playwright/test'

const TABLET_PX = { width: 768, height: 1024 }

/**
 * What breaks in the page that is open once its text has twice the size, on this screen and on a tablet: words on two
 * lines, words outside their card or the screen, and the page itself where it scrolls sideways. Text and screen have
 * their usual size again afterwards.
 */
export async function brokenByLargeText(page: Page): Promise<string[]> {
  const screenPx = page.viewportSize() ?? TABLET_PX
  const found = await brokenHere(page)
  await page.setViewportSize(TABLET_PX)
  found.push(...(await brokenHere(page)).map((what) => `on a tablet: ${what}`))
  await page.setViewportSize(screenPx)
  return found
}

function brokenHere(page: Page): Promise<string[]> {
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
