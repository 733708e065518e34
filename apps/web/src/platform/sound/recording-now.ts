import { createStore } from '../runtime/store.ts'

/** Nothing may lie over the recorder meanwhile. */
export const recordingNow = createStore(false)
