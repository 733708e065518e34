/** The thread on which sound is decoded and brought to 16 kHz, so that a long or hostile file never stops the page. */
import { decodeByContent, type Portion, reduceChannels, type Samples16k } from './audio-decode.formats.ts'

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
