import type { Page } from '@playwright/test'
import { filesOf } from '@tappet/upkeep'
import { expect, onBoth, test } from './fixtures.ts'
import { brokenByLargeText } from './large-text.ts'
import { openAdd, openLog, photo, receiptAt, rowsOf, stored } from './maintenance-log.ts'

const asFile = (buffer: Buffer, name = 'IMG_0001.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
})

onBoth(
  test,
  'a photo keeps its size, loses its place, is uploaded below the driver’s folder, and loaded at a tap alone [MNT-002] [MNT-036]',
  async ({ signedIn: page, driver, server }) => {
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/storage/v1/')) loads.push(request.url())
    })
    await openLog(page)
    const dialog = await openAdd(page)
    await dialog.getByLabel('Maintenance item').selectOption('Oil Change')
    const original = await photo(page, 4000, 3000)
    expect(original.includes('SECRETCAM')).toBe(true)
    await dialog.getByLabel('Receipt file').setInputFiles(asFile(original))
    await expect(dialog.getByRole('img', { name: 'Receipt' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    await expect(page.getByText('Maintenance record added successfully')).toBeVisible()
    const [row] = await stored(server, driver)
    const url = String(row?.receipt_url)
    expect(url).toMatch(new RegExp(`/storage/v1/object/public/receipts/${driver.userId}/\\d{13}\\.jpg$`))
    expect((await fetch(url)).status).toBe(400)
    const bytes = Buffer.from(await (await receiptAt(server, url)).arrayBuffer())
    for (const trace of ['Exif', 'SECRETCAM', 'II*\0']) expect(bytes.includes(trace), trace).toBe(false)

    const thumbnail = page.getByRole('button', { name: /^Receipt of Oil Change/ })
    await page.reload()
    await expect(thumbnail).toBeVisible()
    expect(loads).toEqual([])
    await thumbnail.click()
    const whole = page.getByRole('dialog', { name: 'Receipt' }).getByRole('img')
    await expect(whole).toHaveAttribute('src', /\/object\/sign\/receipts\/.*\?token=/)
    await expect
      .poll(() => whole.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([4000, 3000])
  },
)

test('a screenshot of a long receipt keeps its words, and is shown by its width', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await openLog(page)
  const dialog = await openAdd(page)
  await dialog.getByLabel('Maintenance item').selectOption('Oil Change')
  const original = await longReceipt(page)
  await dialog.getByLabel('Receipt file').setInputFiles(asFile(original, 'receipt.png', 'image/png'))
  await expect(dialog.getByRole('img', { name: 'Receipt' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save Record' }).click()
  await expect(page.getByText('Maintenance record added successfully')).toBeVisible()
  const [row] = await stored(server, driver)
  const bytes = Buffer.from(await (await receiptAt(server, row?.receipt_url)).arrayBuffer())
  const ink = await inkKept(page, original, bytes)
  expect([ink.width, ink.height]).toEqual([1080, 8000])
  expect(ink.dark).toBeGreaterThan(20_000)
  expect(ink.same / ink.dark).toBeGreaterThan(0.99)

  await page.getByRole('button', { name: /^Receipt of Oil Change/ }).click()
  const shown = page.getByRole('dialog', { name: 'Receipt' }).getByRole('img')
  await expect.poll(async () => (await shown.boundingBox())?.width).toBeGreaterThan(300)
})

/** 300 lines in small print, as PNG. */
async function longReceipt(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 1080
    canvas.height = 8000
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, 1080, 8000)
    context.fillStyle = '#111111'
    context.font = '16px monospace'
    for (let line = 1; line <= 300; line += 1)
      context.fillText(`${line}. Brake pads, front axle, part 8V0-698-${line}  $${line}.95`, 40, line * 26)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

/** The stored picture's size, how many dots are dark in the original, and how many of those are still dark. */
function inkKept(page: Page, original: Buffer, copy: Buffer) {
  const pictures = [original, copy].map((picture) => picture.toString('base64'))
  return page.evaluate(async (base64s) => {
    const [first, second] = await Promise.all(
      base64s.map(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes]))
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
        if (!context) throw new Error('no canvas')
        context.drawImage(image, 0, 0)
        return context.getImageData(0, 0, image.width, image.height)
      }),
    )
    if (!first || !second) throw new Error('two pictures are compared')
    let [dark, same] = [0, 0]
    for (let at = 0; at < first.data.length; at += 4) {
      if ((first.data[at] ?? 255) >= 100) continue
      dark += 1
      if ((second.data[at] ?? 255) < 140) same += 1
    }
    return { width: second.width, height: second.height, dark, same }
  }, pictures)
}

test('a PDF is kept as it is, and shown and opened as a file [MNT-036]', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await openLog(page)
  const dialog = await openAdd(page)
  await dialog.getByLabel('Maintenance item').selectOption('Oil Change')
  const bytes = Buffer.from('%PDF-1.7\n%%EOF')
  await dialog.getByLabel('Receipt file').setInputFiles(asFile(bytes, 'invoice 17.pdf', 'application/pdf'))
  await expect(dialog.getByText('invoice 17.pdf')).toBeVisible()
  await expect(dialog.getByText('A PDF is kept as it is')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save Record' }).click()
  await expect(page.getByText('Maintenance record added successfully')).toBeVisible()
  const [row] = await stored(server, driver)
  const url = String(row?.receipt_url)
  expect(url).toMatch(/\/\d{13}\.pdf$/)
  expect(Buffer.from(await (await receiptAt(server, url)).arrayBuffer()).equals(bytes)).toBe(true)
  await page.getByRole('button', { name: /^Receipt of Oil Change/ }).click()
  const whole = page.getByRole('dialog', { name: 'Receipt' })
  await expect(whole.getByText(/^Oil Change .*\.pdf$/)).toBeVisible()
  const link = await whole.getByRole('link', { name: 'Open PDF' }).getAttribute('href')
  const opened = await fetch(String(link))
  expect([opened.status, Buffer.from(await opened.arrayBuffer()).equals(bytes)]).toEqual([200, true])
})

onBoth(
  test,
  'a record takes pictures and a PDF, shows each, and loses the one that is taken off',
  async ({ signedIn: page, driver, server }) => {
    await openLog(page)
    const dialog = await openAdd(page)
    await dialog.getByLabel('Maintenance item').selectOption('Oil Change')
    const picker = dialog.getByLabel('Receipt file')
    await picker.setInputFiles(asFile(await photo(page, 800, 600)))
    await expect(dialog.getByRole('img', { name: 'Receipt' })).toBeVisible()
    const pdf = asFile(Buffer.from('%PDF-1.7\n%%EOF'), 'invoice 17.pdf', 'application/pdf')
    await picker.setInputFiles([asFile(await photo(page, 300, 200), 'pads.jpg'), pdf])
    await expect(dialog.getByRole('img', { name: 'File 2 of 3' })).toBeVisible()
    await expect(dialog.getByText('invoice 17.pdf')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    const opener = page.getByRole('button', { name: /^3 files of Oil Change/ })
    await expect(opener).toHaveText('3 files')
    const files = filesOf((await stored(server, driver))[0] as never)
    expect(files.map((url) => url.split('.').at(-1))).toEqual(['jpg', 'jpg', 'pdf'])

    await opener.click()
    const shown = (n: number) => page.getByRole('dialog', { name: `File ${n} of 3` })
    const widthOf = (n: number) =>
      shown(n)
        .getByRole('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(() => widthOf(1)).toBe(800)
    await shown(1).getByRole('button', { name: 'Next file' }).click()
    await expect.poll(() => widthOf(2)).toBe(300)
    await shown(2).getByRole('button', { name: 'Next file' }).click()
    const link = await shown(3).getByRole('link', { name: 'Open PDF' }).getAttribute('href')
    expect((await fetch(String(link))).status).toBe(200)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: /^Edit Oil Change/ }).click()
    await page.getByRole('button', { name: 'Remove file 1' }).click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('button', { name: /^2 files of Oil Change/ })).toBeVisible()
    await expect
      .poll(() => stored(server, driver))
      .toMatchObject([{ receipt_url: files[1], extra_files: files[2] }])
    const answers = () => Promise.all(files.map(async (url) => (await receiptAt(server, url)).status))
    await expect.poll(answers).toEqual([400, 200, 200])
  },
)

test('a record takes eight files, and says so', async ({ signedIn: page }) => {
  await openLog(page)
  const dialog = await openAdd(page)
  const files = Array.from({ length: 9 }, (_, n) =>
    asFile(Buffer.from('%PDF-1.7\n%%EOF'), `${n + 1}.pdf`, 'application/pdf'),
  )
  await dialog.getByLabel('Receipt file').setInputFiles(files)
  await expect(dialog.getByRole('alert')).toContainText('up to 8 files')
  await expect(dialog.getByText('8.pdf')).toBeVisible()
  await expect(dialog.getByText('9.pdf')).toHaveCount(0)
  await expect(dialog.getByLabel('Receipt file')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Remove file 8' }).click()
  await expect(dialog.getByRole('button', { name: 'Add image or PDF' })).toBeVisible()
  expect(await brokenByLargeText(page)).toEqual([])
})

test('a photo of 40 megapixels is read', async ({ signedIn: page }) => {
  test.slow()
  await openLog(page)
  const dialog = await openAdd(page)
  await dialog.getByLabel('Receipt file').setInputFiles(asFile(await photo(page, 7304, 5478)))
  const shown = dialog.getByRole('img', { name: 'Receipt' })
  await expect(shown).toBeVisible()
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([7304, 5478])
})

/** The dialog without what it said of the file before. */
async function openFreshly(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const dialog = await openAdd(page)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  return dialog
}

const DISGUISED = {
  SVG: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  HTML: '<!doctype html><script>alert(document.domain)</script>',
  text: 'not a picture at all, only named as one',
}
test('what is no picture, or none to be read, is refused with a word [MNT-036]', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await openLog(page)
  for (const [kind, content] of Object.entries(DISGUISED))
    await test.step(kind, async () => {
      const dialog = await openFreshly(page)
      await dialog.getByLabel('Receipt file').setInputFiles(asFile(Buffer.from(content)))
      await expect.soft(dialog.getByRole('alert')).toContainText('The receipt must be an image')
      await expect.soft(dialog.getByRole('img')).toHaveCount(0)
    })
  await test.step('one that claims a billion pixels, before it is decoded', async () => {
    const flood = Buffer.concat([
      Buffer.from([0x89]),
      Buffer.from('PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
      Buffer.from([0, 0, 0x80, 0, 0, 0, 0x80, 0, 8, 6, 0, 0, 0]),
    ])
    const dialog = await openFreshly(page)
    await dialog.getByLabel('Receipt file').setInputFiles(asFile(flood, 'small.png', 'image/png'))
    await expect(dialog.getByRole('alert')).toContainText('120 megapixels')
  })
  await test.step('a broken one, and the record can be saved without', async () => {
    const dialog = await openFreshly(page)
    const broken = (await photo(page, 400, 300)).subarray(0, 400)
    await dialog.getByLabel('Receipt file').setInputFiles(asFile(broken))
    await expect(dialog.getByRole('alert')).toContainText('could not be read here')
    await dialog.getByLabel('Maintenance item').selectOption('Oil Change')
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    await expect(rowsOf(page)).toHaveCount(1)
    expect(await stored(server, driver)).toMatchObject([{ receipt_url: null }])
  })
})

test('a receipt taken off its record is gone from its address', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await openLog(page)
  const dialog = await openAdd(page)
  await dialog.getByLabel('Maintenance item').selectOption('Oil Change')
  await dialog.getByLabel('Receipt file').setInputFiles(asFile(await photo(page, 800, 600)))
  await dialog.getByRole('button', { name: 'Save Record' }).click()
  await expect(rowsOf(page)).toHaveCount(1)
  const url = String((await stored(server, driver))[0]?.receipt_url)
  expect((await receiptAt(server, url)).status).toBe(200)
  await page.getByRole('button', { name: /^Edit Oil Change/ }).click()
  const shown = page.getByRole('dialog', { name: 'Edit Record' }).getByRole('img', { name: 'Receipt' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800)
  await page.getByRole('button', { name: 'Remove receipt' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.poll(() => stored(server, driver)).toMatchObject([{ receipt_url: null }])
  await expect.poll(async () => (await receiptAt(server, url)).status).toBe(400)
})

test('a phone offers its camera', async ({ browser, server, driver }) => {
  const context = await browser.newContext({ baseURL: server.url, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const { data } = await driver.client.auth.getSession()
  await page.addInitScript(
    (session) => localStorage.setItem('tappet.session', session),
    JSON.stringify(data.session),
  )
  await openLog(page)
  const dialog = await openAdd(page)
  await expect(dialog.getByRole('button', { name: 'Take photo' })).toBeVisible()
  await expect(dialog.getByLabel('Receipt from the camera')).toHaveAttribute('capture', 'environment')
  await context.close()
})
