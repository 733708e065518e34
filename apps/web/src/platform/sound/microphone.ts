export type MicrophoneFailure = 'refused' | 'missing' | 'busy' | 'insecure' | 'unsupported'

export type MicrophoneListeners = {
  /** Mono, full scale 1, at the session's rate. */
  onSamples: (samples: Float32Array) => void
  /** Not called after `stop`. */
  onLost: () => void
  /** As in a call; what follows is silence, or nothing. */
  onMuted: () => void
}

/** In the platform's format; null where there is none. */
export type Clips = {
  /** 16 kHz, mono, noise suppression; null where the browser gives one track alone. */
  stated: Blob | null
  /** The same sound as the samples. */
  heard: Blob | null
}

export interface MicrophoneSession {
  sampleRateHz: number
  /** By choice or anyway; also where the browser does not say. */
  filtered: boolean
  stop: () => Promise<Clips>
}

export type MicrophoneOpening =
  | { ok: true; session: MicrophoneSession }
  | { ok: false; code: MicrophoneFailure }

export interface Microphone {
  /** Browsers require a user gesture. Unprocessed sound unless `filter` asks for noise suppression. */
  open: (settings: { filter: boolean }, listeners: MicrophoneListeners) => Promise<MicrophoneOpening>
}

export const RECORDING_RATE_HZ = 16_000

/** As stated. Noise suppression is made for speech and removes a steady engine. */
export const STATED_TRACK: MediaTrackConstraints = {
  sampleRate: RECORDING_RATE_HZ,
  channelCount: 1,
  noiseSuppression: true,
}

/** `deviceId` is empty where it is not known. */
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

/** WebKit tells of echo cancellation alone, with which it turns all processing on and off. */
export function isFiltered({ noiseSuppression, echoCancellation, autoGainControl }: Treatment): boolean {
  return echoCancellation !== false || noiseSuppression === true || autoGainControl === true
}

export function areTreatedAlike(a: Treatment, b: Treatment): boolean {
  return (
    a.noiseSuppression === b.noiseSuppression &&
    a.echoCancellation === b.echoCancellation &&
    a.autoGainControl === b.autoGainControl
  )
}

export const CLIP_TYPE = 'audio/webm;codecs=opus'

/** webm opus, or undefined for the platform's default. */
export function clipType(isSupported: (type: string) => boolean): string | undefined {
  return isSupported(CLIP_TYPE) ? CLIP_TYPE : undefined
}

/* Media Capture and Streams, 10.4 (getUserMedia). */
const FAILURE_BY_NAME: Record<string, MicrophoneFailure> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

export function microphoneFailure(thrown: unknown): MicrophoneFailure {
  return (thrown instanceof Error && FAILURE_BY_NAME[thrown.name]) || 'unsupported'
}
