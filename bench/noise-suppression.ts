/**
 * What the browser's noise suppression costs a diagnosis. Real clips are played into Chromium's fake microphone and
 * recorded twice by the app's own constraints, suppressed and raw; each is judged as the app judges it.
 * Run: node bench/noise-suppression.ts FOLDER [clips]   FOLDER holds manifest.csv and sound files that the browser decodes.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { ANALYSIS_RATE_HZ, analyzeQuality, encodeWav, resample } from '@tappet/acoustics'
import { featuresOf, hearWav, judgeSound } from '@tappet/acoustics/model'
import { defaultModel } from '@tappet/acoustics/model/default'
import { atLevel, combustion, impacts, mix, pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import { diagnoseSound } from '@tappet/diagnosis'
import { microphoneConstraints } from '../apps/web/src/platform/sound/microphone.ts'
import { classOfLabel } from '../model/classes.table.ts'
import { readManifest } from '../model/clips.ts'
import { classOfIssue } from '../model/contexts.ts'
import { startServer } from '../tests/harness/server.ts'

const RECORD_SECONDS = 6
const MICROPHONE_RATE_HZ = 48_000
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

type Heard = { rmsDb: number; valid: boolean; isCar: number; issue: string; confidence: number }

/** Records from the microphone for some seconds, as the recorder does: 16 kHz, mono. Runs in the page. */
async function record({ constraints, seconds }: { constraints: MediaTrackConstraints; seconds: number }) {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: constraints })
  const [track] = stream.getAudioTracks()
  const suppressed = track?.getSettings().noiseSuppression
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
  return { samples, suppressed }
}

function judge(samples: Float32Array): Heard {
  const quality = analyzeQuality(samples, ANALYSIS_RATE_HZ)
  const heard = hearWav(encodeWav(samples), { maxDurationSeconds: 60 })
  const rmsDb = 20 * Math.log10(Math.max(quality.rmsLevel, 1e-6))
  if (!heard.ok) return { rmsDb, valid: false, isCar: 0, issue: heard.code, confidence: 0 }
  const { isCar } = judgeSound(defaultModel, featuresOf(heard.evidence))
  const { issue, confidence } = diagnoseSound({
    evidence: heard.evidence,
    model: defaultModel,
    context: [],
    audioDurationSeconds: heard.durationSeconds,
    id: 'bench',
    timestamp: '2026-01-01T00:00:00Z',
  })
  return { rmsDb, valid: quality.hasValidSegment, isCar, issue: issue.id, confidence }
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
const rows: { name: string; raw: Heard; suppressed: Heard }[] = []
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
    const page = await browser.newPage()
    await page.goto(server.url)
    const hear = async (raw: boolean) => {
      const constraints = microphoneConstraints(raw)
      const heard = await page.evaluate(record, { constraints, seconds: RECORD_SECONDS })
      if (heard.suppressed === raw) throw new Error('the browser did not do as it was asked')
      return judge(Float32Array.from(heard.samples))
    }
    const row = { name, raw: await hear(true), suppressed: await hear(false) }
    rows.push(row)
    await browser.close()
    const say = ({ rmsDb, valid, isCar, issue, confidence }: Heard) =>
      `${rmsDb.toFixed(1).padStart(6)} dB ${valid ? 'valid' : 'weak '} car ${isCar.toFixed(2)} ${issue} ${confidence}%`
    console.log(`${row.name.padEnd(24)} raw ${say(row.raw).padEnd(52)} suppressed ${say(row.suppressed)}`)
  }
} finally {
  await server.close()
  await rm(scratch, { recursive: true, force: true })
}

const share = (count: number) => `${count} of ${rows.length}`
const named = ({ issue, valid }: Heard) => valid && !['not_a_car', 'uncertain', 'silent'].includes(issue)
const lossDb = rows.map(({ raw, suppressed }) => raw.rmsDb - suppressed.rmsDb).sort((a, b) => a - b)
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
console.log(
  `loud enough: raw ${share(rows.filter(({ raw }) => raw.valid).length)}, suppressed ${share(rows.filter(({ suppressed }) => suppressed.valid).length)}`,
)
console.log(
  `answered: raw ${share(rows.filter(({ raw }) => named(raw)).length)}, suppressed ${share(rows.filter(({ suppressed }) => named(suppressed)).length)}`,
)
console.log(
  `the same answer: ${share(rows.filter(({ raw, suppressed }) => raw.issue === suppressed.issue).length)}`,
)
const labelClass = ({ name }: { name: string }) => classOfLabel(name.split(' ')[0] ?? '')
const labelled = rows.filter((row) => labelClass(row) !== undefined)
const right = (pick: (row: (typeof rows)[number]) => Heard) =>
  labelled.filter((row) => classOfIssue(pick(row).issue) === labelClass(row)).length
console.log(
  `the label's own issue: raw ${right(({ raw }) => raw)}, suppressed ${right(({ suppressed }) => suppressed)} of ${labelled.length}`,
)
console.log(
  `level lost: median ${(lossDb[lossDb.length >> 1] ?? 0).toFixed(1)} dB, most ${(lossDb.at(-1) ?? 0).toFixed(1)} dB`,
)
console.log(
  `taken for a car's (mean probability): raw ${mean(rows.map(({ raw }) => raw.isCar)).toFixed(2)}, suppressed ${mean(rows.map(({ suppressed }) => suppressed.isCar)).toFixed(2)}`,
)
