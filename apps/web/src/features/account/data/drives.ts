import { z } from 'zod'
import {
  createDriveStore,
  type DriveParts,
  type DriveStore,
  type StoredDrive,
} from '../../../platform/storage/drive-store.web.ts'

const track = z.object({ times: z.array(z.number()), values: z.array(z.number()) })

/** As the live page keeps it, with its values by their id: seconds since the start, ascending. */
export const driveSchema = z.looseObject({
  id: z.string(),
  startedAtMs: z.number().int().min(0).max(8.64e15),
  seconds: z.number().min(0),
  samples: z.number().int().min(0),
  deviceName: z.string(),
  vehicleId: z.string().nullable(),
  demo: z.boolean(),
  marks: z.array(z.number()),
  values: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      unit: z.union([z.string(), z.object({ own: z.string() })]),
      from: z.number(),
      to: z.number(),
    }),
  ),
  tracks: z.record(z.string(), track),
})
export type RecordedDrive = z.infer<typeof driveSchema>
type Stored = Omit<RecordedDrive, 'tracks'> & StoredDrive

let store: DriveStore<Stored> | null = null
const openStore = () => {
  store ??= createDriveStore<Stored>()
  return store
}

/** Newest first. @throws DOMException when the browser denies its database */
export async function listDrives(userId: string): Promise<RecordedDrive[]> {
  const drives = await openStore().list(userId)
  return Promise.all(
    drives.map(async ({ ownerId: _owner, ...drive }) => {
      const pieces = await openStore().pieces(drive.id)
      return driveSchema.parse({ ...drive, tracks: joined(pieces) })
    }),
  )
}

/** @throws DOMException when the browser denies its database */
export const listDriveIds = async (userId: string): Promise<{ id: string }[]> =>
  (await openStore().list(userId)).map(({ id }) => ({ id }))

/** The oldest drives make room. @throws DOMException when the browser denies its database or the disk is full */
export function putDrive(userId: string, { tracks, ...drive }: RecordedDrive): Promise<void> {
  const parts = Object.entries(tracks).map(([id, { times, values }]) => [
    id,
    { times: Float64Array.from(times), values: Float64Array.from(values) },
  ])
  return openStore().append({ ...drive, ownerId: userId }, 0, Object.fromEntries(parts))
}

function joined(pieces: readonly DriveParts[]): RecordedDrive['tracks'] {
  const ids = new Set(pieces.flatMap((parts) => Object.keys(parts)))
  const tracks = [...ids].map((id) => {
    const parts = pieces.flatMap((piece) => piece[id] ?? [])
    const numbers = (of: 'times' | 'values') => parts.flatMap((part) => [...part[of]])
    return [id, { times: numbers('times'), values: numbers('values') }]
  })
  return Object.fromEntries(tracks)
}
