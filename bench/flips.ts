/**
 * Real recordings, one for each leak group as far as they go, answered unchanged and as another recorder would have
 * kept them. Run: node bench/flips.ts FOLDER [clips] with manifest.csv and FLAC files; needs ffmpeg.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ANALYSIS_RATE_HZ, decodeWav, encodeWav } from '@tappet/acoustics'
import { featuresOf, judgeSound, soundClasses } from '@tappet/acoustics/model'
import { defaultModel } from '@tappet/acoustics/model/default'
import { atLevel, mix, modulate, pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import { type UrgencyLevel, urgencyLevels } from '@tappet/diagnosis'
import { type Clip, decode, readManifest } from '../model/clips.ts'
import { answerTo } from './answer.ts'

const SECONDS = 10
const [folder = '', most = '120'] = process.argv.slice(2)
const scratch = mkdtempSync(join(tmpdir(), 'tappet-flips-'))

/** Back as 16 kHz mono. */
function throughFfmpeg(clip: Float32Array, codec: string, ...settings: string[]): Float32Array {
  const [from, to, back] = ['in.wav', codec, 'out.wav'].map((name) => join(scratch, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(from, encodeWav(clip))
  const quiet = ['-hide_banner', '-loglevel', 'error', '-y']
  execFileSync('ffmpeg', [...quiet, '-i', from, ...settings, to])
  execFileSync('ffmpeg', [...quiet, '-i', to, '-ar', String(ANALYSIS_RATE_HZ), '-ac', '1', back])
  const wav = decodeWav(readFileSync(back), { maxDurationSeconds: 60 })
  if (!wav.ok) throw new Error(wav.code)
  return wav.wav.channels[0] ?? new Float32Array(0)
}

const levelDb = (clip: Float32Array) =>
  10 * Math.log10(clip.reduce((sum, x) => sum + x * x, 0) / clip.length + 1e-12)
function withStreet(clip: Float32Array): Float32Array {
  const noise = pinkNoise(clip.length / ANALYSIS_RATE_HZ, seededRandom(clip.length))
  const swelling = modulate(noise.slice(0, clip.length), (s) => 1 + 0.5 * Math.sin((2 * Math.PI * s) / 4))
  return mix(clip, atLevel(swelling, levelDb(clip) - 15))
}

const ways: Record<string, (clip: Float32Array) => Float32Array> = {
  'MP3 at 32 kbit/s': (clip) => throughFfmpeg(clip, 'kept.mp3', '-b:a', '32k'),
  'Opus at 32 kbit/s': (clip) => throughFfmpeg(clip, 'kept.opus', '-c:a', 'libopus', '-b:a', '32k'),
  'telephone band': (clip) =>
    throughFfmpeg(clip, 'kept.wav', '-af', 'highpass=f=300:p=2,lowpass=f=3400:p=2', '-ar', '8000'),
  'street noise 15 dB below': withStreet,
  'the first 5 s alone': (clip) => clip.slice(0, 5 * ANALYSIS_RATE_HZ),
  'a start 1 s later': (clip) => clip.slice(ANALYSIS_RATE_HZ),
  'gain -12 dB': (clip) => clip.map((x) => x / 4),
  'gain +6 dB': (clip) => clip.map((x) => Math.max(-1, Math.min(1, 2 * x))),
}

type Said = { issue: string; urgency: UrgencyLevel | null; likeliest: string; car: boolean }

function answer(clip: Float32Array): Said {
  const answered = answerTo(encodeWav(clip), defaultModel, 'bench', '2026-01-01T00:00:00Z')
  if (!answered.ok) return { issue: answered.code, urgency: null, likeliest: answered.code, car: false }
  const { evidence, odds, result } = answered
  const { probabilities, isCar, carAtLeast } = judgeSound(defaultModel, featuresOf(evidence), odds)
  const [likeliest] = soundClasses.toSorted((a, b) => probabilities[b] - probabilities[a])
  return {
    issue: result.issue.id,
    urgency: result.issue.urgencyLevel,
    likeliest: likeliest ?? '',
    car: isCar >= carAtLeast,
  }
}

/** The rarer labels first; then second ones. */
function chosen(clips: readonly Clip[]): Clip[] {
  const cars = clips.filter(({ label }) => !label.startsWith('negative'))
  const byGroup = [...Map.groupBy(cars, ({ leakGroup }) => leakGroup).values()]
  const size = (clip: Clip) => cars.filter(({ label }) => label === clip.label).length
  const rounds = Array.from({ length: Math.max(...byGroup.map((group) => group.length)) }, (_, n) =>
    byGroup.flatMap((group) => group[n] ?? []).sort((a, b) => size(a) - size(b)),
  )
  return rounds.flat().slice(0, Number(most))
}

/** 95 percent. */
function wilson(count: number, of: number): string {
  const z = 1.96
  const p = count / of
  const middle = (p + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2))
  return `${p.toFixed(2)} [${Math.max(0, middle - half).toFixed(2)}, ${(middle + half).toFixed(2)}]`
}

const pairs = new Map<string, [Said, Said][]>(Object.keys(ways).map((name) => [name, []]))
try {
  for (const { file } of chosen(await readManifest(folder))) {
    const clip = (await decode(join(folder, file))).slice(0, SECONDS * ANALYSIS_RATE_HZ)
    if (clip.length < 6 * ANALYSIS_RATE_HZ) continue
    const before = answer(clip)
    for (const [name, way] of Object.entries(ways)) pairs.get(name)?.push([before, answer(way(clip))])
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

const NAMES_NO_FAULT = ['uncertain', 'not_a_car', 'no_fault_heard', 'silent']
const isFault = ({ issue }: Said) => !NAMES_NO_FAULT.includes(issue)
const rank = ({ urgency }: Said) => (urgency === null ? -1 : urgencyLevels.indexOf(urgency))

console.log(
  '| changed | recordings | the answer | a named fault to another | the urgency told | ... less urgent | ... more urgent | the likeliest class | taken for a car |',
)
console.log('|---|---|---|---|---|---|---|---|---|')
for (const [name, list] of pairs) {
  const counted = (changed: (a: Said, b: Said) => boolean) =>
    wilson(list.filter(([a, b]) => changed(a, b)).length, list.length)
  const share = (of: keyof Said) => counted((a, b) => a[of] !== b[of])
  const named = list.filter(([a]) => isFault(a))
  const others = named.filter(([a, b]) => isFault(b) && a.issue !== b.issue)
  // Silence has no urgency: it counts as the least.
  const less = counted((a, b) => rank(b) < rank(a))
  const more = counted((a, b) => rank(b) > rank(a))
  console.log(
    `| ${name} | ${list.length} | ${share('issue')} | ${wilson(others.length, named.length)} | ${share('urgency')} | ${less} | ${more} | ${share('likeliest')} | ${share('car')} |`,
  )
}
