import { queue } from '../../offline/instance.ts'
import { useStore } from '../../platform/runtime/store.ts'
import { type WaitingRecordings, waitingOf } from './recordings.ts'

const waitingRecordings = waitingOf(queue)

export const useWaitingRecordings = (): WaitingRecordings => useStore(waitingRecordings)
