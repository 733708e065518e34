import { isLost } from '../car/ask.ts'
import { readCodes } from '../car/codes.ts'
import { readFreezeFrames } from '../car/freeze-frame.ts'
import type { Reading } from '../car/reading.ts'
import { failedReading, gapsOf } from '../car/reading.ts'
import { completeCodes, missingIn, REQUESTS, unitsWithoutCodes } from '../car/told-codes.ts'
import { readVehicle } from '../car/vehicle.ts'
import { speaksUds } from '../dialogue/adapter.ts'
import type { Failure, Gap, Result } from '../dialogue/failure.ts'
import { done, failed } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { Snapshot } from './proofs.ts'

/**
 * Reads what clearing would erase. Stored codes must be complete: what is missing here cannot be read after the clear.
 * Pending codes, freeze frames and readiness may be missing; the snapshot says so.
 */
export async function takeSnapshot(link: Link, connectionId: string): Promise<Result<Snapshot>> {
  // Cleared by service 14 of UDS, which Tappet never sends: there is nothing to save for it.
  if (speaksUds(link.adapter().standard)) return failed({ kind: 'otherStandard', certain: true })
  const reading = await readCodes(link)
  if (reading.kind === 'failed') return failed(reading.failure)
  const lost = missingIn(reading.value).find(({ why }) => isLost(why))
  if (lost !== undefined) return failed(lost.why)
  const codes = completeCodes(reading.value)
  if (codes === null) return failed(incomplete(gapsOf(reading.value.stored, REQUESTS.stored)))
  const freezeFrames = await readTwice(link, unitsWithoutCodes(codes))
  const gone = gapsOf(freezeFrames, '020200').find(({ why }) => isLost(why))
  if (gone !== undefined) return failed(gone.why)
  const vehicle = await readVehicle(link)
  const vin: Reading<string | null> =
    vehicle.kind === 'failed' ? vehicle : { ...vehicle, value: vehicle.value.vin?.text ?? null }
  return done({ connectionId, vin, codes, freezeFrames, readiness: codes.status })
}

function incomplete([first, ...others]: readonly Gap[]): Failure {
  return first === undefined ? { kind: 'changed' } : { kind: 'incomplete', missing: [first, ...others] }
}

// Frames that differ between the readings exist, but their content is not known.
async function readTwice(link: Link, without: readonly string[]): Promise<Snapshot['freezeFrames']> {
  const first = await readFreezeFrames(link, without)
  const again = await readFreezeFrames(link, without)
  if (first.kind === 'failed' || again.kind === 'failed') return again
  const told = (frames: typeof first) => frames.value.map(({ ecu, code }) => `${ecu} ${code}`).join()
  if (told(first) === told(again)) return again
  return failedReading({ kind: 'changed' })
}
