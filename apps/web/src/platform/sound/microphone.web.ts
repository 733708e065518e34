import { keepScreenOn } from '../app/screen-on.ts'
import { type OpenTracks, openTracks, release } from './microphone.tracks.ts'
import type { Clips, MicrophoneListeners, MicrophoneOpening, MicrophoneSession } from './microphone.ts'
import { clipType, isFiltered, type Microphone, microphoneFailure, RECORDING_RATE_HZ } from './microphone.ts'
// ?worker&url makes it a file of its own, which the page's CSP requires.
import captureUrl from './microphone.worklet.ts?worker&url'

const CLIP_PORTION_MS = 1000
const CLIP_TIMEOUT_MS = 2000

export const webMicrophone: Microphone = { open }

async function open(
  { filter }: { filter: boolean },
  listeners: MicrophoneListeners,
): Promise<MicrophoneOpening> {
  if (!window.isSecureContext) return { ok: false, code: 'insecure' }
  if (!navigator.mediaDevices?.getUserMedia || !('AudioWorkletNode' in window)) {
    return { ok: false, code: 'unsupported' }
  }
  const contexts: AudioContext[] = []
  let tracks: OpenTracks | null = null
  try {
    // Before any await: Safari runs a context only if a user gesture created it.
    contexts.push(new AudioContext(filter ? { sampleRate: RECORDING_RATE_HZ } : {}))
    tracks = await openTracks((audio) => navigator.mediaDevices.getUserMedia({ audio }), { filter })
    const { context, source } = sourceOf(tracks.heard, contexts)
    return { ok: true, session: await listen(tracks, context, source, listeners) }
  } catch (thrown) {
    if (tracks) releaseAll(tracks)
    await Promise.all(contexts.map(close))
    return { ok: false, code: microphoneFailure(thrown) }
  }
}

/** Firefox refuses a microphone in a context of another rate. */
function sourceOf(stream: MediaStream, contexts: AudioContext[]) {
  for (const context of contexts) {
    try {
      return { context, source: context.createMediaStreamSource(stream) }
    } catch {
      void close(context)
    }
  }
  const context = new AudioContext()
  contexts.push(context)
  return { context, source: context.createMediaStreamSource(stream) }
}

async function listen(
  tracks: OpenTracks,
  context: AudioContext,
  source: MediaStreamAudioSourceNode,
  listeners: MicrophoneListeners,
): Promise<MicrophoneSession> {
  let open = true
  const lost = () => {
    if (open) listeners.onLost()
  }
  await context.audioWorklet.addModule(captureUrl)
  // Not awaited: a context that may not run gives no samples, which the recorder notices.
  void context.resume()
  const capture = new AudioWorkletNode(context, 'tappet-capture')
  capture.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    if (open) listeners.onSamples(data)
  }
  capture.onprocessorerror = lost
  const [track] = tracks.heard.getAudioTracks()
  track?.addEventListener('ended', lost)
  track?.addEventListener('mute', () => {
    if (open) listeners.onMuted()
  })
  const finishClips = startClips(tracks)
  const letScreenSleep = keepScreenOn()
  // Silent; some browsers run it only when connected to the speakers.
  source.connect(capture).connect(context.destination)
  return {
    sampleRateHz: context.sampleRate,
    filtered: isFiltered(track?.getSettings() ?? {}),
    stop: async () => {
      open = false
      const clips = await finishClips()
      releaseAll(tracks)
      await Promise.all([close(context), letScreenSleep()])
      return clips
    },
  }
}

/** Nothing is kept of a track that is muted on the way, as WebKit does to the older one. */
function startClips({ heard, stated }: OpenTracks): () => Promise<Clips> {
  const finishHeard = startClip(heard)
  const finishStated = stated ? startClip(stated) : async () => null
  let muted = false
  for (const track of stated?.getAudioTracks() ?? [])
    track.addEventListener('mute', () => {
      muted = true
    })
  return async () => {
    const [ofHeard, ofStated] = await Promise.all([finishHeard(), finishStated()])
    return { heard: ofHeard, stated: muted ? null : ofStated }
  }
}

/** Null where the browser cannot. */
function startClip(stream: MediaStream): () => Promise<Blob | null> {
  if (!('MediaRecorder' in window)) return async () => null
  try {
    const mimeType = clipType((type) => MediaRecorder.isTypeSupported(type))
    const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType })
    const portions: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => portions.push(data))
    recorder.start(CLIP_PORTION_MS)
    return async () => {
      await ended(recorder)
      const clip = new Blob(portions, { type: recorder.mimeType })
      return clip.size > 0 ? clip : null
    }
  } catch {
    return async () => null
  }
}

function ended(recorder: MediaRecorder): Promise<void> {
  if (recorder.state === 'inactive') return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, CLIP_TIMEOUT_MS)
    recorder.addEventListener('stop', () => resolve())
    recorder.addEventListener('error', () => resolve())
    recorder.stop()
  })
}

function releaseAll({ heard, stated }: OpenTracks): void {
  release(heard)
  if (stated) release(stated)
}

async function close(context: AudioContext): Promise<void> {
  if (context.state !== 'closed') await context.close()
}
