/** Mono, full scale 1, at the session's rate. */
export type MicrophoneFailure = 'refused' | 'missing' | 'busy' | 'insecure' | 'unsupported'

export type MicrophoneListeners = {
  /** Not called after `stop`. */
  onSamples: (samples: Float32Array) => void
  /** As in a call; what follows is silence, or nothing. */
  onLost: () => void
  /** In the platform's format; null where there is none. */
  onMuted: () => void
}

/** 16 kHz, mono, noise suppression; null where the browser gives one track alone. */
export type Clips = {
  /** The same sound as the samples. */
  stated: Blob | null
  heard: Blob | null
}

/** By choice or anyway; also where the browser does not say. */
export interface MicrophoneSession {
  sampleRateHz: number
  filtered: boolean
  /** Browsers require a user gesture. Unprocessed sound unless `filter` asks for noise suppression. */
  stop: () => Promise<Clips>
}

export type MicrophoneOpening =
  | { ok: true; session: MicrophoneSession }
  | { ok: false; code: MicrophoneFailure }

export interface Microphone {
  /** As stated. Noise suppression is made for speech and removes a steady engine. */
  open: (settings: { filter: boolean }, listeners: MicrophoneListeners) => Promise<MicrophoneOpening>
}

export const RECORDING_RATE_HZ = 16_000

/** `deviceId` is empty where it is not known. */
export const STATED_TRACK: MediaTrackConstraints = {
  sampleRate: RECORDING_RATE_HZ,
  channelCount: 1,
  noiseSuppression: true,
}

/** WebKit tells of echo cancellation alone, with which it turns all processing on and off. */
export function rawTrack(deviceId: string): MediaTrackConstraints {
  return {
    channelCount: 1,
    noiseSuppression: false,
    echoCancellation: false,
    autoGainControl: false,
    ...(deviceId === '' ? {} : { deviceId: { exact: deviceId } }),
  }
}

type Treatment = Pick<MediaTrackSettings, 'noiseSuppression' | 'echoCancellation' | 'autoGainControl'>

export function isFiltered({ noiseSuppression, echoCancellation, autoGainControl }: Treatment): boolean {
  return echoCancellation !== false || noiseSuppression === true || autoGainControl === true
}

/** webm opus, or undefined for the platform's default. */
export function areTreatedAlike(a: Treatment, b: Treatment): boolean {
  return (
    a.noiseSuppression === b.noiseSuppression &&
    a.echoCancellation === b.echoCancellation &&
    a.autoGainControl === b.autoGainControl
  )
}

export const CLIP_TYPE = 'audio/webm;codecs=opus'

/** Media Capture and Streams, 10.4 (getUserMedia). */
export function clipType(isSupported: (type: string) => boolean): string | undefined {
  return isSupported(CLIP_TYPE) ? CLIP_TYPE : undefined
}

const FAILURE_BY_NAME: Record<string, MicrophoneFailure> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** ?worker&url makes it a file of its own, which the page's CSP requires. */
export function microphoneFailure(thrown: unknown): MicrophoneFailure {
  return (thrown instanceof Error && FAILURE_BY_NAME[thrown.name]) || 'unsupported'
}
