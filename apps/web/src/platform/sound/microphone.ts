/** The microphone as the recorder sees it. Independent of the browser. */
export type MicrophoneFailure = 'refused' | 'missing' | 'busy' | 'insecure' | 'unsupported'

export type MicrophoneListeners = {
  /** The next mono samples, full scale 1, at the session's rate. */
  onSamples: (samples: Float32Array) => void
  /** The microphone was lost; no more samples follow. Not called after `stop`. */
  onLost: () => void
  /** The system mutes the microphone, as it does in a call; what follows is silence, or nothing. */
  onMuted: () => void
}

/** What an open microphone stored, in the platform's format; null where there is none. */
export type Clips = {
  /** The stated recording: 16 kHz, mono, noise suppression. Null as well where the browser gives one track alone. */
  stated: Blob | null
  /** The same sound as the samples. */
  heard: Blob | null
}

/** An open microphone. */
export interface MicrophoneSession {
  sampleRateHz: number
  /** The samples went through a noise filter, by choice or anyway; also where the browser does not say. */
  filtered: boolean
  /** Releases the device. */
  stop: () => Promise<Clips>
}

export type MicrophoneOpening =
  | { ok: true; session: MicrophoneSession }
  | { ok: false; code: MicrophoneFailure }

export interface Microphone {
  /**
   * Asks for the microphone and starts to listen. Browsers require a user gesture. The samples are the unprocessed
   * sound unless `filter` asks for the browser's noise suppression.
   */
  open: (settings: { filter: boolean }, listeners: MicrophoneListeners) => Promise<MicrophoneOpening>
}

export const RECORDING_RATE_HZ = 16_000

/** The stated recording: 16 kHz, mono, noise suppression. It is made for speech and removes a steady engine. */
export const STATED_TRACK: MediaTrackConstraints = {
  sampleRate: RECORDING_RATE_HZ,
  channelCount: 1,
  noiseSuppression: true,
}

/** The unprocessed sound of one microphone, at the device's own rate. `deviceId` is empty where it is not known. */
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

/**
 * Whether a track's sound was, or may have been, filtered. WebKit tells of echo cancellation alone, with which it turns
 * all processing on and off, so that its absence is the least that has to be told.
 */
export function isFiltered({ noiseSuppression, echoCancellation, autoGainControl }: Treatment): boolean {
  return echoCancellation !== false || noiseSuppression === true || autoGainControl === true
}

/** Whether a browser gives two tracks of one microphone the same treatment. */
export function areTreatedAlike(a: Treatment, b: Treatment): boolean {
  return (
    a.noiseSuppression === b.noiseSuppression &&
    a.echoCancellation === b.echoCancellation &&
    a.autoGainControl === b.autoGainControl
  )
}

export const CLIP_TYPE = 'audio/webm;codecs=opus'

/** The type to store a clip in: webm opus, or undefined for the platform's default. */
export function clipType(isSupported: (type: string) => boolean): string | undefined {
  return isSupported(CLIP_TYPE) ? CLIP_TYPE : undefined
}

/* Names from Media Capture and Streams, 10.4 (getUserMedia). */
const FAILURE_BY_NAME: Record<string, MicrophoneFailure> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** The failure that an error stands for. */
export function microphoneFailure(thrown: unknown): MicrophoneFailure {
  return (thrown instanceof Error && FAILURE_BY_NAME[thrown.name]) || 'unsupported'
}
