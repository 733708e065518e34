/**
 * What a driver reads after recording through Chromium's microphone on the real server: one row for each recording of
 * TOLD, JSON: path under FOLDER (WAV or FLAC) -> {context?, description?, sounds?}. Run: node bench/microphone.ts
 * FOLDER TOLD [--seconds 8]
 */
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { encodeWav, resample } from '@tappet/acoustics'
import { type SoundChip, soundChipLabels } from '@tappet/wire'
import { CONTEXT_LABELS } from '../apps/web/src/features/record/take-copy.ts'
import { decodeFlac } from '../model/flac.ts'
import { hear, MICROPHONE_ARGS } from '../tests/harness/microphone.ts'
import { createAccount } from '../tests/harness/seed.ts'
import { startServer } from '../tests/harness/server.ts'
import type { ToldOfSound } from './answer.ts'
import { executablePath } from './browser.ts'

const USE = 'Use: node bench/microphone.ts FOLDER TOLD.json [--seconds 8]'
const MICROPHONE_RATE_HZ = 48_000
const PATIENCE_MS = 120_000
/** For what the words say of danger. */
const DANGER_MS = 500

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '8' } },
})
const [folder, wordsFile] = positionals
if (folder === undefined || wordsFile === undefined) throw new Error(USE)
const tellings: Record<string, ToldOfSound> = JSON.parse(await readFile(wordsFile, 'utf8'))
const seconds = Number(values.seconds)
if (!(seconds >= 2 && seconds < 60)) throw new Error(USE)

async function microphoneWav(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path)
  if (extname(path).toLowerCase() !== '.flac') return bytes
  const { samples, rateHz } = await decodeFlac(bytes)
  return encodeWav(resample(samples, rateHz, MICROPHONE_RATE_HZ), MICROPHONE_RATE_HZ)
}

const chip = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true })

async function record(page: Page): Promise<boolean> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Start recording' }).click()
  const timer = page.getByRole('timer')
  const end = `0:${String(seconds).padStart(2, '0')}`
  while ((await timer.innerText()) < end) await page.waitForTimeout(100)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  const heading = page.getByRole('heading', { name: 'Your recording' })
  const refused = page.getByText('Recording quality is low.', { exact: false })
  await heading.or(refused).first().waitFor({ timeout: PATIENCE_MS })
  return heading.isVisible()
}

async function tell(page: Page, { sounds = [], context = [], description = '' }: ToldOfSound) {
  for (const sound of sounds)
    await chip(page, 'What does it sound like?', soundChipLabels[sound as SoundChip]).click()
  for (const when of context) await chip(page, 'When do you hear it?', CONTEXT_LABELS[when]).click()
  await page.getByLabel('Describe the sound').fill(description)
}

const textsOf = async (page: Page, selector: string) => {
  const texts = await page.locator(selector).allInnerTexts()
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim()
}

/** What stands before the sound is sent, and what the result's card says first, names, counts and marks. */
async function answerOf(page: Page, words: ToldOfSound): Promise<string[]> {
  if (!(await record(page))) return ['', 'Recording quality is low', '', '']
  await tell(page, words)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(DANGER_MS)
  const before = await textsOf(page, 'section[aria-label="Recorder"] [role=alert]')
  await page.getByRole('button', { name: 'Analyze Sound' }).click()
  await page.waitForURL('**/results', { timeout: PATIENCE_MS })
  const card = 'main .rounded-card:has(h1)'
  await page.locator(card).waitFor()
  await page.waitForLoadState('networkidle')
  const first = (await textsOf(page, card)).match(/^[^.]*\./)?.[0] ?? ''
  const sure = await page.locator(`${card} [role=progressbar]`).evaluateAll(([bar]) => bar?.ariaValueNow)
  const drive = await textsOf(page, `${card} [data-field=marked]`)
  const isDanger = first.startsWith('Do not drive on')
  return [before, `${isDanger ? `${first} ` : ''}${await textsOf(page, `${card} h1`)}`, sure ?? '', drive]
}

const server = await startServer({})
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', ...MICROPHONE_ARGS],
})
try {
  const { session, userId } = await createAccount(server, 'bench@example.com', 'Sam Rivera')
  await server.admin("update public.profiles set plan = 'PRO' where user_id = $1", [userId])
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    permissions: ['microphone'],
    serviceWorkers: 'block',
  })
  await context.addInitScript((text) => localStorage.setItem('tappet.session', text), session)
  const page = await context.newPage()
  console.log('| recording | told | before sending | first, headline | confidence | may I drive |')
  console.log('|---|---|---|---|---|---|')
  for (const [path, words] of Object.entries(tellings)) {
    hear(await microphoneWav(join(folder, path)))
    const { sounds = [], context: when = [], description = '' } = words
    const said = [...sounds, ...when, description].filter(Boolean).join(', ')
    console.log(`| ${[path, said, ...(await answerOf(page, words))].join(' | ')} |`)
  }
} finally {
  await browser.close()
  await server.close()
}
