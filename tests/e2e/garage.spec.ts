import { expect, test } from './fixtures.ts'
import { brokenByLargeText } from './large-text.ts'
import { expectPaper } from './paper.ts'

test('cars are added, offline too, and each has its own log and mileage', async ({
  signedIn: page,
  driver,
  context,
}) => {
  const { error } = await driver.client
    .from('maintenance')
    .insert({ user_id: driver.userId, item: 'Oil Change', date: '2026-03-05', mileage: 62_000, cost: 45 })
  expect(error).toBeNull()
  const switcher = page.getByRole('button', { name: /Choose another car/ })
  const rows = page.getByRole('list', { name: 'All records' })
  const addCar = async (fields: Record<string, string>) => {
    await page.getByRole('button', { name: 'Add a Car' }).click()
    const dialog = page.getByRole('dialog')
    for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
    await dialog.getByRole('button', { name: 'Add Car' }).click()
    await expect(dialog).toBeHidden()
  }

  await page.goto('/garage')
  await expect(page.getByText('No car yet')).toBeVisible()
  await addCar({ Make: 'Honda', Model: 'Civic', Year: '2018' })
  await expect(page.getByRole('heading', { name: '2018 Honda Civic' })).toBeVisible()
  // Everything of before is the first car's, and with one car nothing is to be chosen.
  await expect(page.getByText('62,000 mi')).toBeVisible()
  await expect(switcher).toBeHidden()
  await test.step('on a desk the car has the whole row', async () => {
    const phonePx = page.viewportSize()
    await page.setViewportSize({ width: 1280, height: 800 })
    const list = page.getByRole('main').getByRole('list').filter({ hasText: 'Civic' })
    const widths = await list.evaluate((row) => [row.clientWidth, row.firstElementChild?.clientWidth])
    expect(widths[1]).toBe(widths[0])
    if (phonePx) await page.setViewportSize(phonePx)
  })

  await context.setOffline(true)
  await addCar({ Name: 'Blue Golf', Make: 'Volkswagen', Model: 'Golf', Year: '2027' })
  await expect(page.getByText('Waiting to be sent')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Waiting to be sent')).toBeHidden()
  await expect(switcher).toHaveText('Blue Golf')

  await page.getByRole('link', { name: 'Service' }).click()
  await expect(page.getByText('No service recorded yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add New Record' }).click()
  const record = page.getByRole('dialog')
  await record.getByLabel('Maintenance item').selectOption('Battery')
  await record.getByLabel('Mileage').fill('9000')
  await record.getByRole('button', { name: 'Save Record' }).click()
  await expect(rows.getByText('Battery')).toBeVisible()
  await expect(rows.getByText('Oil Change')).toBeHidden()
  await page.getByRole('link', { name: 'Current Mileage' }).click()
  // The log shows the same figure, and stands until the next page has come.
  await expect(page.getByRole('heading', { level: 1, name: 'Current Mileage' })).toBeVisible()
  await expect(page.getByText('9,000 mi')).toBeVisible()
})

test('the chosen car is in the diagnosis form and the reminders; one that goes out keeps its log', async ({
  signedIn: page,
  driver,
  server,
}) => {
  const golf = crypto.randomUUID()
  const done = { user_id: driver.userId, date: '2026-03-05', mileage: 9000 }
  for (const { error } of [
    await driver.client
      .from('vehicles')
      .insert({ make: 'Honda', model: 'Civic', year: 2018, plate: '7TPT018' }),
    await driver.client
      .from('vehicles')
      .insert({ id: golf, name: 'Blue Golf', make: 'Volkswagen', model: 'Golf', year: 2027 }),
    await driver.client.from('maintenance').insert([
      { ...done, item: 'Oil Change' },
      { ...done, item: 'Battery', vehicle_id: golf },
    ]),
  ])
    expect(error).toBeNull()
  const switcher = page.getByRole('button', { name: /Choose another car/ })
  await page.goto('/comprehensive-diagnosis')
  await expect(page.getByLabel('Make')).toHaveValue('Honda')
  await test.step('with text of twice the size the whole name is in the header', async () => {
    await expect(switcher).toHaveText('2018 Honda Civic')
    const shown = (width: number, long: string) =>
      page.setViewportSize({ width, height: 844 }).then(() =>
        switcher.locator('span').evaluate((name, text) => {
          document.documentElement.style.fontSize = '200%'
          const [words] = name.childNodes
          if (!words) return null
          const before = words.nodeValue
          words.nodeValue = text
          const cut = Math.max(name.scrollWidth - name.clientWidth, name.scrollHeight - name.clientHeight)
          const lines = Math.round(name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight))
          words.nodeValue = before
          document.documentElement.style.fontSize = ''
          return { cut, lines }
        }, long),
      )
    for (const width of [320, 768, 390])
      for (const name of ['2018 Honda Civic', ...(width < 390 ? [] : ['2021 Mitsubishi Outlander PHEV'])])
        expect([name, width, (await shown(width, name))?.cut]).toEqual([name, width, 0])
    expect((await shown(390, 'Grandmother’s Blue Subaru Outback Wilderness'))?.lines).toBe(2)
  })
  await switcher.click()
  await page.getByRole('button', { name: 'Blue Golf', exact: true }).click()
  await expect(page.getByLabel('Make')).toHaveValue('Volkswagen')
  await expect(page.getByLabel('Model')).toHaveValue('Golf')
  await expect(page.getByLabel('Year')).toHaveValue('2027')
  await page.goto('/reminder-settings')
  await expect(page.getByRole('heading', { name: 'Battery' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Oil Change' })).toBeHidden()

  await page.goto('/garage')
  const civic = page.getByRole('listitem').filter({ hasText: '2018 Honda Civic' })
  await expect(civic.locator('[data-body=sedan]')).toBeVisible()
  await expect(civic).toContainText(/Mileage9,000 miNext serviceOil Change/)
  await civic.getByText('Details').click()
  await expect(page.getByText('7TPT018')).toBeVisible()
  expect(await brokenByLargeText(page)).toEqual([])
  await expectPaper(page, () => expect(page.getByText('7TPT018')).toBeVisible())
  await page.getByRole('button', { name: 'Manage Blue Golf' }).click()
  await page.getByRole('button', { name: 'Remove Blue Golf' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Its 1 record and 1 reminder stay')
  await page.getByRole('button', { name: 'Take it out' }).click()
  await expect(page.getByRole('heading', { name: 'No longer yours' })).toBeVisible()
  await page.getByRole('button', { name: 'Open its log' }).click()
  await expect(page.getByRole('list', { name: 'All records' }).getByText('Battery')).toBeVisible()
  expect(
    await server.admin(
      `select v.model, count(m.id)::int as records from vehicles v left join maintenance m on m.vehicle_id = v.id
       where v.user_id = $1 group by v.model order by 1`,
      [driver.userId],
    ),
  ).toEqual([
    { model: 'Civic', records: 1 },
    { model: 'Golf', records: 1 },
  ])
})

test('a picture of a car with too much detail for its row is kept smaller', async ({
  signedIn: page,
  driver,
}) => {
  await page.goto('/garage')
  await page.getByRole('button', { name: 'Add a Car' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Make').fill('Honda')
  const noise = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 480
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    const pixels = context.createImageData(640, 480)
    let seed = 1
    for (let at = 0; at < pixels.data.length; at += 1) {
      seed = (seed * 48_271) % 2_147_483_647
      pixels.data[at] = at % 4 === 3 ? 255 : seed % 256
    }
    context.putImageData(pixels, 0, 0)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  await dialog
    .getByLabel('Picture of the car')
    .setInputFiles({ name: 'car.png', mimeType: 'image/png', buffer: Buffer.from(noise, 'base64') })
  const shown = dialog.getByRole('img', { name: 'Your car' })
  await expect(shown).toBeVisible()
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(200)
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeLessThan(640)
  await dialog.getByRole('button', { name: 'Add Car' }).click()
  await expect(dialog).toBeHidden()
  const picture = async () => (await driver.client.from('vehicles').select('picture').single()).data?.picture
  await expect.poll(picture).toMatch(/^data:image\/jpeg;base64,/)
})
