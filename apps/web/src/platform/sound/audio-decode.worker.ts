/** A long or hostile file never blocks the page. */
import { decodeByContent, reduceChannels, type Samples16k } from './audio-decode.formats.ts'
import type { Portion } from './audio-decode.portion.ts'

export type DecodeJob =
  | { kind: 'reduce'; sound: Portion }
  | { kind: 'decode'; bytes: Uint8Array<ArrayBuffer> }

async function work(job: DecodeJob): Promise<Samples16k> {
  try {
    return job.kind === 'reduce' ? reduceChannels(job.sound) : await decodeByContent(job.bytes)
  } catch {
    return { ok: false, code: 'undecodable' }
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<DecodeJob>) => {
  const result = await work(data)
  self.postMessage(result, { transfer: result.ok ? [result.samples16k.buffer] : [] })
})
