import { useRef } from 'react'
import { queue } from '../../offline/instance.ts'
import { isEmptyEdit, type NewRow } from '../../offline/table/entries.ts'
import { editOf, newOf } from '../../offline/table/fields.ts'
import type { BaseRow } from '../../offline/table/overlay.ts'
import type { OfflineTable } from '../../offline/table/table.ts'
import { waitingMessage } from '../../offline/until-sent.ts'
import { newId } from '../../platform/runtime/new-id.ts'
import { useOneAtATime } from '../../platform/runtime/use-one-at-a-time.ts'
import { toast } from '../../ui/index.ts'

export type RowKind<Fields extends object, Row extends NewRow<Fields> & BaseRow> = {
  table: OfflineTable<Fields, Row>
  /** "Fill-up" */
  oneOf: (row: Fields) => string
}

function sayConflict(title: string): void {
  toast.info(title, { description: 'Nothing is lost. Choose above the list what counts.' })
}

/**
 * Saves one row, new or changed. `save` returns whether the form can close.
 * @param vehicleId the car of a new one; null for the driver's default one
 */
export function useSave<Fields extends object, Row extends NewRow<Fields> & BaseRow>(
  { table, oneOf }: RowKind<Fields, Row>,
  edited: Row | null,
  vehicleId: string | null,
) {
  // The id stays until the row is saved, so that a second press or a retry stores one.
  const draftId = useRef<string | null>(null)

  async function submit(row: Fields) {
    if (edited) return queue.submit(table.edit, editOf(table, edited, row))
    draftId.current ??= newId()
    const id = draftId.current
    return queue.submit(table.add, { rows: [{ id, vehicle_id: vehicleId, ...row }] }, { id })
  }

  const [save, saving] = useOneAtATime(async (row: Fields): Promise<boolean> => {
    if (edited && isEmptyEdit(editOf(table, edited, row))) {
      toast.info('Nothing was changed')
      return true
    }
    const submitted = await submit(row).catch(() => ({ kind: 'failed', message: '' }) as const)
    if (submitted.kind === 'failed') {
      toast.error(`The ${oneOf(row).toLowerCase()} was not saved`, {
        description: `${submitted.message} What you entered is still here. Please try again.`.trim(),
      })
      return false
    }
    draftId.current = null
    if (submitted.kind === 'waiting') toast.info(...waitingMessage())
    else if (submitted.kind === 'conflict') sayConflict('Changed on another device too')
    else toast.success(`${oneOf(row)} ${edited ? 'changed' : 'added'}`)
    return true
  })
  return { save, saving }
}

/** With undo. */
export async function deleteWithUndo<Fields extends object, Row extends NewRow<Fields> & BaseRow>(
  { table, oneOf }: RowKind<Fields, Row>,
  row: Row,
): Promise<void> {
  const rows = [newOf<Fields>(table, row)]
  const submitted = await queue.submit(table.delete, { rows })
  if (submitted.kind === 'failed') {
    toast.error('Not deleted', { description: `${submitted.message} Please try again.` })
    return
  }
  if (submitted.kind === 'conflict') {
    sayConflict('Not deleted: changed on another device')
    return
  }
  const putBack = async () => {
    const again = await queue.submit(table.add, { rows })
    if (again.kind === 'failed') toast.error('Not put back', { description: again.message })
  }
  const action = { label: 'Undo', onClick: () => void putBack() }
  if (submitted.kind === 'waiting') toast.info(...waitingMessage({ action }))
  else toast.success(`${oneOf(row)} deleted`, { action })
}
