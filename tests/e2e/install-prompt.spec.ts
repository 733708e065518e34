import type { Page } from '@playwright/test'
import { knockingEngineWav } from '../harness/sample-diagnosis.ts'
import { expect, test } from './fixtures.ts'
import { workerReady } from './worker.ts'

/** Makes the offer that Chromium makes when it finds the app installable. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset.installing = 'yes'
      return { outcome: 'accepted' }
    }
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
}

const prompt = (page: Page) => page.getByRole('region', { name: 'Install Tappet' })

test('an installed app lets the browser’s own pull load the page again: the document scrolls, and holds nothing back', async ({
  signedIn: page,
}) => {
  await page.goto('/garage')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const styles = await page.evaluate(() =>
    [
      document.documentElement,
      document.body,
      ...document.querySelectorAll('#root, #root :has(main), main'),
    ].map((element) => {
      const { overscrollBehaviorY, overflowY, touchAction } = getComputedStyle(element)
      return `${overscrollBehaviorY} ${overflowY} ${touchAction}`
    }),
  )
  expect(styles.length).toBeGreaterThan(3)
  expect([...new Set(styles)]).toEqual(['auto visible auto'])
})

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('Chromium finds nothing that keeps the app from being installed [APP-005], the app offers it, and takes a sound that another app shares, once', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await workerReady(page)
    const devtools = await context.newCDPSession(page)
    const manifest = await devtools.send('Page.getAppManifest')
    expect(manifest.errors).toEqual([])
    expect(new URL(manifest.url).pathname).toBe('/manifest.webmanifest')
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // A private window, which every test is, cannot install anything: that alone is said.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    )
    await offerInstall(page)
    await prompt(page).getByRole('button', { name: 'Install' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-installing', 'yes')
    await expect(prompt(page)).toBeHidden()
    // As Android does it: a form sent to the address that the manifest names.
    await page.evaluate(
      async (bytes) => {
        const form = document.createElement('form')
        Object.assign(form, { action: '/share', method: 'post', enctype: 'multipart/form-data' })
        const field = document.createElement('input')
        Object.assign(field, { type: 'file', name: 'sound' })
        const files = new DataTransfer()
        files.items.add(new File([new Uint8Array(bytes)], 'Rattle über 3000.wav', { type: 'audio/wav' }))
        field.files = files.files
        form.append(field)
        document.body.append(form)
        form.submit()
      },
      [...knockingEngineWav()],
    )
    await expect(page).toHaveURL('/?shared')
    await expect(page.getByRole('region', { name: 'Recorder' })).toContainText('Rattle über 3000.wav')
    const shares = await page.evaluate(async () => (await (await caches.open('tappet-shared')).keys()).length)
    expect(shares).toBe(0)
  })
})
