import type { FillUp } from '@tappet/upkeep'
import { useRef, useState } from 'react'
import { WAITING_TITLE, waitingBody } from '../../offline/copy.ts'
import type { NewFillUp, ShownFillUp } from '../../offline/fuel/table.ts'
import { fuelTable } from '../../offline/fuel/table.ts'
import { queue } from '../../offline/instance.ts'
import { isEmptyEdit } from '../../offline/table/entries.ts'
import { editOf, newOf } from '../../offline/table/fields.ts'
import { newId } from '../../platform/runtime/new-id.ts'
import { toast } from '../../ui/index.ts'
import { wordsOf } from './copy.ts'

const oneOf = ({ amount_unit }: FillUp) => wordsOf(amount_unit === 'kwh' ? 'electricity' : null).one

function sayConflict(title: string): void {
  toast.info(title, { description: 'Nothing is lost. Choose above the list what counts.' })
}

/**
 * Saves one fill-up, new or changed. `save` returns whether the form can close.
 * @param vehicleId the car of a new one; null for the driver's default one
 */
export function useSave(edited: ShownFillUp | null, vehicleId: string | null) {
  const [saving, setSaving] = useState(false)
  const busy = useRef(false)
  // The id stays until the fill-up is saved, so that a second press or a retry stores one.
  const draftId = useRef<string | null>(null)

  async function submit(fillUp: FillUp) {
    if (edited) return queue.submit(fuelTable.edit, editOf(fuelTable, edited, fillUp))
    draftId.current ??= newId()
    const id = draftId.current
    return queue.submit(fuelTable.add, { rows: [{ id, vehicle_id: vehicleId, ...fillUp }] }, { id })
  }

  async function save(fillUp: FillUp): Promise<boolean> {
    if (busy.current) return false
    if (edited && isEmptyEdit(editOf(fuelTable, edited, fillUp))) {
      toast.info('Nothing was changed')
      return true
    }
    busy.current = true
    setSaving(true)
    const submitted = await submit(fillUp).catch(() => ({ kind: 'failed', message: '' }) as const)
    busy.current = false
    setSaving(false)
    if (submitted.kind === 'failed') {
      toast.error(`The ${oneOf(fillUp).toLowerCase()} was not saved`, {
        description: `${submitted.message} What you entered is still here. Please try again.`.trim(),
      })
      return false
    }
    draftId.current = null
    if (submitted.kind === 'waiting') toast.info(WAITING_TITLE, { description: waitingBody() })
    else if (submitted.kind === 'conflict') sayConflict('Changed on another device too')
    else toast.success(`${oneOf(fillUp)} ${edited ? 'changed' : 'added'}`)
    return true
  }
  return { save, saving }
}

/** With undo. */
export async function deleteWithUndo(row: ShownFillUp): Promise<void> {
  const rows = [row]
  const submitted = await queue.submit(fuelTable.delete, { rows: rows.map((row) => newOf(fuelTable, row)) })
  if (submitted.kind === 'failed') {
    toast.error('Not deleted', { description: `${submitted.message} Please try again.` })
    return
  }
  if (submitted.kind === 'conflict') {
    sayConflict('Not deleted: changed on another device')
    return
  }
  const action = { label: 'Undo', onClick: () => void putBack(rows.map((row) => newOf(fuelTable, row))) }
  if (submitted.kind === 'waiting') toast.info(WAITING_TITLE, { description: waitingBody(), action })
  else toast.success(`${oneOf(row)} deleted`, { action })
}

async function putBack(rows: NewFillUp[]): Promise<void> {
  const submitted = await queue.submit(fuelTable.add, { rows })
  if (submitted.kind === 'failed') toast.error('Not put back', { description: submitted.message })
}
