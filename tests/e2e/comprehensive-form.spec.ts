import { add, analyze, chips, PATH } from './comprehensive-page.ts'
import { expect, test } from './fixtures.ts'
import { brokenByLargeText } from './large-text.ts'

test('the form takes codes, symptoms and a car, and is sent once it holds a symptom or a code', async ({
  page,
}) => {
  const remove = page.getByRole('button', { name: /^Remove/ })
  await page.goto(PATH)
  await test.step('make, model of that make, and 36 years below the newer ones [COM-014] [COM-015] [COM-017] [COM-102] [COM-103]', async () => {
    const model = page.getByLabel('Model')
    await expect(model).toBeDisabled()
    await expect(page.getByLabel('Make').locator('option:not([value=""])')).toHaveCount(25)
    await page.getByLabel('Make').selectOption('Honda')
    await expect(model).toBeEnabled()
    await model.selectOption('Civic')
    await page.getByLabel('Make').selectOption('Ford')
    await expect(model).toHaveValue('')
    await expect(model.locator('option', { hasText: 'Civic' })).toHaveCount(0)
    const years = await page.getByLabel('Year').locator('option:not([value=""])').allTextContents()
    expect.soft(years.slice(-36)).toEqual(Array.from({ length: 36 }, (_, index) => String(2025 - index)))
    const next = new Date().getFullYear() + 1
    expect
      .soft(years.slice(0, -36))
      .toEqual(Array.from({ length: next - 2025 }, (_, index) => String(next - index)))
  })
  await test.step('the mileage is a whole number, or empty [COM-018] [COM-101]', async () => {
    const mileage = page.getByLabel('Mileage')
    await expect.soft(mileage).toHaveAttribute('inputmode', 'numeric')
    await mileage.fill('48,500')
    await mileage.blur()
    await expect.soft(mileage).toHaveValue('48500')
    await mileage.fill('a lot')
    await mileage.blur()
    await expect.soft(mileage).toHaveValue('')
  })
  await test.step('the button waits for a symptom or a code [COM-011] [COM-021]', async () => {
    await expect(analyze(page)).toBeDisabled()
    await page.getByLabel('Additional context').fill('It rattles')
    await expect(analyze(page)).toBeDisabled()
    await page.getByLabel('Symptoms').fill('rattle')
    await expect(page.getByText('“rattle” isn’t added yet')).toBeVisible()
    await page.getByLabel('Symptoms').press('Enter')
    await expect(analyze(page)).toBeEnabled()
    await page.getByRole('button', { name: 'Remove rattle' }).click()
    await expect(analyze(page)).toBeDisabled()
  })
  await test.step('Enter with nothing entered says what is missing [COM-099]', async () => {
    await page.getByLabel('Symptoms').press('Enter')
    await expect(page.getByText('Input Required')).toBeVisible()
    await expect(page.getByText('Please enter at least one symptom or diagnostic code')).toBeVisible()
  })
  await test.step('codes become chips by button or Enter, trimmed, in capitals, each once [COM-004] [COM-005] [COM-006] [COM-007] [COM-008] [COM-009]', async () => {
    await page.getByLabel('DTC codes').fill('  p0301 ')
    await page.getByRole('button', { name: 'Add Code' }).click()
    await expect(chips(page, 'Code list')).toHaveText('P0301')
    await expect(page.getByLabel('DTC codes')).toHaveValue('')
    await expect(analyze(page)).toBeEnabled()
    await add(page, 'DTC codes', 'u0100')
    await add(page, 'DTC codes', 'P0301')
    await expect(remove).toHaveCount(2)
    await page.getByRole('button', { name: 'Remove P0301' }).click()
    await expect(chips(page, 'Code list')).toHaveText('U0100')
    await expect(page.getByLabel('DTC codes')).toBeFocused()
    await page.getByRole('button', { name: 'Remove U0100' }).click()
    await expect(remove).toHaveCount(0)
  })
  await test.step('symptoms become chips as they are written, trimmed, case told apart [COM-010] [COM-012] [COM-013]', async () => {
    await page.getByLabel('Symptoms').fill('  Rattles when cold ')
    await page.getByRole('button', { name: 'Add Symptom' }).click()
    await add(page, 'Symptoms', 'Rattles when cold')
    await add(page, 'Symptoms', 'rattles when cold')
    await page.getByRole('button', { name: 'Loss of power' }).click()
    await expect(remove).toHaveCount(3)
    for (const symptom of ['Rattles when cold', 'rattles when cold', 'Loss of power'])
      await expect(chips(page, 'Symptom list').getByText(symptom, { exact: true })).toBeVisible()
  })
  await test.step('with text of twice the size no word is broken or leaves its card', async () => {
    await add(page, 'Symptoms', 'It shakes in the morning and coolant disappears, no white smoke.')
    expect.soft(await brokenByLargeText(page)).toEqual([])
  })
  await test.step('the header’s back arrow leads home [COM-061]', async () => {
    await page.getByRole('button', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('codes that another page sends along are there, once; what was entered outlives an accident', async ({
  page,
}) => {
  await page.goto('/dtc/P0301')
  await page.getByRole('link', { name: 'Diagnose this code' }).click()
  await expect(page).toHaveURL(PATH)
  await expect(chips(page, 'Code list')).toHaveText('P0301')
  await page.getByRole('button', { name: 'Remove P0301' }).click()
  await page.reload()
  await expect(page.getByLabel('DTC codes')).toBeVisible()
  await expect(chips(page, 'Code list')).toHaveCount(0)
  await add(page, 'Symptoms', 'rattle')
  await page.getByLabel('DTC codes').fill('P03')
  await page.getByLabel('Make').selectOption('Other')
  await page.getByLabel('Model').fill('Peugeot 308')
  await page.reload()
  await expect(chips(page, 'Symptom list')).toHaveText('rattle')
  await expect(page.getByLabel('DTC codes')).toHaveValue('P03')
  await expect(page.getByLabel('Model')).toHaveValue('Peugeot 308')
})
