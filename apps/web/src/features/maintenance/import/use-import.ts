import { useQueryClient } from '@tanstack/react-query'
import { fieldsOf } from '@tappet/upkeep'
import { useRef, useState } from 'react'
import { useSession } from '../../../backend/account/session.tsx'
import { queryKeys } from '../../../backend/cache/query-keys.ts'
import { WAITING_TITLE, waitingBody } from '../../../offline/copy.ts'
import { queue } from '../../../offline/instance.ts'
import { logTable } from '../../../offline/log/table.ts'
import { newId } from '../../../platform/runtime/new-id.ts'
import { toast } from '../../../ui/index.ts'
import { countLabel } from '../copy.ts'
import { useDelete } from '../record/save.ts'
import type { CarRecord } from './by-car.ts'

/** Adds the records of a file to the log in one change. `add` returns whether the dialog can close. */
export function useImport() {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const queryClient = useQueryClient()
  const remove = useDelete(userId)
  const [adding, setAdding] = useState(false)
  const busy = useRef(false)
  async function add(imported: readonly CarRecord[]): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setAdding(true)
    const records = imported.map((record) => ({
      id: newId(),
      vehicle_id: record.carId,
      ...fieldsOf(record),
    }))
    const submitted = await queue.submit(logTable.add, { rows: records })
    busy.current = false
    setAdding(false)
    const words = countLabel(records.length)
    if (submitted.kind === 'failed') {
      void queryClient.invalidateQueries({ queryKey: queryKeys.maintenance(userId) })
      const refused = submitted.left
        ? `${countLabel(submitted.left.rows.length)} refused: ${submitted.message}. `
        : ''
      toast.error('Not all records were imported', {
        description: `${refused}Import the same file again: what has arrived is recognised and not doubled.`,
      })
      return false
    }
    const undo = {
      label: 'Undo',
      onClick: () => void remove(records, `${words} taken out again`),
    }
    if (submitted.kind === 'waiting')
      toast.info(WAITING_TITLE, { description: `${words}. ${waitingBody()}`, action: undo })
    else toast.success(`${words} imported`, { action: undo })
    return true
  }
  return { add, adding }
}
