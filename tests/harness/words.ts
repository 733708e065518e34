import type { Page } from '@playwright/test'

/**
 * The words of a page that a person sees without opening anything: not what is folded, hidden, or there for a screen
 * reader alone. Tabs, bell and messages are on every page and not counted.
 */
export function wordsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const range = document.createRange()
    let words = 0
    while (texts.nextNode()) {
      const { currentNode } = texts
      const parent = currentNode.parentElement
      if (parent === null || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      range.selectNodeContents(currentNode)
      const { width, height } = range.getBoundingClientRect()
      // What only a screen reader reads is clipped to a pixel.
      const clip = parent.closest('.sr-only')
      if (width <= 1 || height <= 1 || clip !== null) continue
      words += (currentNode.textContent ?? '').match(/[\p{L}\p{N}][\p{L}\p{N}’'.,:/$%-]*/gu)?.length ?? 0
    }
    return words
  })
}
