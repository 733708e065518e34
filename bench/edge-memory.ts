/**
 * The peak memory of analyze-sound under Deno, as Supabase runs it: a process of its own for each sound, without a
 * request, for ten minutes of sound, and for sound that is refused. Linux: reads VmHWM of /proc.
 *
 *   node bench/edge-memory.ts
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { encodeWav } from '@tappet/acoustics'
import { atLevel, combustion, mix, pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import { serveWithDeno } from '../tests/harness/deno-function.ts'
import { LISTENING_TOKEN, startListeningProject } from '../tests/harness/listening-project.ts'

const SECONDS = 600

function engine(seconds: number, repeated: number): Float32Array {
  const random = seededRandom(3)
  const once = mix(
    atLevel(combustion(seconds, { rpm: 820, cylinders: 4 }, random), -20),
    atLevel(pinkNoise(seconds, random), -38),
  )
  const samples = new Float32Array(once.length * repeated)
  for (let n = 0; n < repeated; n++) samples.set(once, n * once.length)
  return samples
}

/** The header's rate and channels over samples of another. */
function studioWav(seconds: number): Uint8Array<ArrayBuffer> {
  const bytes = encodeWav(engine(10, Math.ceil((seconds * 6) / 10)).subarray(0, seconds * 96_000), 48_000)
  const view = new DataView(bytes.buffer)
  view.setUint16(22, 2, true)
  view.setUint16(32, 4, true)
  return bytes
}

const sounds: [string, () => Uint8Array<ArrayBuffer>][] = [
  ['no request', () => new Uint8Array(0)],
  ['10 s, 16 kHz mono', () => encodeWav(engine(10, 1))],
  ['60 s, 16 kHz mono', () => encodeWav(engine(10, 6))],
  [`${SECONDS} s, 16 kHz mono`, () => encodeWav(engine(10, SECONDS / 10))],
  ['100 s, 48 kHz stereo', () => studioWav(100)],
  [`${SECONDS} s, 48 kHz stereo`, () => studioWav(SECONDS)],
  [`${SECONDS} s, webm`, () => new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, ...new Uint8Array(9_600_000)])],
]

const project = await startListeningProject()
for (const [name, make] of sounds) {
  const audio = make()
  const host = await serveWithDeno('analyze-sound', project)
  try {
    console.log(
      `${name.padEnd(24)} ${String(mb(audio.length)).padStart(6)} MB  ${await ask(host.url, audio)}`,
    )
    const status = readFileSync(`/proc/${host.pid}/status`, 'utf8')
    console.log(`  peak ${mb(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024)} MB`)
  } finally {
    await host.stop()
  }
}
project.close()

async function ask(url: string, audio: Uint8Array<ArrayBuffer>): Promise<string> {
  if (audio.length === 0) return ''
  const form = new FormData()
  form.set('audio', new Blob([audio], { type: 'audio/wav' }), 'recording.wav')
  form.set('job_id', randomUUID())
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${LISTENING_TOKEN}` },
      body: form,
    })
    return `${response.status} ${(await response.text()).slice(0, 100)}`
  } catch (error) {
    // A function that does not read on ends the connection.
    return `not answered: ${error instanceof Error ? (error.cause ?? error) : error}`
  }
}

function mb(bytes: number): number {
  return Math.round(bytes / 2 ** 20)
}
