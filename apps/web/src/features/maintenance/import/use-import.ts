import { useQueryClient } from '@tanstack/react-query'
import type { ImportedRecord } from '@tappet/upkeep'
import { useRef, useState } from 'react'
import { queryKeys } from '../../../backend/query-keys.ts'
import { useSession } from '../../../backend/session.tsx'
import { newId } from '../../../platform/new-id.ts'
import { toast } from '../../../ui/index.ts'
import { outbox } from '../outbox/instance.ts'
import { fieldsOf } from '../outbox/write.ts'
import { useDelete } from '../record/save.ts'
import { countWords, WAITING_BODY, WAITING_TITLE } from '../words.ts'

/** Puts records of a file into the log, all at once; `add` answers whether the file is done with. */
export function useImport() {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const queryClient = useQueryClient()
  const remove = useDelete(userId)
  const [adding, setAdding] = useState(false)
  const busy = useRef(false)
  async function add(imported: readonly ImportedRecord[]): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setAdding(true)
    const records = imported.map((record) => ({ id: newId(), ...fieldsOf(record) }))
    const submitted = await outbox.submit({ kind: 'add', records }).catch(() => 'failed' as const)
    busy.current = false
    setAdding(false)
    const words = countWords(records.length)
    if (submitted === 'failed') {
      void queryClient.invalidateQueries({ queryKey: queryKeys.maintenance(userId) })
      toast.error('Not all records were imported', {
        description: 'Import the same file again: what has arrived is recognised and not doubled.',
      })
      return false
    }
    const undo = {
      label: 'Undo',
      onClick: () => void remove(records, `${words} taken out again`),
    }
    if (submitted === 'waiting')
      toast.info(WAITING_TITLE, { description: `${words}. ${WAITING_BODY}`, action: undo })
    else toast.success(`${words} imported`, { action: undo })
    return true
  }
  return { add, adding }
}
