import type { Page } from '@playwright/test'
import { knockingEngineWav } from '../harness/sample-diagnosis.ts'

/** Puts the sound of a knocking engine into the recorder, as if it had just been recorded. */
export async function chooseKnock(page: Page): Promise<void> {
  const file = { name: 'knock.wav', mimeType: 'audio/wav', buffer: knockingEngineWav() }
  await page.getByLabel('Sound file').setInputFiles(file)
}
