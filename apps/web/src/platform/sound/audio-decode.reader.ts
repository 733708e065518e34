import type { Samples16k } from './audio-decode.formats.ts'
import type { Portion } from './audio-decode.portion.ts'
import { type DecodeResult, MAX_FILE_BYTES, MAX_SOUND_SECONDS, type SoundReader } from './audio-decode.ts'
import type { DecodeJob } from './audio-decode.worker.ts'

export type DecodeTools = {
  /** Null when the browser cannot play the file. */
  probeSeconds: (file: Blob) => Promise<number | null>
  /** Null when it cannot. */
  decode: (bytes: ArrayBuffer) => Promise<Portion | null>
  inWorker: (job: DecodeJob) => Promise<Samples16k>
  timeout: () => Promise<void>
}

const RATE_HZ = 16_000

/** The browser's decoder first, ours where it fails. */
export function createSoundReader(tools: DecodeTools): SoundReader {
  return async (file) => {
    if (file.size === 0) return { ok: false, code: 'empty' }
    if (file.size > MAX_FILE_BYTES) return { ok: false, code: 'too_large' }
    const timeout = tools.timeout().then((): DecodeResult => ({ ok: false, code: 'timed_out' }))
    try {
      return await Promise.race([read(file, tools), timeout])
    } catch {
      // The file vanished, or memory ran out.
      return { ok: false, code: 'undecodable' }
    }
  }
}

async function read(file: Blob, tools: DecodeTools): Promise<DecodeResult> {
  const probedSeconds = await tools.probeSeconds(file)
  // An hour of music would not fit into a phone's memory.
  if (probedSeconds !== null && probedSeconds > MAX_SOUND_SECONDS) return { ok: false, code: 'too_long' }
  const native = await tools.decode(await file.arrayBuffer())
  const reduced = native
    ? await tools.inWorker({ kind: 'reduce', sound: native })
    : // The browser's decoder took the first copy.
      await tools.inWorker({ kind: 'decode', bytes: new Uint8Array(await file.arrayBuffer()) })
  if (!reduced.ok) return reduced
  const { samples16k, isAntiphase } = reduced
  const durationSeconds = samples16k.length / RATE_HZ
  return { ok: true, sound: { samples16k, isAntiphase, durationSeconds, playable: probedSeconds !== null } }
}
