import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../../../backend/account/session.tsx'
import { oneAttempt } from '../../../platform/runtime/one-attempt.ts'
import { type Drive, type Recording, tracksFrom } from './drive.ts'

export const openDrives = oneAttempt(async () => {
  const { createDriveStore } = await import('../../../platform/storage/drive-store.web.ts')
  return createDriveStore<Drive>()
})

export const useDriver = (): string => useSession().user?.id ?? 'nobody'

/** Null: not read yet; 'unread': the device refused. */
export type Drives = readonly Drive[] | 'unread' | null

export function useDrives(): { drives: Drives; readAgain: () => Promise<void> } {
  const ownerId = useDriver()
  const [drives, setDrives] = useState<Drives>(null)
  const readAgain = useCallback(async () => {
    const list = async () => (await openDrives()).list(ownerId)
    setDrives(await list().catch(() => 'unread' as const))
  }, [ownerId])
  useEffect(() => {
    void readAgain()
  }, [readAgain])
  return { drives, readAgain }
}

export type StoredRecording = { drive: Drive; recording: Recording }

/** Null: the device has no such drive of this driver. */
export async function readDrive(id: string, ownerId: string): Promise<StoredRecording | null> {
  const store = await openDrives()
  const drive = (await store.list(ownerId)).find((each) => each.id === id)
  if (drive === undefined) return null
  const { startedAtMs, marks, values } = drive
  return { drive, recording: { startedAtMs, marks, tracks: tracksFrom(values, await store.pieces(id)) } }
}
