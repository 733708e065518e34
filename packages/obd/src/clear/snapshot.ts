import { isLost } from '../car/ask.ts'
import { readCodes } from '../car/codes.ts'
import { readFreezeFrames, readVehicle } from '../car/readers.ts'
import { hasAllStored, missingIn, unitsWithoutCodes } from '../car/told-codes.ts'
import { speaksUds } from '../dialogue/adapter.ts'
import type { Failure, Gap } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import { failedReading, gapsOf, type Reading, readingOf } from '../reading.ts'
import { CODE_REQUESTS } from '../tables/codes.table.ts'
import type { Snapshot } from './proofs.ts'

/** Stored codes must be complete; other parts may be missing, and the snapshot says so. */
export async function takeSnapshot(link: Link, connectionId: string): Promise<Reading<Snapshot>> {
  // Service 14 of UDS is never sent.
  if (speaksUds(link.adapter().standard)) return failedReading({ kind: 'otherStandard', certain: true })
  const reading = await readCodes(link)
  if (reading.kind === 'failed') return reading
  const codes = reading.value
  const lost = missingIn(codes).find(({ why }) => isLost(why))
  if (lost !== undefined) return failedReading(lost.why)
  if (!hasAllStored(codes)) return failedReading(incomplete(gapsOf(codes.stored, CODE_REQUESTS.stored)))
  const freezeFrames = await readTwice(link, unitsWithoutCodes(codes))
  const gone = gapsOf(freezeFrames, '020200').find(({ why }) => isLost(why))
  if (gone !== undefined) return failedReading(gone.why)
  const vehicle = await readVehicle(link)
  const vin: Reading<string | null> =
    vehicle.kind === 'failed' ? vehicle : { ...vehicle, value: vehicle.value.vin?.text ?? null }
  return readingOf({ connectionId, vin, codes, freezeFrames, readiness: codes.status })
}

export function incomplete([first, ...others]: readonly Gap[]): Failure {
  return first === undefined ? { kind: 'changed' } : { kind: 'incomplete', missing: [first, ...others] }
}

// Frames that differ exist, but their content is not known.
async function readTwice(link: Link, without: readonly string[]): Promise<Snapshot['freezeFrames']> {
  const first = await readFreezeFrames(link, without)
  const again = await readFreezeFrames(link, without)
  if (first.kind === 'failed' || again.kind === 'failed') return again
  const asText = (frames: typeof first) => frames.value.map(({ ecu, code }) => `${ecu} ${code}`).join()
  if (asText(first) === asText(again)) return again
  return failedReading({ kind: 'changed' })
}
