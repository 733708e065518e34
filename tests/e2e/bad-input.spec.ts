import { randomUUID } from 'node:crypto'
import { FunctionsHttpError } from '@supabase/supabase-js'
import { BAD_FILES, type BadFile } from './bad-files.ts'
import type { Driver } from './fixtures.ts'
import { expect, test } from './fixtures.ts'

/** Sends the bytes to the function as a script would, past everything that the app checks. */
async function sendBare({ client }: Driver, { name, mimeType, bytes }: BadFile) {
  const form = new FormData()
  form.set('audio', new Blob([new Uint8Array(bytes())], { type: mimeType }), name)
  form.set('job_id', randomUUID())
  const { error } = await client.functions.invoke('analyze-sound', { body: form })
  if (!(error instanceof FunctionsHttpError)) throw error ?? new Error('the function took it')
  const response: Response = error.context
  return { status: response.status, body: await response.json() }
}

test('a file that is no recording: said, nothing counted, nothing lost, the server alive [ERR-002]', async ({
  atHome: page,
  driver,
  server,
}) => {
  test.slow()
  const recorder = page.getByRole('region', { name: 'Recorder' })
  const toasts = page.locator('[data-sonner-toast]')
  const upload = (file: string | { name: string; mimeType: string; buffer: Buffer }) =>
    recorder.locator('input[type=file]').setInputFiles(file)
  const counted = () =>
    server.admin('select 1 from public.usage_counters where user_id = $1 and audio_diagnoses > 0', [
      driver.userId,
    ])
  const tone = new URL('../../apps/web/src/platform/sound/audio-decode.samples/tone.mp3', import.meta.url)
    .pathname
  const before = recorder.getByText(/^tone\.mp3, [\d.]+ seconds$/)
  for (const [kind, file] of BAD_FILES)
    await test.step(kind, async () => {
      if (!(await before.isVisible())) await upload(tone)
      await expect(before).toBeVisible()
      // The message before must not be taken for this file's.
      await toasts.getByRole('button', { name: 'Dismiss' }).evaluateAll((buttons) => {
        for (const button of buttons) (button as HTMLElement).click()
      })
      await expect(toasts.filter({ hasText: file.said })).toHaveCount(0)
      await upload(file.path?.() ?? { name: file.name, mimeType: file.mimeType, buffer: file.bytes() })
      await expect(page.getByText(file.said).first()).toBeVisible()
      if (file.by === 'refused') {
        await expect(before).toBeVisible()
      } else {
        const inHand = recorder.getByText(new RegExp(`^${file.name}, 3 seconds$`))
        await expect(inHand).toBeVisible()
        await page.getByRole('button', { name: 'Analyze Sound' }).click()
        await expect(
          page.getByText('Could not complete full analysis. Showing basic information.').last(),
        ).toBeVisible()
        await expect(page).toHaveURL('/results')
        await expect(page.getByText('This recording is silent.')).toBeVisible()
        await page.getByRole('link', { name: 'New Analysis' }).click()
        await expect(inHand).toBeVisible()
      }
      expect(await counted()).toEqual([])

      const { status, body } = await sendBare(driver, file)
      expect({ status, code: body.code }).toEqual({ status: file.status, code: file.code })
      expect(body.error ?? body.message).toMatch(/^[A-Z].+[.\w]$/)
      expect(await counted()).toEqual([])
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    })
})
