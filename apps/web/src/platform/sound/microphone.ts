/** The microphone as the recorder sees it. Independent of the browser. */
export type MicrophoneFailure = 'refused' | 'missing' | 'busy' | 'insecure' | 'unsupported'

export type MicrophoneListeners = {
  /** The next mono samples, full scale 1, at the session's rate. */
  onSamples: (samples: Float32Array) => void
  /** The microphone was lost; no more samples follow. Not called after `stop`. */
  onLost: () => void
}

/** An open microphone. */
export interface MicrophoneSession {
  sampleRateHz: number
  /** Releases the device. Resolves to the recording in the platform's format, null when there is none. */
  stop: () => Promise<Blob | null>
}

export type MicrophoneOpening =
  | { ok: true; session: MicrophoneSession }
  | { ok: false; code: MicrophoneFailure }

export interface Microphone {
  /**
   * Asks for the microphone and starts to listen. Browsers require a user gesture. `raw` asks for unprocessed sound;
   * otherwise the browser may suppress noise.
   */
  open: (settings: { raw: boolean }, listeners: MicrophoneListeners) => Promise<MicrophoneOpening>
}

export const RECORDING_RATE_HZ = 16_000

/**
 * The stated recording: 16 kHz, mono, noise suppression. Suppression is made for speech and removes a steady engine
 * together with the noise; `raw` turns it off, with echo cancellation and gain control.
 */
export function microphoneConstraints(raw: boolean): MediaTrackConstraints {
  const asked = { sampleRate: RECORDING_RATE_HZ, channelCount: 1 }
  return raw
    ? { ...asked, noiseSuppression: false, echoCancellation: false, autoGainControl: false }
    : { ...asked, noiseSuppression: true }
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
