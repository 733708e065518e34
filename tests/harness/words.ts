import type { Page } from '@playwright/test'

/**
 * The texts of a page that a person sees without opening anything: not what is folded, hidden, or there for a screen
 * reader alone. Tabs, bell and messages are on every page and left out.
 */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nodes = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const range = document.createRange()
    const texts: string[] = []
    while (nodes.nextNode()) {
      const { currentNode } = nodes
      const parent = currentNode.parentElement
      if (parent === null || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      range.selectNodeContents(currentNode)
      const { width, height } = range.getBoundingClientRect()
      // What only a screen reader reads is clipped to a pixel.
      const clip = parent.closest('.sr-only')
      if (width <= 1 || height <= 1 || clip !== null) continue
      texts.push(currentNode.textContent ?? '')
    }
    return texts
  })
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,:/$%-]*/gu)?.length ?? 0

export const wordsIn = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + countWords(text), 0)

export const wordsOf = async (page: Page): Promise<number> => wordsIn(await textsOf(page))

export const sentencesOver = (maxWords: number, texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter((sentence) => countWords(sentence) > maxWords)
