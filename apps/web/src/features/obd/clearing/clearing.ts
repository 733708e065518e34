import type { ClearRefusal, ErasedId, Failure, SavedSnapshot, SnapshotPiece } from '@tappet/obd'
import { allCodes, codesOf, confirmErasure, missingIn, readingOf, saveSnapshot } from '@tappet/obd'
import { settle } from '../adapter/link-loss.ts'
import { readRest } from '../reading/reading.ts'
import { keptNow, refreshKept } from '../saved/keeping.ts'
import { keptFromSnapshot, otherCodesIn } from '../saved/report.ts'
import { diagnosed, type ObdStore } from '../store.ts'

const INCOMPLETE = 'Not every code could be read, so there is nothing complete to save.'
const NOT_READ = 'The codes could not be read again, so there was nothing to save.'
const CHANGED = 'The car named other codes when it was asked a second time.'
const NOT_KEPT = 'This browser would not keep the report.'

function whyNotSaved(failure: Failure): string {
  if (failure.kind === 'incomplete') return INCOMPLETE
  return failure.kind === 'changed' ? CHANGED : NOT_READ
}

/** Null: nothing may be cleared. */
export async function prepareClear(store: ObdStore): Promise<SavedSnapshot | null> {
  const { car } = store
  if (car === null || !store.idle()) return null
  store.set({ activity: 'saving', clearing: { step: 'saving' } })
  const snapshot = await car.snapshot()
  if (snapshot.kind === 'failed') {
    const gaps = snapshot.failure.kind === 'incomplete' ? snapshot.failure.missing : []
    const clearing = { step: 'notSaved', why: whyNotSaved(snapshot.failure), gaps } as const
    store.set({ clearing, doctor: diagnosed(store, 'clear', snapshot.failure) })
    settle(store)
    return null
  }
  try {
    const reports = await store.services.reports()
    const saved = await saveSnapshot(snapshot.value, async (content) => {
      const { report } = store.state()
      const others = report === null ? {} : otherCodesIn(report)
      const savedReport = { ...keptFromSnapshot(content, keptNow(store, 'beforeClearing')), ...others }
      await reports.put(savedReport)
      return savedReport.id
    })
    store.set({ activity: null, clearing: { step: 'ready', snapshot: saved.snapshot } })
    await refreshKept(store)
    return saved
  } catch {
    store.set({ activity: null, clearing: { step: 'notSaved', why: NOT_KEPT, gaps: [] } })
    return null
  }
}

/** The wire explains them further. */
const EXPLAINED_BY_WIRE: readonly ClearRefusal[] = ['linkLost', 'noAnswer', 'notVerified']

/** Writes into the saved report what the driver lets the clear erase unread. */
async function writeGivenUp(
  { services, state }: ObdStore,
  id: string,
  givenUp: readonly SnapshotPiece[],
): Promise<boolean> {
  const report = state().kept.find((each) => each.id === id)
  if (report === undefined) return false
  try {
    await (await services.reports()).put({ ...report, givenUp })
    return true
  } catch {
    return false
  }
}

/** True when the car did. */
export async function clear(
  store: ObdStore,
  saved: SavedSnapshot,
  points: readonly ErasedId[],
  givenUp: readonly SnapshotPiece[],
  driverSaysEngineIsOff: boolean,
): Promise<boolean> {
  const { say } = store.services
  const confirmed = confirmErasure(points, givenUp)
  const { car } = store
  if (car === null || confirmed === null || !store.idle() || !store.state().connection.isConnected)
    return false
  store.set({ activity: 'clearing' })
  if (givenUp.length > 0 && !(await writeGivenUp(store, saved.receipt, givenUp))) {
    say.clearFailed()
    store.set({ activity: null, clearing: { step: 'notSaved', why: NOT_KEPT, gaps: [] } })
    return false
  }
  const outcome = await car.clear({ saved, confirmed, driverSaysEngineIsOff })
  if (outcome.kind !== 'cleared') {
    say.clearFailed()
    const { reason, failure = null } = outcome
    const doctor = EXPLAINED_BY_WIRE.includes(reason) ? diagnosed(store, 'clear', failure) : null
    store.set({ clearing: { step: 'refused', reason, snapshot: saved.snapshot }, doctor })
    settle(store)
    return false
  }
  const { codesLeft, codes } = outcome
  const { report } = store.state()
  const connection = { ...store.state().connection, codes: codesOf(codes) }
  store.set({ connection, clearing: null, codesLeft, reportKept: false, activity: 'reading-more' })
  if (report)
    store.set({
      report: {
        ...report,
        codes: readingOf(codes, missingIn(codes)),
        readiness: null,
        freezeFrames: null,
        unitCodes: null,
      },
    })
  const permanentLeft = allCodes(codes.permanent).filter((code) => !codesLeft.includes(code))
  store.set({ permanentLeft })
  if (codesLeft.length === 0)
    say.codesCleared(
      permanentLeft,
      // What is not known of permanent codes may be one that is left.
      report === null || codes.permanent.kind !== 'complete'
        ? null
        : (otherCodesIn(report).otherCodes ?? null),
      codes.pending.kind === 'complete',
    )
  else say.clearFailed()
  await readRest(store)
  return true
}
