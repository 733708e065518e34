import { createStore } from '../runtime/store.ts'

export const recordingNow = createStore(false)
