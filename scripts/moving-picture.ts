/**
 * `node scripts/moving-picture.ts`: docs/pictures/recorder-to-verdict.webp, from a tap on record to the verdict. The real
 * app hears a clip of model/clips by the browser's stand-in for a microphone.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { decodeWav, downmix, encodeWav, resample } from '@tappet/acoustics'
import { createAccount } from '../tests/harness/seed.ts'
import { startServer } from '../tests/harness/server.ts'
import { toWebp } from './screens/webp.ts'
import { ensureWebBuilt } from './setup.mjs'

const OUT = join(import.meta.dirname, '../docs/pictures/recorder-to-verdict.webp')
const CLIP = join(import.meta.dirname, '../model/clips/knock.wav')
const SIZE_PX = { width: 390, height: 760 }
/** Cheaper devices sample so; Chromium takes no 16 kHz. */
const MICROPHONE_RATE_HZ = 48_000
const RECORDING_FRAMES = 8

type Frame = { webp: Buffer; shownMs: number }

function chunk(name: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

function triples(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 3)
  for (const [at, value] of values.entries()) bytes.writeUIntLE(value, at * 3, 3)
  return bytes
}

/** The picture's own chunk: Chromium adds a colour profile, which a frame may not hold. */
function pictureOf(webp: Buffer): Buffer {
  const RIFF_HEAD_BYTES = 12
  for (let at = RIFF_HEAD_BYTES; at < webp.length; ) {
    const bodyBytes = webp.readUInt32LE(at + 4)
    const end = at + 8 + bodyBytes + (bodyBytes % 2)
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at, end)
    at = end
  }
  throw new Error('A frame without a picture')
}

/** The animation of the WebP container specification (RFC 9649, 2.7.1): endless, each frame whole and without blending. */
function animate(frames: readonly Frame[]): Buffer {
  const size = [SIZE_PX.width - 1, SIZE_PX.height - 1] as const
  const HAS_ANIMATION = 0b10
  const NO_BLENDING = 0b10
  const body = Buffer.concat([
    chunk('VP8X', Buffer.from([HAS_ANIMATION, 0, 0, 0]), triples(...size)),
    chunk('ANIM', Buffer.alloc(6)),
    ...frames.map(({ webp, shownMs }) =>
      chunk('ANMF', triples(0, 0, ...size, shownMs), Buffer.from([NO_BLENDING]), pictureOf(webp)),
    ),
  ])
  return chunk('RIFF', Buffer.from('WEBP'), body)
}

async function takeFrames(page: Page, canvas: Page): Promise<Frame[]> {
  const frames: Frame[] = []
  const shoot = async (shownMs: number) => {
    // It shows on localhost alone.
    await page.evaluate(() =>
      document.querySelector('[data-testid=debug-corner]')?.setAttribute('hidden', ''),
    )
    frames.push({ webp: await toWebp(canvas, await page.screenshot()), shownMs })
  }
  const recorder = page.getByRole('region', { name: 'Recorder' })
  const press = (name: string) => recorder.getByRole('button', { name, exact: true })
  await page.goto('/')
  await press('Start recording').waitFor()
  await page.waitForLoadState('networkidle')
  await shoot(1400)
  await press('Start recording').click()
  for (let at = 0; at < RECORDING_FRAMES; at += 1) {
    await page.waitForTimeout(700)
    await shoot(350)
  }
  await press('Stop recording').click()
  await recorder.getByRole('heading', { name: 'Your recording' }).waitFor()
  await shoot(900)
  await press('Knock').click()
  await press('Idling').click()
  await press('Idling').scrollIntoViewIfNeeded()
  await shoot(1200)
  await press('Analyze Sound').scrollIntoViewIfNeeded()
  await press('Analyze Sound').click()
  await shoot(500)
  await page.waitForURL('**/results')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo(0, 0))
  // The strip is drawn on a thread of its own.
  await page.waitForTimeout(2000)
  await shoot(3200)
  await page.evaluate(() => scrollTo({ top: innerHeight * 0.8 }))
  await shoot(3000)
  return frames
}

ensureWebBuilt()
const folder = await mkdtemp(join(tmpdir(), 'tappet-picture-'))
const decoded = decodeWav(await readFile(CLIP), { maxDurationSeconds: 10 })
if (!decoded.ok) throw new Error(`${CLIP}: ${decoded.code}`)
const soundFile = join(folder, 'heard.wav')
const samples = resample(downmix(decoded.wav.channels), decoded.wav.sampleRateHz, MICROPHONE_RATE_HZ)
await writeFile(soundFile, encodeWav(samples, MICROPHONE_RATE_HZ))
const server = await startServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--hide-scrollbars',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${soundFile}`,
  ],
})
try {
  const { session } = await createAccount(server, 'sam.rivera@example.com', 'Sam Rivera')
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: SIZE_PX,
    colorScheme: 'light',
    serviceWorkers: 'block',
    permissions: ['microphone'],
    locale: 'en-US',
  })
  await context.addInitScript((entry) => localStorage.setItem('tappet.session', entry), session)
  const picture = animate(await takeFrames(await context.newPage(), await browser.newPage()))
  await writeFile(OUT, picture)
  console.log(`${OUT}: ${Math.round(picture.length / 1000)} kB`)
} finally {
  await browser.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
}
