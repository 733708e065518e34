import type { Page } from '@playwright/test'
import { encodeWav } from '@tappet/acoustics'
import { atLevel, pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import { hear as hearWav } from '../harness/microphone.ts'
import { faultless, idlingEngineWav, keepLatest } from '../harness/sample-diagnosis.ts'
import { expect, test } from './fixtures.ts'
import { unfold } from './folds.ts'
import { picture } from './pictures.ts'
import { expectAccessible } from './wcag.ts'

/** Short takes beside a result that is not sure: two with one thing changed, and the motion of the phone. */

/** What the microphone hears from its next opening on: an engine idling at 820 a minute. */
const hear = (engine: 'well' | 'ticking') => hearWav(idlingEngineWav(engine))

test.use({ permissions: ['microphone', 'accelerometer', 'gyroscope'] })
test.beforeEach(() => hear('well'))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const understood = (page: Page) => page.getByRole('group', { name: 'What was understood' })
const unused = (page: Page) => page.getByText('This take was not used')

async function openUnsure(page: Page): Promise<void> {
  await keepLatest(page, faultless('uncertain', 'Not sure what this is', 'It sounds like a car.'))
  await page.goto('/results')
  await unfold(page, 'Why we think so')
}

/** What the phone feels, m/s², `hertz` times a second each, from now on, at 100 readings a second. */
const shake = (page: Page, hertz: readonly (readonly [hertz: number, strength: number])[]) =>
  page.evaluate((lines) => {
    setInterval(() => {
      const seconds = performance.now() / 1_000
      const z = lines.reduce((sum, [f, a]) => sum + a * Math.cos(2 * Math.PI * f * seconds), 9.81)
      const noise = () => 0.02 * Math.sin(12_345 * seconds ** 2)
      const accelerationIncludingGravity = { x: noise(), y: 0, z }
      window.dispatchEvent(new DeviceMotionEvent('devicemotion', { accelerationIncludingGravity }))
    }, 10)
  }, hertz)

test('a result that is not sure asks for two takes with one thing changed, and counts what changed', async ({
  page,
}) => {
  hear('well')
  await openUnsure(page)
  await expect(page.getByRole('heading', { name: 'Two short recordings would tell more' })).toBeVisible()
  // Heard while idling: not the brakes. No adapter reads the engine speed: not 2,500 rpm.
  await expect(page.getByRole('button', { name: 'Clutch pedal up and pressed' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rolling with and without the brake' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Idle against 2,500 rpm' })).toHaveCount(0)
  await picture(page, 'takes-asked')

  await press(page, 'Air conditioning off and on')
  await expect(page.getByText('Engine idling, air conditioning off.')).toBeVisible()
  await press(page, 'Record 6 seconds')
  await expect(page.getByRole('heading', { name: 'Second recording' })).toBeVisible()
  hear('ticking')
  await press(page, 'Record 6 seconds')
  await expect(page.getByText(/^[1-6] seconds left$/)).toBeVisible()
  await picture(page, 'takes-running')
  // What is answered while a take runs counts beside it.
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(understood(page)).toContainText('your answer')
  await expect(page.getByText(/^knocks or ticks that were not there/)).toBeVisible()
  await expect(understood(page)).toContainText('two takes, engine idling, air conditioning off')
  await expect(understood(page)).toContainText('your answer')
  await expect(page.getByRole('button', { name: 'Air conditioning off and on' })).toHaveCount(0)
  await expectAccessible(page, 'two takes')
  await picture(page, 'takes-told')
})

test('a take that was too quiet, filtered, refused or left says so, and takes nothing away', async ({
  page,
}) => {
  hear('well')
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      if (sessionStorage.getItem('refuses')) throw new DOMException('', 'NotAllowedError')
      const stream = await ask(constraints)
      if (sessionStorage.getItem('filters'))
        for (const track of stream.getAudioTracks())
          track.getSettings = () => ({ echoCancellation: true, noiseSuppression: true })
      return stream
    }
  })
  await openUnsure(page)
  await press(page, 'Air conditioning off and on')
  const set = (key: string, value: string) =>
    page.evaluate(([name, to]) => sessionStorage.setItem(name ?? '', to ?? ''), [key, value])
  await set('refuses', 'yes')
  await press(page, 'Record 6 seconds')
  await expect(unused(page)).toBeVisible()
  await expect(page.getByText('The microphone was not allowed.')).toBeVisible()
  await set('refuses', '')
  await set('filters', 'yes')
  await press(page, 'Record 6 seconds')
  await expect(page.getByText('This device filtered the sound like a phone call')).toBeVisible()
  await set('filters', '')
  hearWav(encodeWav(atLevel(pinkNoise(6, seededRandom(2)), -70)))
  await press(page, 'Record 6 seconds')
  await expect(
    page.getByText('The take is too quiet. Go closer, and keep the microphone free.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'First recording' })).toBeVisible()
  hear('well')
  await press(page, 'Record 6 seconds')
  await expect(page.getByText(/^[1-6] seconds left$/)).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByText('You left the page during the take')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'First recording' })).toBeVisible()
  await picture(page, 'takes-refused')
})

test('the phone feels an engine that beats unevenly, and says where it cannot', async ({ page }) => {
  hear('well')
  await openUnsure(page)
  await expect(page.getByText('Experimental', { exact: true })).toBeVisible()
  await expect(page.getByText('and helps to tell what shakes. You can skip this.')).toBeVisible()
  await press(page, 'Lay the phone on the seat')
  await picture(page, 'feel-open')
  await test.step('a device without the sensor says so at once', async () => {
    await press(page, 'Record 10 seconds')
    await expect(page.getByText('This device can’t feel motion, so we use only the sound.')).toBeVisible()
  })
  await test.step('and one whose owner refuses', async () => {
    await page.evaluate(() => {
      Reflect.set(DeviceMotionEvent, 'requestPermission', async () => 'denied')
    })
    await press(page, 'Record 10 seconds')
    await expect(page.getByText('Motion wasn’t allowed, so we use only the sound.')).toBeVisible()
    await page.evaluate(() => Reflect.deleteProperty(DeviceMotionEvent, 'requestPermission'))
  })
  await test.step('half an order is a cylinder that does less', async () => {
    const turns = 820 / 60
    await shake(page, [
      [turns / 2, 0.3],
      [2 * turns, 0.15],
    ])
    await press(page, 'Record 10 seconds')
    await expect(page.getByText(/^6\.\d a second, once per two turns of the engine/)).toBeVisible()
    await expect(page.getByText('Engine speed by the sound of the recording.')).toBeVisible()
    await expect(understood(page)).toContainText('felt by the phone')
    await expectAccessible(page, 'a felt engine')
    await picture(page, 'feel-engine')
  })
})

test('the phone feels a wheel at the speed that satellites tell, and needs a tyre size and a location', async ({
  page,
}) => {
  await openUnsure(page)
  await press(page, 'Lay the phone on the seat')
  await page.getByLabel('What to feel').selectOption('wheels')
  await page.getByLabel('Tire size').fill('16 inches')
  await expect(page.getByText('That isn’t a tire size. It looks like 205/55 R16.')).toBeVisible()
  await page.getByLabel('Tire size').fill('205/55 R16')
  await expect(
    page.getByText(/A passenger taps, never the driver\..*Where you are is never kept or sent/),
  ).toBeVisible()
  // 22 m/s on wheels of 1.98 m.
  await shake(page, [[22 / 1.98, 0.4]])
  const devtools = await page.context().newCDPSession(page)
  const setPermission = (setting: 'denied') =>
    devtools.send('Browser.setPermission', { permission: { name: 'geolocation' }, setting })
  await setPermission('denied')
  await press(page, 'Record 10 seconds')
  await expect(page.getByText('Location wasn’t allowed, so we have no speed.')).toBeVisible()
  await page.context().grantPermissions(['microphone', 'accelerometer', 'gyroscope', 'geolocation'])
  await press(page, 'Record 10 seconds')
  await expect(page.getByText('Waiting for motion and a speed …')).toBeVisible()
  let isOver = false
  const driving = (async () => {
    for (let n = 0; !isOver; n++) {
      const place = { latitude: 52 + n / 5_000, longitude: 13, accuracy: 4, speed: 22 }
      await devtools.send('Emulation.setGeolocationOverride', place)
      await page.waitForFunction(
        (from) => performance.now() > from + 500,
        await page.evaluate(() => performance.now()),
      )
    }
  })()
  await expect(page.getByText(/^11\.\d a second, once per turn of a wheel/)).toBeVisible()
  isOver = true
  await driving
  await expect(page.getByText('Speed by satellite.')).toBeVisible()
  await expect(understood(page)).toContainText('felt by the phone')
  await expectAccessible(page, 'felt wheels')
  await picture(page, 'feel-wheels')
})
