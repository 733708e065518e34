import { useQueryClient } from '@tanstack/react-query'
import type { LogRecord } from '@tappet/upkeep'
import { useEffect, useState } from 'react'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { queue } from '../../../offline/instance.ts'
import { logTable } from '../../../offline/log/table.ts'
import type { AddWork } from '../../../offline/table/entries.ts'
import { type Archive, UnreadableArchive, unpackArchive } from './archive.ts'
import { copy } from './import-copy.ts'
import { type ImportItem, planImport } from './plan.ts'
import { fetchHeld, type Restored, restore } from './restore.ts'

export type ImportState =
  | { step: 'reading' }
  | { step: 'unreadable'; reason: string }
  | { step: 'ready'; archive: Archive; items: ImportItem[] }
  | { step: 'writing'; done: number; of: number }
  | ({ step: 'done'; skipped: number } & Restored)

export function useImport(file: File, userId: string): { state: ImportState; start: () => Promise<void> } {
  const { client } = useBackend()
  const queryClient = useQueryClient()
  const [state, setState] = useState<ImportState>({ step: 'reading' })
  useEffect(() => {
    let current = true
    const show = (next: ImportState) => current && setState(next)
    const read = async () => {
      const archive = unpackArchive(new Uint8Array(await file.arrayBuffer()))
      show({ step: 'ready', archive, items: planImport(archive, userId, await fetchHeld(client, userId)) })
    }
    setState({ step: 'reading' })
    read().catch((error: unknown) =>
      show({
        step: 'unreadable',
        reason: error instanceof UnreadableArchive ? error.message : copy.notCompared,
      }),
    )
    return () => {
      current = false
    }
  }, [file, userId, client])
  const start = async () => {
    if (state.step !== 'ready') return
    const { archive, items } = state
    setState({ step: 'writing', done: 0, of: items.length })
    const account = {
      client,
      userId,
      addRecords: (work: AddWork<LogRecord>) => queue.submit(logTable.add, work),
    }
    const restored = await restore(account, archive, items, (done) =>
      setState({ step: 'writing', done, of: items.length }),
    )
    const skipped = items.filter(({ state: itemState }) => itemState === 'duplicate').length
    setState({ step: 'done', ...restored, skipped })
    await queryClient.invalidateQueries({ queryKey: ['user', userId] })
  }
  return { state, start }
}
