import type { SoundDiagnosis } from '@tappet/wire'
import type { Queue } from '../../offline/queue.ts'
import type { RecordingEntry } from '../../offline/recording.ts'
import { type Analysis, type AnalysisDeps, createAnalysis } from './controller.ts'
import { ANSWER_WITHIN_MS, type AnalysisJob, type Outcome } from './job.ts'
import { awaitsServer } from './machine.ts'
import { createPreliminary, isHeard, type Preliminary } from './preliminary.ts'
import { recordingKind, waitingOf } from './recordings.ts'

export type AnalyzingDeps = Omit<AnalysisDeps, 'submit' | 'hear' | 'onSentElsewhere'> & {
  queue: Queue
  /** Sends a job; `queued` asks the server to store the result and to notify of it. */
  send: (job: AnalysisJob, options: { ownerId: string; queued: boolean }) => Promise<Outcome>
  /** What this device hears by itself; null when it cannot say. */
  listen: (entry: RecordingEntry) => Promise<SoundDiagnosis | null>
  /** The recording lies in the queue, before it is sent. */
  onKept: () => void
  /** A recording that waited is diagnosed; null when the server says so itself. */
  onWaitingDone: (result: SoundDiagnosis | null) => void
}

export type Analyzing = {
  analysis: Analysis
  preliminary: Preliminary
  /** Has this device listen to what waits; returns how to stop. */
  follow: () => () => void
}

/** The analysis before the screen, the queue behind it, and what this device hears by itself, as one. */
export function createAnalyzing({
  queue,
  send,
  listen,
  onKept,
  onWaitingDone,
  ...deps
}: AnalyzingDeps): Analyzing {
  const recordings = recordingKind({
    // The server neither stores nor tells of what the driver waits for before the screen.
    send: (job, ownerId) => send(job, { ownerId, queued: !awaitsServer(analysis.state(), job.id) }),
    isHeard: (jobId) => awaitsServer(analysis.state(), jobId) && isHeard(preliminary.state().get(jobId)),
    onArrived: (jobId, answer) => {
      if (awaitsServer(analysis.state(), jobId)) return
      onWaitingDone(answer.kind === 'result' ? answer.result : null)
    },
  })
  queue.register(recordings)
  const preliminary = createPreliminary(listen, deps.clock)
  const analysis = createAnalysis({
    ...deps,
    submit: (job) => queue.submit(recordings, job, { id: job.id, waitMs: ANSWER_WITHIN_MS, onKept }),
    hear: preliminary.heard,
    onSentElsewhere: () => onWaitingDone(null),
  })
  const waiting = waitingOf(queue)
  const look = () => {
    const { entries, sending } = waiting.state()
    preliminary.follow({ entries, sending: sending || awaitsServer(analysis.state()) })
  }
  const follow = () => {
    const stops = [waiting.subscribe(look), analysis.subscribe(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }
  return { analysis, preliminary, follow }
}
