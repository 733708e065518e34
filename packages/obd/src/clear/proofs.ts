import type { UnitReadiness } from '../car/readers.ts'
import type { CodesReading } from '../car/told-codes.ts'
import type { Gap } from '../dialogue/failure.ts'
import { gapsOf, type Reading } from '../reading.ts'
import type { UnitFreezeFrame } from '../readings/freeze-frame.ts'
import { ERASED, type ErasedId } from './erased.table.ts'

/** Plain data that can be stored. */
export interface Snapshot {
  readonly connectionId: string
  readonly vin: Reading<string | null>
  /** With a stored code missing there is no clear. */
  readonly codes: CodesReading
  readonly freezeFrames: Reading<readonly UnitFreezeFrame[]>
  readonly readiness: Reading<readonly UnitReadiness[]>
}

export const SNAPSHOT_PIECES = ['pending', 'freezeFrames', 'readiness'] as const
export type SnapshotPiece = (typeof SNAPSHOT_PIECES)[number]

// Not exported: only the functions below make proofs.
declare const proof: unique symbol

export interface SavedSnapshot {
  readonly [proof]: 'saved'
  readonly snapshot: Snapshot
  readonly receipt: string
}

export interface Confirmation {
  readonly [proof]: 'confirmed'
  readonly confirmed: readonly ErasedId[]
  readonly givenUp: readonly SnapshotPiece[]
}

const genuine = new WeakSet<object>()

/** `store` resolves with a receipt when the snapshot is durable, and rejects otherwise. */
export async function saveSnapshot(
  snapshot: Snapshot,
  store: (snapshot: Snapshot) => Promise<string>,
): Promise<SavedSnapshot> {
  const receipt = await store(snapshot)
  if (receipt === '') throw new Error('the store gave no receipt')
  const saved = { snapshot, receipt } as unknown as SavedSnapshot
  genuine.add(saved)
  return saved
}

/** Null while a point of `ERASED` is missing. */
export function confirmErasure(
  readAndAccepted: readonly ErasedId[],
  givenUp: readonly SnapshotPiece[] = [],
): Confirmation | null {
  if (!ERASED.every(({ id }) => readAndAccepted.includes(id))) return null
  const confirmation = { confirmed: [...readAndAccepted], givenUp: [...givenUp] } as unknown as Confirmation
  genuine.add(confirmation)
  return confirmation
}

export function isGenuine(value: object): boolean {
  return genuine.has(value)
}

export function missingPieces(snapshot: Snapshot): { piece: SnapshotPiece; gaps: readonly Gap[] }[] {
  const { codes, freezeFrames, readiness } = snapshot
  const pieces = {
    pending: gapsOf(codes.pending, '07'),
    freezeFrames: gapsOf(freezeFrames, '020200'),
    readiness: gapsOf(readiness, '0101'),
  }
  return SNAPSHOT_PIECES.flatMap((piece) =>
    pieces[piece].length === 0 ? [] : [{ piece, gaps: pieces[piece] }],
  )
}
