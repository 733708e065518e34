import { createStore } from '../runtime/store.ts'

/** Whether the microphone is asked for or heard in this tab; nothing may lie over the recorder meanwhile. */
export const recordingNow = createStore(false)
