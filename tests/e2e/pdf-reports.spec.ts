import { copyOut, readPdf } from '../harness/pdf-text.ts'
import { expect, test } from './fixtures.ts'

test.use({ locale: 'de-DE' })

/** What a PDF reader copies out of a file, without spaces. */
const textOf = (bytes: Buffer) => copyOut(bytes) ?? readPdf(bytes).text.replaceAll(/\s/g, '')
const squeezed = (text: string) => text.replaceAll(/\s/g, '')

test('a car takes a new name and the unit of its odometer; its report and its case’s are saved in both', async ({
  signedIn: page,
  driver,
  server,
  saved,
}) => {
  await server.admin(`update public.profiles set plan = 'PRO' where user_id = $1`, [driver.userId])
  const [car, theCase, repair] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const own = { user_id: driver.userId }
  const record = { ...own, id: repair, item: 'Catalytic converter', date: '2026-03-31', mileage: 31_069 }
  for (const { error } of [
    await driver.client.from('vehicles').insert({ id: car, name: 'Blue Golf', make: 'Volkswagen' }),
    await driver.client.from('maintenance').insert({ ...record, cost: 880, shop: 'Werkstatt Müller' }),
    await driver.client
      .from('cases')
      .insert({ ...own, id: theCase, vehicle_id: car, title: 'Rattle when cold' }),
    await driver.client.from('case_items').insert({
      ...own,
      case_id: theCase,
      kind: 'repair',
      happened_at: '2026-03-31T12:00:00Z',
      maintenance_id: repair,
      data: { item: 'Catalytic converter', date: '2026-03-31' },
    }),
  ])
    expect(error).toBeNull()

  await test.step('renamed, with an odometer in kilometers', async () => {
    await page.goto('/garage')
    await expect(page.getByText('31.069 mi')).toBeVisible()
    await page.getByRole('button', { name: 'Manage Blue Golf' }).click()
    await page.getByRole('button', { name: 'Edit Blue Golf' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Grüner Golf')
    await dialog.getByLabel('Its odometer counts').selectOption('km')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Grüner Golf' })).toBeVisible()
    await expect(page.getByText('Blue Golf')).toHaveCount(0)
    await expect(page.getByText('50.000 km')).toBeVisible()
    expect(
      await server.admin('select name, odometer_unit from public.vehicles where id = $1', [car]),
    ).toEqual([{ name: 'Grüner Golf', odometer_unit: 'km' }])
  })
  await test.step('the report of the car', async () => {
    await page.getByRole('button', { name: 'Manage Grüner Golf' }).click()
    const { name, bytes } = await saved(() =>
      page.getByRole('button', { name: 'PDF report of Grüner Golf' }).click(),
    )
    expect(name).toMatch(/^tappet-car-.*\.pdf$/)
    await expect(page.getByText(`${name} is made and was given to this device.`)).toBeVisible()
    for (const part of ['Grüner Golf', 'Rattle when cold', '50.000 km', '31.03.2026', '$880,00'])
      expect(textOf(bytes)).toContain(squeezed(part))
  })
  await test.step('every page of this car counts as its odometer does', async () => {
    await page.goto('/current-mileage')
    await expect(page.getByText('50.000 km')).toBeVisible()
    await page.goto('/maintenance')
    await expect(page.getByRole('list', { name: 'All records' }).getByText('50.000 km').first()).toBeVisible()
  })
  await test.step('the report of the case names the shop, and a failure is said', async () => {
    await page.goto(`/cases/${theCase}`)
    const button = page.getByRole('button', { name: 'PDF report' })
    const { name, bytes } = await saved(() => button.click())
    expect(name).toMatch(/^tappet-case-.*\.pdf$/)
    for (const part of ['Rattle when cold', 'done by Werkstatt Müller', '50.000 km', '31.03.2026'])
      expect(textOf(bytes)).toContain(squeezed(part))
    await page.route('**/functions/v1/export-pdf', (route) => route.fulfill({ status: 500, json: {} }))
    await button.click()
    await expect(page.getByText('It could not be made. The case is as it was.')).toBeVisible()
  })
})
