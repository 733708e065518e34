import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Focus = { isLost: boolean; isOperable: boolean; isRinged: boolean; what: string }

/** Where the focus is, and whether it can be seen there. */
function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement
    const isLost = element === null || element === document.body || element === document.documentElement
    if (isLost) return { isLost, isOperable: false, isRinged: false, what: 'nothing' }
    const ringOf = (ringed: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(ringed)
      const isThere = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      return isThere && !/^rgba\(.*, 0\)$|^transparent$/.test(outlineColor)
    }
    // The button inside a date field: the browser draws its ring, and no style tells of it.
    const isCalendarButton =
      element instanceof HTMLInputElement && element.type === 'date' && !element.matches(':focus')
    const box = element.getBoundingClientRect()
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
    return {
      isLost,
      // What the app focuses so that it is read out takes no key, and needs no ring (WCAG 2.2, 2.4.7).
      isOperable: element.getAttribute('tabindex') !== '-1',
      isRinged: (isCalendarButton || ringOf(element)) && box.width > 0 && box.height > 0,
      what: `<${element.tagName.toLowerCase()} id="${element.id}"> ${name}`,
    }
  })
}

/** A driver without a mouse: after every key the focus must be somewhere, and be seen. */
export class Keyboard {
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key)
    await this.look()
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text)
    await this.look()
  }

  async look(): Promise<void> {
    // Between two pages the focus has nowhere to be; there it may not stay.
    await expect.poll(async () => (await focusOf(this.#page)).isLost, 'the focus is lost').toBe(false)
    await expect
      .poll(async () => {
        const { isOperable, isRinged, what } = await focusOf(this.#page)
        return isOperable && !isRinged ? `no ring on ${what}` : 'seen'
      })
      .toBe('seen')
  }

  /** Tabs from control to control until `target` has the focus. */
  async tabTo(target: Locator, most = 60): Promise<void> {
    await expect(target).toBeVisible()
    for (let count = 0; count < most; count += 1) {
      if (await this.#holds(target)) return
      await this.#next()
    }
    throw new Error(`${most} times Tab did not lead to ${target}`)
  }

  async activate(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(target)
    await this.press(key)
  }

  /** Past the last control lies the browser's own bar, and then the first one again. */
  async #next(): Promise<void> {
    await this.#page.keyboard.press('Tab')
    if ((await focusOf(this.#page)).isLost) await this.#page.keyboard.press('Tab')
    await this.look()
  }

  #holds(target: Locator): Promise<boolean> {
    return target.evaluate((element) => element === document.activeElement)
  }
}
