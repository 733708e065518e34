/**
 * Ten seconds of sound from WAV bytes to diagnosis, on one core and through the server's processes. Run: node
 * bench/analyze.ts
 */
import { encodeWav, resample } from '@tappet/acoustics'
import { hearAllClasses } from '@tappet/acoustics/listener'
import { featuresOf, hearWav, judgeSound } from '@tappet/acoustics/model'
import { defaultModel } from '@tappet/acoustics/model/default'
import { atLevel, combustion, mix, pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import { diagnoseSound } from '@tappet/diagnosis/sound-answer'
import { createAnalysisPool } from '../apps/server/src/functions/analysis-pool.ts'

const SECONDS = 10
const ROUNDS = 30
const MAX_MS = 150

const random = seededRandom(1)
const clip = mix(
  atLevel(combustion(SECONDS, { rpm: 820, cylinders: 4 }, random), -20),
  atLevel(pinkNoise(SECONDS, random), -34),
)
const wav16k = encodeWav(clip)
const wav48k = encodeWav(resample(clip, 16_000, 48_000), 48_000)
const limit = { maxDurationSeconds: 600, listen: hearAllClasses }

function diagnose(wav: Uint8Array) {
  const result = hearWav(wav, limit)
  if (!result.ok) throw new Error(result.code)
  return diagnoseSound({
    evidence: result.evidence,
    odds: result.odds,
    model: defaultModel,
    context: ['idle'],
    description: 'a ticking noise when cold, no squeal',
    audioDurationSeconds: SECONDS,
    id: 'bench',
    timestamp: '2026-01-01T00:00:00Z',
  })
}

/** Sorted; the first round is the cold one. */
function timesOf(task: () => unknown): { coldMs: number; medianMs: number; worstMs: number } {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    task()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  const [coldMs = 0] = times
  const warm = times.slice(5).sort((a, b) => a - b)
  return { coldMs, medianMs: warm[warm.length >> 1] ?? 0, worstMs: warm.at(-1) ?? 0 }
}

const result = hearWav(wav16k, limit)
const features = result.ok ? featuresOf(result.evidence) : null
const odds = result.ok ? result.odds : null
const tasks: [string, () => unknown][] = [
  ['WAV at 16 kHz to diagnosis', () => diagnose(wav16k)],
  ['WAV at 48 kHz to diagnosis', () => diagnose(wav48k)],
  ['the model alone', () => features && judgeSound(defaultModel, features, odds)],
]
for (const [name, task] of tasks) {
  const { coldMs, medianMs, worstMs } = timesOf(task)
  const verdict = medianMs <= MAX_MS ? 'within' : 'OVER'
  console.log(
    `${name.padEnd(28)} cold ${coldMs.toFixed(1)} ms, median ${medianMs.toFixed(2)} ms, worst ${worstMs.toFixed(1)} ms of processor: ${verdict} ${MAX_MS} ms`,
  )
}

const pool = createAnalysisPool({ size: 1, maxWaiting: 64 })
await pool.analyze(wav16k.slice(), 'one')
const rssBefore = process.memoryUsage().rss
const started = performance.now()
await Promise.all(Array.from({ length: 16 }, (_, n) => pool.analyze(wav16k.slice(), `driver ${n}`)))
const perClipMs = (performance.now() - started) / 16
const grownMb = (process.memoryUsage().rss - rssBefore) / 2 ** 20
console.log(
  `one thread, sixteen at once    ${perClipMs.toFixed(1)} ms of wall clock each; memory grew ${grownMb.toFixed(0)} MB`,
)
await pool.close()
