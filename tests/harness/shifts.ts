import type { Page } from '@playwright/test'

type Shift = { value: number; what: string[] }
declare global {
  interface Window {
    layoutShifts?: Shift[]
  }
}

/**
 * Call it once for a page, before the first of its paths is opened.
 * @param afterInput whether shifts count within half a second of a tap, too: where the page's clock is stepped, a whole
 * scan takes less
 */
export async function watchShifts(page: Page, afterInput = false): Promise<void> {
  await page.addInitScript((countsAll) => {
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
    const shifts: Shift[] = []
    window.layoutShifts = shifts
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(',')
    const name = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement
      const text = (node?.textContent ?? '').trim().slice(0, 40)
      return `${element?.tagName.toLowerCase() ?? '?'} "${text}" ${place(previousRect)} -> ${place(currentRect)}`
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[])
        if (countsAll || !entry.hadRecentInput)
          shifts.push({ value: entry.value, what: entry.sources.map(name) })
    }).observe({ type: 'layout-shift', buffered: true })
  }, afterInput)
}
