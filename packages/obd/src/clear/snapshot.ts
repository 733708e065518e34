import { optional } from '../car/ask.ts'
import { readCodes } from '../car/codes.ts'
import { readFreezeFrames } from '../car/freeze-frame.ts'
import { readReadiness } from '../car/readiness.ts'
import type { Result } from '../dialogue/failure.ts'
import { done } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { Snapshot } from './proofs.ts'

/** Reads what clearing would erase. Fails when the stored codes cannot be read; what the car does not offer is empty. */
export async function takeSnapshot(
  link: Link,
  connectionId: string,
  vin: string | null,
): Promise<Result<Snapshot>> {
  const codes = await readCodes(link)
  if (!codes.ok) return codes
  const frames = await optional(readFreezeFrames(link))
  if (!frames.ok) return frames
  const readiness = await optional(readReadiness(link))
  if (!readiness.ok) return readiness
  return done({
    connectionId,
    vin,
    codes: codes.value,
    freezeFrames: frames.value ?? [],
    readiness: readiness.value ?? [],
  })
}
