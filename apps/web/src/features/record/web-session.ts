import { oneAttempt } from '../../platform/runtime/one-attempt.ts'
import { readSound } from '../../platform/sound/audio-decode.web.ts'
import { webMicrophone } from '../../platform/sound/microphone.web.ts'
import { noiseFilter } from '../../platform/sound/noise-filter.ts'
import { recordingNow } from '../../platform/sound/recording-now.ts'
import { deviceStorage } from '../../platform/storage/storage.web.ts'
import type { TabSlot } from '../../platform/storage/tab-slot.ts'
import { toast } from '../../ui/index.ts'
import { PROBLEMS } from './copy.ts'
import type { KeptTake } from './keeper.ts'
import { createRecorderSession, type RecorderSession } from './session.ts'

let only: RecorderSession | null = null

/** Its code comes after the page is drawn. */
const openSlot = oneAttempt(async () => {
  const { openTakeSlot } = await import('./take-slot.ts')
  return openTakeSlot((sound) => only?.choose(sound))
})

const takeSlot: TabSlot<KeptTake> = {
  put: async (take) => (await openSlot()).put(take),
  clear: async () => (await openSlot()).clear(),
  adopt: async () => (await openSlot()).adopt(),
}

/** It outlives its panel. */
export function webSession(): RecorderSession {
  only ??= followingSwitch(
    createRecorderSession({
      microphone: webMicrophone,
      readSound,
      storage: deviceStorage,
      slot: takeSlot,
      clock: {
        nowMs: () => performance.now(),
        every: (intervalMs, work) => {
          const timer = setInterval(work, intervalMs)
          return () => clearInterval(timer)
        },
      },
      tell: (problem) => {
        const { title, description } = PROBLEMS[problem]
        toast.error(title, { description })
      },
      tellUploaded: (fileName) => toast.success('Audio Uploaded', { description: fileName }),
      tellRecording: recordingNow.set,
    }),
  )
  return only
}

/** Settings shows the same switch. */
function followingSwitch(session: RecorderSession): RecorderSession {
  noiseFilter.subscribe(() => {
    const filter = noiseFilter.read()
    if (filter !== session.state().filter) session.send({ kind: 'choose_filter', filter })
  })
  return session
}
