import { readSound } from '../../platform/audio-decode.web.ts'
import { webMicrophone } from '../../platform/microphone.web.ts'
import { deviceStorage } from '../../platform/storage.web.ts'
import { toast } from '../../ui/index.ts'
import { createRecorderSession, type RecorderSession } from './session.ts'
import { PROBLEMS } from './words.ts'

let only: RecorderSession | null = null

/** The one recorder of this tab. It outlives its panel, so that a recording waits while another page is open. */
export function webSession(): RecorderSession {
  only ??= createRecorderSession({
    microphone: webMicrophone,
    readSound,
    storage: deviceStorage,
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
  })
  return only
}
