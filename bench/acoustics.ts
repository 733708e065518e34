/**
 * Processor time for 10 s of synthetic engine with ticks; the last column takes the machine's speed out, by one plain
 * pass of 512-point FFTs over the same clip. Run: node bench/acoustics.ts
 */
import { analyzeQuality, createRealFft, extractEvidence, logMel, resample } from '@tappet/acoustics'
import { featuresOf, judgeSound } from '@tappet/acoustics/model'
import { defaultModel } from '@tappet/acoustics/model/default'
import { atLevel, combustion, impacts, mix, pinkNoise, seededRandom } from '@tappet/acoustics/testing'

const SECONDS = 10
const WARM_ROUNDS = 15
const ROUNDS = 30

const random = seededRandom(1)
const clip = mix(
  atLevel(combustion(SECONDS, { rpm: 820, cylinders: 4 }, random), -22),
  atLevel(impacts(SECONDS, { rateHz: 13.7, frequencyHz: 3_400, jitter: 0.02 }, random), -34),
  atLevel(pinkNoise(SECONDS, random), -32),
)
const clip48k = resample(clip, 16_000, 48_000)
const clip44k = resample(clip, 16_000, 44_100)

const fft = createRealFft(512)
const power = new Float64Array(257)
const fftLoop = () => {
  for (let start = 0; start + 512 <= clip.length; start += 160)
    fft.power(clip.subarray(start, start + 512), power)
}

const features = featuresOf(extractEvidence(clip))

const tasks: Record<string, () => unknown> = {
  'plain 512-point FFT loop': fftLoop,
  quality: () => analyzeQuality(clip, 16_000),
  'log-mel': () => logMel(clip, 16_000),
  evidence: () => extractEvidence(clip),
  'model on its evidence': () => judgeSound(defaultModel, features),
  'evidence + model': () => judgeSound(defaultModel, featuresOf(extractEvidence(clip))),
  'quality + log-mel + evidence': () => [
    analyzeQuality(clip, 16_000),
    logMel(clip, 16_000),
    extractEvidence(clip),
  ],
  'resample 48 to 16 kHz': () => resample(clip48k, 48_000),
  'resample 44.1 to 16 kHz': () => resample(clip44k, 44_100),
}

function milliseconds(task: () => unknown): { best: number; middle: number } {
  for (let round = 0; round < WARM_ROUNDS; round++) task()
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    task()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }).sort((a, b) => a - b)
  return { best: times[0] ?? 0, middle: times[times.length >> 1] ?? 0 }
}

const loop = milliseconds(fftLoop)
console.log(`${SECONDS} s of sound, Node ${process.version}`)
for (const [name, task] of Object.entries(tasks)) {
  const { best, middle } = milliseconds(task)
  console.log(
    `${name.padEnd(30)} best ${best.toFixed(2).padStart(7)} ms, median ${middle.toFixed(2).padStart(7)} ms, ` +
      `${Math.round((SECONDS * 1_000) / middle)
        .toString()
        .padStart(6)} x real time, ${(best / loop.best).toFixed(1).padStart(5)} x the FFT loop`,
  )
}
