import { expect, type Page } from '@playwright/test'

const TABLET_PX = { width: 768, height: 1024 }
const SMALL_PX = { width: 320, height: 640 }
const SIDEWAYS_PX = { width: 844, height: 390 }

/**
 * What breaks in the page that is open once its text has twice the size, here, on a small phone, its side and a tablet:
 * words on two lines, words outside their card or the screen, a dot between two parts that begins a line, a text of
 * one word on a line beside free room, a field with no room for four digits, and the page itself where it scrolls
 * sideways. Text and screen have their usual size again afterwards. Of an open dialog, it alone is looked at.
 */
export async function brokenByLargeText(page: Page): Promise<string[]> {
  const screenPx = page.viewportSize() ?? TABLET_PX
  const broken = await brokenHere(page)
  for (const size of [SMALL_PX, SIDEWAYS_PX, TABLET_PX]) {
    await page.setViewportSize(size)
    const parts = [...(await brokenHere(page)), ...(size === SMALL_PX ? await aloneHere(page) : [])]
    broken.push(...parts.map((what) => `at ${size.width} px: ${what}`))
  }
  await page.setViewportSize(screenPx)
  return broken
}

/** With text of its usual size: lists of three parts with two beside each other and one alone. */
const aloneHere = (page: Page): Promise<string[]> =>
  page
    .locator('main')
    .locator('ol, ul, dl')
    .evaluateAll((lists) =>
      lists
        .filter(({ children }) => {
          const rows = new Set([...children].map((part) => Math.round(part.getBoundingClientRect().top)))
          return children.length === 3 && rows.size === 2
        })
        .map(({ textContent }) => `one of three alone: ${textContent}`),
    )

function brokenHere(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    root.style.fontSize = '200%'
    const broken: string[] =
      root.scrollWidth > innerWidth ? [`${root.scrollWidth - innerWidth} px sideways`] : []
    const place = document.querySelector('[role=dialog]') ?? document.querySelector('main') ?? root
    for (const field of place.querySelectorAll<HTMLElement>('input, select')) {
      if (field.matches('[type=checkbox], [type=radio]') || !field.checkVisibility()) continue
      const { fontSize, paddingLeft, paddingRight } = getComputedStyle(field)
      const roomPx = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      // Four digits.
      if (roomPx < 2.2 * Number.parseFloat(fontSize)) broken.push(`no room in ${field.outerHTML}`)
    }
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest('.sr-only, .truncate, option')) continue
      const card = parent.closest('.rounded-card')?.getBoundingClientRect()
      const edge = card?.right ?? innerWidth
      const whole = document.createRange()
      whole.selectNodeContents(text)
      const rows = new Set([...whole.getClientRects()].map(({ top }) => Math.round(top))).size
      const words = text.textContent?.trim().split(/\s+/) ?? []
      if (
        rows > 3 &&
        words.length > 3 &&
        words.length < 1.4 * rows &&
        whole.getBoundingClientRect().width < (card?.width ?? innerWidth) / 2
      )
        broken.push(`a narrow column: ${words.join(' ')}`)
      // Neither an address of mail or web, a VIN, a query nor a paragraph of a law has a place to break.
      let lineTop = Number.POSITIVE_INFINITY
      for (const { 0: run, index } of (text.textContent ?? '').matchAll(/[^\s\u2010-]+/gu)) {
        const letters = document.createRange()
        letters.setStart(text, index)
        letters.setEnd(text, index + run.length)
        const boxes = [...letters.getClientRects()]
        const top = boxes.at(-1)?.top ?? 0
        if (/[·•]/.test(run) && top > lineTop) broken.push(`${run} begins a line: ${words.join(' ')}`)
        lineTop = top
        const isLast = index + run.length === text.textContent?.length
        const joined = isLast ? `${run}${text.nextSibling?.textContent ?? ''}` : run
        if (/[@/._?]\S|^[A-Z\d]{17}\b|^\d\(\d\)/.test(joined)) continue
        const lines = new Set(boxes.map(({ top }) => Math.round(top)))
        if (lines.size > 1 || boxes.some(({ right }) => right > edge)) broken.push(run)
      }
    }
    root.style.fontSize = ''
    return broken
  })
}

/** With text of twice the size, on phones 320 and 390 px wide. The page has its usual size again afterwards. */
async function atTwiceTheSize(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  const screenPx = page.viewportSize() ?? TABLET_PX
  const setSize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value
    }, size)
  await setSize('200%')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await look(width)
  }
  await setSize('')
  await page.setViewportSize(screenPx)
}

/** Each tab shows its whole name. */
export const expectWholeTabs = (page: Page): Promise<void> =>
  atTwiceTheSize(page, async (width) => {
    const cut = await page.locator('nav[aria-label="Main"] li').evaluateAll((tabs) =>
      tabs
        .filter((tab) => {
          const words = document.createRange()
          words.selectNodeContents(tab.querySelector('a')?.lastChild ?? tab)
          const [inner, outer] = [words.getBoundingClientRect(), tab.getBoundingClientRect()]
          return (
            inner.width === 0 ||
            inner.left < outer.left ||
            inner.right > outer.right ||
            inner.bottom > innerHeight
          )
        })
        .map((tab) => tab.textContent),
    )
    expect.soft([width, cut]).toEqual([width, []])
  })

/** No word of the message that a scan without an adapter gives is broken. */
export const expectWholeMessage = (page: Page): Promise<void> =>
  atTwiceTheSize(page, async (width) => {
    await page.getByRole('button', { name: 'Scan for Codes' }).click()
    const message = page.locator('[data-sonner-toast]').filter({ hasText: 'No OBD adapter connected' })
    await expect(message).toBeVisible()
    const broken = await message.locator('p').evaluateAll((lines) =>
      lines.flatMap(({ firstChild }) =>
        [...(firstChild?.textContent ?? '').matchAll(/\S+/g)]
          .filter(({ 0: word, index }) => {
            const letters = document.createRange()
            letters.setStart(firstChild as Node, index)
            letters.setEnd(firstChild as Node, index + word.length)
            return letters.getClientRects().length !== 1
          })
          .map(([word]) => word),
      ),
    )
    expect.soft([width, broken]).toEqual([width, []])
    await message.getByRole('button', { name: 'Dismiss' }).click()
    await expect(message).toHaveCount(0)
  })

/** The page keeps to the phone's width, and on a tablet each plan stands below the other. */
export async function expectPlansApart(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pro', exact: true })).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize(TABLET_PX)
  const [free, pro] = await page.locator('main .rounded-card').all()
  const ends = await Promise.all([free, pro].map(async (card) => (await card?.boundingBox())?.x))
  // Beside each other a card is too narrow for its words.
  expect.soft(ends[0]).toBe(ends[1])
  await page.setViewportSize({ width: 390, height: 844 })
}

/** Home shows the whole line of a driver's car. */
export async function expectWholeLines(page: Page): Promise<void> {
  const lines = page.getByRole('main').locator('a[href="/garage"] span')
  await expect(lines.filter({ hasText: 'Last sound' }).first()).toBeVisible()
  expect.soft(await brokenByLargeText(page)).toEqual([])
  await atTwiceTheSize(page, async (width) => {
    if (width < 390) return
    for (const line of await lines.all())
      expect.soft(await line.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0)
  })
}
