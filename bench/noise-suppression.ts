/**
 * What the recorder hears. Real clips are played into Chromium's fake microphone and recorded by the app itself: as it
 * opens, and with its noise filter on; and beside it raw, by the browser alone. Each is judged as the app judges it.
 * Run: node bench/noise-suppression.ts FOLDER [clips]   FOLDER holds manifest.csv and sound files that the browser decodes.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ANALYSIS_RATE_HZ, analyzeQuality, decodeWav, encodeWav, resample } from '@tappet/acoustics'
import { hearAllClasses } from '@tappet/acoustics/listener'
import { featuresOf, hearWav, judgeSound, soundClasses } from '@tappet/acoustics/model'
import { defaultModel } from '@tappet/acoustics/model/default'
import { atLevel, combustion, impacts, mix, pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import { rawTrack } from '../apps/web/src/platform/sound/microphone.ts'
import { classOfLabel } from '../model/classes.table.ts'
import { readManifest } from '../model/clips.ts'
import { startServer } from '../tests/harness/server.ts'

const RECORD_SECONDS = 6
const MICROPHONE_RATE_HZ = 48_000
/** For machines that do other work meanwhile. */
const PATIENCE_MS = 120_000
const [folder = '', most = '12'] = process.argv.slice(2)

function launch(args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      ...args,
    ],
  })
}

type Heard = { rmsDb: number; valid: boolean; isCar: boolean; likeliest: string; probability: number }

/** Records from the raw microphone for some seconds, without the app. Runs in the page. */
async function recordRaw({ constraints, seconds }: { constraints: MediaTrackConstraints; seconds: number }) {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: constraints })
  const context = new AudioContext({ sampleRate: 16_000 })
  const processor = context.createScriptProcessor(4096, 1, 1)
  const samples: number[] = []
  const done = new Promise<void>((resolve) => {
    processor.onaudioprocess = ({ inputBuffer }) => {
      samples.push(...inputBuffer.getChannelData(0))
      if (samples.length >= seconds * 16_000) resolve()
    }
  })
  context.createMediaStreamSource(stream).connect(processor)
  processor.connect(context.destination)
  await done
  for (const each of stream.getTracks()) each.stop()
  await context.close()
  return samples
}

/** What the app's own recorder would send: the sound that it plays, which is the sound that it judges. */
async function recordByApp(
  open: () => Promise<Page>,
  { filter }: { filter: boolean },
): Promise<Float32Array> {
  const page = await open()
  const panel = page.getByRole('region', { name: 'Recorder' })
  await panel.getByRole('switch', { name: /Noise filter/ }).setChecked(filter)
  await panel.getByRole('button', { name: 'Start recording' }).dispatchEvent('click')
  await page.getByRole('timer').waitFor()
  await page.waitForTimeout(RECORD_SECONDS * 1000)
  // Not by the mouse, which waits until a page that draws sound stands still.
  await panel.getByRole('button', { name: 'Stop recording' }).dispatchEvent('click')
  const player = panel.locator('audio')
  const ended = panel.getByText('Recording quality is low').or(player)
  await ended.first().waitFor({ state: 'attached' })
  if ((await player.count()) === 0) return new Float32Array(RECORD_SECONDS * ANALYSIS_RATE_HZ)
  const base64 = await player.evaluate(async ({ src }: HTMLAudioElement) => {
    const bytes = new Uint8Array(await (await fetch(src)).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  await panel.getByRole('button', { name: 'Record Again' }).waitFor()
  await page.context().close()
  const wav = decodeWav(new Uint8Array(Buffer.from(base64, 'base64')), { maxDurationSeconds: 60 })
  if (!wav.ok) throw new Error(`the recorder plays no WAV: ${wav.code}`)
  return wav.wav.channels[0]?.slice(0, RECORD_SECONDS * ANALYSIS_RATE_HZ) ?? new Float32Array(0)
}

function judge(samples: Float32Array): Heard {
  const quality = analyzeQuality(samples, ANALYSIS_RATE_HZ)
  const heard = hearWav(encodeWav(samples), { maxDurationSeconds: 60, listen: hearAllClasses })
  const rmsDb = 20 * Math.log10(Math.max(quality.rmsLevel, 1e-6))
  if (!heard.ok) return { rmsDb, valid: false, isCar: false, likeliest: heard.code, probability: 0 }
  const { isCar, carAtLeast, probabilities } = judgeSound(
    defaultModel,
    featuresOf(heard.evidence),
    heard.odds,
  )
  const [likeliest] = soundClasses.toSorted((a, b) => probabilities[b] - probabilities[a])
  return {
    rmsDb,
    valid: quality.hasValidSegment,
    isCar: isCar >= carAtLeast,
    likeliest: likeliest ?? '',
    probability: likeliest === undefined ? 0 : probabilities[likeliest],
  }
}

/** A knocking engine of our own making, as the tests ship it. */
function made(): Float32Array {
  const random = seededRandom(7)
  const engine = combustion(RECORD_SECONDS, { rpm: 820, cylinders: 4 }, random)
  const knock = impacts(RECORD_SECONDS, { rateHz: 13.7, frequencyHz: 2_900 }, random)
  return mix(atLevel(mix(engine, knock), -18), atLevel(pinkNoise(RECORD_SECONDS, random), -44))
}

/** Any file that the browser plays, as 16 kHz mono. */
async function decode(browser: Browser, path: string): Promise<Float32Array> {
  const page = await browser.newPage()
  const samples = await page.evaluate(
    async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const context = new OfflineAudioContext(1, 1, 16_000)
      const sound = await context.decodeAudioData(bytes.buffer)
      return [...sound.getChannelData(0)]
    },
    (await readFile(path)).toString('base64'),
  )
  await page.close()
  return Float32Array.from(samples)
}

/** Clips spread evenly over the labels and the groups, so that no one car fills the table. */
async function chosen(): Promise<[name: string, samples: Float32Array][]> {
  const clips = (await readManifest(folder)).filter(({ label }) => !label.startsWith('negative'))
  const labels = [...new Set(clips.map(({ label }) => label))]
  const groups = new Set<string>()
  const picked: typeof clips = []
  while (picked.length < Number(most)) {
    const before = picked.length
    for (const label of labels) {
      const next = clips.find((clip) => clip.label === label && !groups.has(clip.leakGroup))
      if (!next || picked.length >= Number(most)) continue
      groups.add(next.leakGroup)
      picked.push(next)
    }
    if (picked.length === before) break
  }
  const browser = await launch([])
  const read: [string, Float32Array][] = []
  for (const { file, label } of picked)
    read.push([`${label} ${file.slice(-12, -5)}`, await decode(browser, join(folder, file))])
  await browser.close()
  return [['our knock', made()], ...read]
}

const server = await startServer()
const scratch = await mkdtemp(join(tmpdir(), 'tappet-noise-'))
const ways = ['raw', 'recorder', 'filter'] as const
type Row = { name: string } & Record<(typeof ways)[number], Heard>
const rows: Row[] = []
try {
  for (const [name, samples] of await chosen()) {
    const path = join(scratch, 'microphone.wav')
    // The fake microphone plays at its own rate, and over and over.
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-6)
    const level = Float32Array.from(samples, (sample) => (sample / peak) * 0.5)
    await writeFile(
      path,
      encodeWav(resample(level, ANALYSIS_RATE_HZ, MICROPHONE_RATE_HZ), MICROPHONE_RATE_HZ),
    )
    const browser = await launch([`--use-file-for-fake-audio-capture=${path}`])
    // In a context of its own: a take in hand is kept, and comes back to the next page.
    const open = async () => {
      const page = await (await browser.newContext()).newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      await page.goto(server.url, { waitUntil: 'load' })
      return page
    }
    const asked = { constraints: rawTrack(''), seconds: RECORD_SECONDS }
    const row: Row = {
      name,
      raw: judge(Float32Array.from(await (await open()).evaluate(recordRaw, asked))),
      recorder: judge(await recordByApp(open, { filter: false })),
      filter: judge(await recordByApp(open, { filter: true })),
    }
    rows.push(row)
    await browser.close()
    const say = ({ rmsDb, valid, isCar, likeliest, probability }: Heard) =>
      `${rmsDb.toFixed(1).padStart(6)} dB ${valid ? '' : 'weak '}${isCar ? '' : 'no car '}${likeliest} ${probability.toFixed(2)}`
    console.log(name.padEnd(24), ways.map((way) => `${way} ${say(row[way])}`.padEnd(44)).join(' '))
  }
} finally {
  await server.close()
  await rm(scratch, { recursive: true, force: true })
}

const labelClass = ({ name }: Row) => classOfLabel(name.split(' ')[0] ?? '')
const labelled = rows.filter((row) => labelClass(row) !== undefined)
const count = (list: readonly Row[], holds: (row: Row) => boolean) =>
  `${list.filter(holds).length} of ${list.length}`
for (const way of ways) {
  const lossDb = rows.map((row) => row.raw.rmsDb - row[way].rmsDb).sort((a, b) => a - b)
  console.log(
    [
      way.padEnd(8),
      `loud enough ${count(rows, (row) => row[way].valid)}`,
      `taken for a car ${count(rows, (row) => row[way].isCar)}`,
      `the likeliest is the label's ${count(labelled, (row) => row[way].likeliest === labelClass(row))}`,
      `the same as raw ${count(rows, (row) => row[way].likeliest === row.raw.likeliest)}`,
      `level lost: median ${(lossDb[lossDb.length >> 1] ?? 0).toFixed(1)} dB, most ${(lossDb.at(-1) ?? 0).toFixed(1)} dB`,
    ].join(', '),
  )
}
