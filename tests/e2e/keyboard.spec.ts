import type { Page } from '@playwright/test'
import { hear } from '../harness/microphone.ts'
import { idlingEngineWav } from '../harness/sample-diagnosis.ts'
import { expect, test } from './fixtures.ts'
import { Keyboard } from './keyboard.ts'
import { rowsOf, stored } from './maintenance-log.ts'

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: { width: 1280, height: 800 },
  permissions: ['microphone'],
})

test('a driver signs in by keyboard, from the first page on', async ({ page, driver }) => {
  const keyboard = new Keyboard(page)
  await page.addInitScript(() => localStorage.setItem('tappet.signed-in-before', 'yes'))
  await page.goto('/')
  await keyboard.activate(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Service' }),
  )
  await expect(page).toHaveURL('/login')
  await keyboard.tabTo(page.getByLabel('Email'))
  await keyboard.type(driver.email)
  await keyboard.tabTo(page.getByLabel('Password', { exact: true }))
  await keyboard.type(driver.password)
  await keyboard.activate(page.locator('form').getByRole('button', { name: 'Sign In' }))
  await expect(page).toHaveURL('/maintenance')
  await keyboard.look()
})

test('a sound is recorded, analyzed and saved by keyboard: ring, strip and verdict are one movement', async ({
  atHome: page,
  driver,
  server,
}) => {
  const movements = await followMovements(page)
  hear(idlingEngineWav('ticking'))
  const keyboard = new Keyboard(page)
  const recorder = page.getByRole('region', { name: 'Recorder' })
  await keyboard.activate(recorder.getByRole('button', { name: 'Start recording' }))
  await expect(page.getByRole('timer')).toHaveText(/^0:(0[3-9]|[1-5]\d)$/)
  await keyboard.activate(recorder.getByRole('button', { name: 'Stop recording' }), 'Space')
  await expect(recorder.getByRole('heading', { name: 'Your recording' })).toBeFocused()
  await expect.poll(movements).toEqual([['sound']])
  await keyboard.activate(recorder.getByRole('button', { name: 'Idling' }), 'Space')
  await keyboard.tabTo(recorder.getByLabel(/Describe the sound/))
  await keyboard.type('A tick when warm')
  await keyboard.activate(recorder.getByRole('button', { name: 'Analyze Sound' }))
  await expect(page).toHaveURL('/results')
  await expect.poll(movements).toEqual([['sound'], ['answer', 'sound']])
  await keyboard.look()
  await keyboard.activate(page.getByRole('button', { name: 'Save to History' }))
  await expect(page.getByText('Saved to History')).toBeVisible()
  await keyboard.look()
  const rows = await server.admin('select type from public.history where user_id = $1', [driver.userId])
  expect(rows).toEqual([{ type: 'audio' }])
})

/** For each movement so far: what goes from its old place to its new one, in less than 200 ms. */
async function followMovements(page: Page): Promise<() => Promise<string[][]>> {
  const handle = await page.evaluateHandle(() => {
    const all: string[][] = []
    // A busy machine draws the answer later than a movement waits for it.
    const wait = window.setTimeout.bind(window)
    const patient = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      wait(run, ms === 400 ? 60_000 : ms, ...rest)
    Object.assign(window, { setTimeout: patient })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const movement = start(update)
      void movement.ready.then(() => {
        const short = document.getAnimations().flatMap(({ effect }) => {
          const isShort = Number(effect?.getComputedTiming().endTime) < 200
          return isShort && effect instanceof KeyframeEffect ? [effect.pseudoElement] : []
        })
        const moves = (name: string) =>
          ['group', 'old', 'new'].every((part) => short.includes(`::view-transition-${part}(${name})`))
        all.push(['answer', 'sound'].filter(moves))
      })
      return movement
    }
    return all
  })
  return () => handle.jsonValue()
}

test('symptoms become a saved report by keyboard', async ({ atHome: page, driver, server }) => {
  const keyboard = new Keyboard(page)
  await keyboard.activate(page.getByRole('main').getByRole('link', { name: 'Comprehensive Diagnosis' }))
  await expect(page).toHaveURL('/comprehensive-diagnosis')
  await keyboard.tabTo(page.getByLabel('DTC codes'))
  await keyboard.type('P0301')
  await keyboard.press('Enter')
  await keyboard.tabTo(page.getByLabel('Symptoms'))
  await keyboard.type('rough idle')
  await keyboard.press('Enter')
  await keyboard.tabTo(page.getByLabel('Make'))
  await keyboard.type('Honda')
  await expect(page.getByLabel('Make')).toHaveValue('Honda')
  await keyboard.activate(page.getByRole('button', { name: /^Analy/ }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await keyboard.activate(page.getByRole('button', { name: 'Save to History' }))
  await expect(page.getByText('Saved to History')).toBeVisible()
  await keyboard.look()
  const rows = await server.admin('select type from public.history where user_id = $1', [driver.userId])
  expect(rows).toEqual([{ type: 'comprehensive' }])
})

test('a service record is added by keyboard, and a dialog gives the focus back', async ({
  atHome: page,
  driver,
  server,
}) => {
  const keyboard = new Keyboard(page)
  await keyboard.activate(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Service' }),
  )
  await expect(page).toHaveURL('/maintenance')
  const add = page.getByRole('button', { name: 'Add New Record' })
  await keyboard.activate(add)
  const dialog = page.getByRole('dialog', { name: 'Add New Record' })
  await expect(dialog).toBeVisible()
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()

  await keyboard.press('Enter')
  await keyboard.tabTo(dialog.getByLabel('Maintenance item'))
  await keyboard.type('Oil Change')
  await expect(dialog.getByLabel('Maintenance item')).toHaveValue('Oil Change')
  await keyboard.tabTo(dialog.getByLabel('Mileage'))
  await keyboard.type('61234')
  await keyboard.activate(dialog.getByRole('button', { name: 'Save Record' }))
  await expect(page.getByText('Maintenance record added successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(rowsOf(page)).toHaveCount(1)
  await keyboard.look()
  expect(await stored(server, driver)).toMatchObject([{ item: 'Oil Change', mileage: 61_234 }])
})
