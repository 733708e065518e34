import type {
  Clips,
  Microphone,
  MicrophoneFailure,
  MicrophoneListeners,
  MicrophoneOpening,
} from './microphone.ts'

export interface FakeMicrophone extends Microphone {
  readonly asked: { filter: boolean }[]
  readonly openCount: number
  /** The oldest pending `open`. */
  grant: (clips?: Partial<Clips>, filtered?: boolean) => Promise<void>
  refuse: (code: MicrophoneFailure) => Promise<void>
  hear: (samples: Float32Array) => void
  unplug: () => void
  /** As a call does. */
  mute: () => void
}

type Waiting = { listeners: MicrophoneListeners; answer: (opening: MicrophoneOpening) => void }

export function createFakeMicrophone(sampleRateHz = 16_000): FakeMicrophone {
  const requests: { filter: boolean }[] = []
  const waiting: Waiting[] = []
  let listeners: MicrophoneListeners | null = null
  let openCount = 0
  /* As with promises. */
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
  const next = (): Waiting => {
    const first = waiting.shift()
    if (!first) throw new Error('Nobody asked for the microphone')
    return first
  }
  return {
    asked: requests,
    get openCount() {
      return openCount
    },
    open: (settings, openListeners) => {
      requests.push(settings)
      return new Promise((answer) => waiting.push({ listeners: openListeners, answer }))
    },
    grant: async (clips = {}, filtered = false) => {
      const { listeners: openListeners, answer } = next()
      listeners = openListeners
      openCount++
      const stop = async () => {
        openCount--
        // As the real one: nothing is heard after it.
        if (listeners === openListeners) listeners = null
        return { stated: null, heard: null, ...clips }
      }
      answer({ ok: true, session: { sampleRateHz, filtered, stop } })
      await settle()
    },
    refuse: async (code) => {
      next().answer({ ok: false, code })
      await settle()
    },
    hear: (samples) => listeners?.onSamples(samples),
    unplug: () => listeners?.onLost(),
    mute: () => listeners?.onMuted(),
  }
}
