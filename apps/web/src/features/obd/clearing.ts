import type { ClearRefusal, ErasedId, SavedSnapshot } from '@tappet/obd'
import { confirmErasure, saveSnapshot } from '@tappet/obd'
import type { Desk } from './desk.ts'
import { diagnosed } from './desk.ts'
import { keptNow, refreshKept } from './keeping.ts'
import { readRest } from './reading.ts'
import { keptFromSnapshot } from './report.ts'

const NOT_READ = 'The codes could not be read once more, so there was nothing to save.'
const NOT_KEPT = 'This browser would not keep the report.'

/** Reads what a clear would erase and keeps it durably. Answers the proof of it, or null: then nothing may be cleared. */
export async function prepareClear(desk: Desk): Promise<SavedSnapshot | null> {
  const connection = desk.active?.driver.connection()
  if (!connection || !desk.idle()) return null
  desk.set({ activity: 'saving', clearing: { step: 'saving' } })
  const snapshot = await connection.snapshot()
  if (!snapshot.ok) {
    const clearing = { step: 'notSaved', why: NOT_READ } as const
    desk.set({ activity: null, clearing, doctor: diagnosed(desk, 'clear') })
    return null
  }
  try {
    const store = await desk.services.store()
    const saved = await saveSnapshot(snapshot.value, async (taken) => {
      const kept = keptFromSnapshot(taken, keptNow(desk, 'beforeClearing'))
      await store.put(kept)
      return kept.id
    })
    desk.set({ activity: null, clearing: { step: 'ready' } })
    await refreshKept(desk)
    return saved
  } catch {
    desk.set({ activity: null, clearing: { step: 'notSaved', why: NOT_KEPT } })
    return null
  }
}

/** Refusals that the wire explains further than their own words do. */
const EXPLAINED_BY_WIRE: readonly ClearRefusal[] = ['linkLost', 'noAnswer', 'notVerified']

/** Clears, with the proof that everything is kept. True when the car did. */
export async function clear(
  desk: Desk,
  saved: SavedSnapshot,
  points: readonly ErasedId[],
  driverSaysEngineIsOff: boolean,
): Promise<boolean> {
  const { say } = desk.services
  const confirmed = confirmErasure(points)
  if (desk.active === null || confirmed === null || !desk.idle()) return false
  desk.set({ activity: 'clearing' })
  const outcome = await desk.active.scanner.clear({ saved, confirmed, driverSaysEngineIsOff })
  if (outcome.kind !== 'cleared') {
    say.clearFailed()
    const reason = outcome.kind === 'refused' ? outcome.reason : 'linkLost'
    const doctor = EXPLAINED_BY_WIRE.includes(reason) ? diagnosed(desk, 'clear') : null
    desk.set({ activity: null, clearing: { step: 'refused', reason }, doctor })
    return false
  }
  const { codesLeft, codes } = outcome
  const { report } = desk.state()
  desk.set({ clearing: null, codesLeft, reportKept: false, activity: 'reading-more' })
  if (report) desk.set({ report: { ...report, codes, readiness: null, freezeFrames: null } })
  if (codesLeft.length === 0) say.codesCleared()
  else say.clearFailed()
  await readRest(desk)
  return true
}
