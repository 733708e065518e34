/** Ten seconds of sound from WAV bytes to diagnosis, on one core. Run: node bench/analyze.ts */
import { encodeWav, resample } from '@tappet/acoustics'
import { defaultModel } from '@tappet/acoustics/model/default'
import { atLevel, combustion, mix, pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import { answerTo } from './answer.ts'

const SECONDS = 10
const ROUNDS = 30
const MAX_MS = 150

const random = seededRandom(1)
const clip = mix(
  atLevel(combustion(SECONDS, { rpm: 820, cylinders: 4 }, random), -20),
  atLevel(pinkNoise(SECONDS, random), -34),
)
for (const rateHz of [16_000, 48_000]) {
  const wav = encodeWav(resample(clip, 16_000, rateHz), rateHz)
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    answerTo(wav.slice(), defaultModel, 'bench', '2026-01-01T00:00:00Z', {
      context: ['idle'],
      description: 'a ticking noise when cold, no squeal',
    })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  const [coldMs = 0] = times
  const warm = times.slice(5).sort((a, b) => a - b)
  const medianMs = warm[warm.length >> 1] ?? 0
  console.log(
    `WAV at ${rateHz} Hz: cold ${coldMs.toFixed(1)} ms, median ${medianMs.toFixed(1)} ms, worst ${warm.at(-1)?.toFixed(1)} ms of processor: ${medianMs <= MAX_MS ? 'within' : 'OVER'} ${MAX_MS} ms`,
  )
}
