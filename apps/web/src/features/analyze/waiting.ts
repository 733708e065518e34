import { queue } from '../../offline/instance.ts'
import type { RecordingEntry } from '../../offline/recording.ts'
import { type Readable, useStore } from '../../platform/runtime/store.ts'
import { isRecording, RECORDINGS_LANE } from './recordings.ts'

export type WaitingRecordings = { entries: readonly RecordingEntry[]; sending: boolean }

let source = queue.state()
let waiting: WaitingRecordings = { entries: [], sending: false }

/** The signed-in person's recordings that wait for a connection, of all that the queue holds. */
export const waitingRecordings: Readable<WaitingRecordings> = {
  state: () => {
    if (source === queue.state()) return waiting
    source = queue.state()
    waiting = {
      entries: source.entries.filter(isRecording),
      sending: source.sending.includes(RECORDINGS_LANE),
    }
    return waiting
  },
  subscribe: queue.subscribe,
}

export const useWaitingRecordings = (): WaitingRecordings => useStore(waitingRecordings)
