import { type DBSchema, openDB } from 'idb'

export type StoredDrive = { id: string; ownerId: string; startedAtMs: number; samples: number }

/** The values of one id, from one moment on. */
export type DriveParts = Readonly<Record<string, { times: Float64Array; values: Float64Array }>>

type Piece = { drive: string; number: number; parts: DriveParts }

interface Schema<Drive> extends DBSchema {
  drives: { key: string; value: Drive }
  pieces: { key: [string, number]; value: Piece }
}

/** About 65 MB. */
const MAX = { drives: 30, samples: 4_000_000 }

const piecesOf = (id: string) => IDBKeyRange.bound([id], [id, []])

/** Newest first. */
const inOrder = <Drive extends StoredDrive>(drives: readonly Drive[]) =>
  [...drives].sort((one, other) => other.startedAtMs - one.startedAtMs)

/** What no longer fits; never the one that is being written. */
function surplus(drives: readonly StoredDrive[], writing: string, max: typeof MAX): string[] {
  let samples = 0
  return inOrder(drives)
    .sort((one, other) => Number(other.id === writing) - Number(one.id === writing))
    .flatMap((drive, place) => {
      samples += drive.samples
      return drive.id !== writing && (place >= max.drives || samples > max.samples) ? [drive.id] : []
    })
}

/**
 * Recorded drives in IndexedDB, each in pieces, so that a tab that is killed loses the last piece alone.
 * @throws DOMException when the browser denies the database or the disk is full
 */
export function createDriveStore<Drive extends StoredDrive>(max = MAX, name = 'tappet.drives') {
  const opened = openDB<Schema<Drive>>(name, 1, {
    upgrade(database) {
      database.createObjectStore('drives', { keyPath: 'id' })
      database.createObjectStore('pieces', { keyPath: ['drive', 'number'] })
    },
    // Closing lets another tab's upgrade run.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  const change = async () => (await opened).transaction(['drives', 'pieces'], 'readwrite')
  type Change = Awaited<ReturnType<typeof change>>
  const erase = async (of: Change, id: string) => {
    await of.objectStore('drives').delete(id)
    await of.objectStore('pieces').delete(piecesOf(id))
  }
  return {
    /** Head and piece are written both or neither. The oldest drives leave where there are too many. */
    async append(drive: Drive, number: number, parts: DriveParts): Promise<void> {
      const transaction = await change()
      await transaction.objectStore('drives').put(drive)
      await transaction.objectStore('pieces').put({ drive: drive.id, number, parts })
      const drives = await transaction.objectStore('drives').getAll()
      for (const id of surplus(drives, drive.id, max)) await erase(transaction, id)
      await transaction.done
    },
    async list(ownerId: string): Promise<Drive[]> {
      const drives = await (await opened).getAll('drives')
      return inOrder(drives.filter((drive) => drive.ownerId === ownerId))
    },
    async pieces(id: string): Promise<DriveParts[]> {
      return (await (await opened).getAll('pieces', piecesOf(id))).map(({ parts }) => parts)
    },
    async remove(id: string): Promise<void> {
      const transaction = await change()
      await erase(transaction, id)
      await transaction.done
    },
  }
}

export type DriveStore<Drive extends StoredDrive> = ReturnType<typeof createDriveStore<Drive>>
