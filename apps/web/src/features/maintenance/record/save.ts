import { useRef, useState } from 'react'
import { useBackend } from '../../../backend/backend.tsx'
import { newId } from '../../../platform/new-id.ts'
import { toast } from '../../../ui/index.ts'
import { outbox } from '../outbox/instance.ts'
import type { LogRow } from '../outbox/overlay.ts'
import type { Change, NewRecord, ReceiptFile, RecordFields } from '../outbox/write.ts'
import { fieldsOf } from '../outbox/write.ts'
import { ownReceiptPath, receiptPath, receiptUrl } from '../receipts/address.ts'
import type { PickedReceipt } from '../receipts/picked.ts'
import { ADD_FAILED, ADDED, WAITING_BODY, WAITING_TITLE } from '../words.ts'

/** How long a deletion can be undone before its receipt is deleted too. */
const RECEIPT_KEPT_MS = 60_000

type Fields = Omit<RecordFields, 'receipt_url'>

/** Writes one record, new or changed. `save` answers whether the form is done with it. */
export function useSave(userId: string, edited: LogRow | null) {
  const { client } = useBackend()
  const [saving, setSaving] = useState(false)
  const busy = useRef(false)
  // One id for as long as this record is not saved: pressed twice, or again after a failure, it is one record.
  const draftId = useRef<string | null>(null)

  async function change(fields: Fields, receipt: PickedReceipt): Promise<[Change, string]> {
    const path = receipt.kind === 'new' ? receiptPath(userId, Date.now()) : null
    const file: { receipt?: ReceiptFile } =
      receipt.kind === 'new' && path
        ? { receipt: { path, bytes: await receipt.blob.arrayBuffer(), type: receipt.blob.type } }
        : {}
    const receipt_url = path ? receiptUrl(client, path) : receipt.kind === 'stored' ? receipt.url : null
    const after = { ...fields, receipt_url }
    if (edited) return [{ kind: 'edit', id: edited.id, before: fieldsOf(edited), after, ...file }, newId()]
    draftId.current ??= newId()
    const id = draftId.current
    return [{ kind: 'add', records: [{ id, ...after }], ...file }, id]
  }

  async function save(fields: Fields, receipt: PickedReceipt): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setSaving(true)
    try {
      const [made, id] = await change(fields, receipt)
      const submitted = await outbox.submit(made, { id })
      if (submitted === 'failed') {
        sayFailed(edited !== null)
        return false
      }
      draftId.current = null
      if (submitted === 'waiting') toast.info(WAITING_TITLE, { description: WAITING_BODY })
      else toast.success(edited ? 'Maintenance record updated' : ADDED)
      if (made.kind === 'edit' && made.before.receipt_url !== made.after.receipt_url)
        await forgetReceipt(ownReceiptPath(client, userId, made.before.receipt_url), 0)
      return true
    } catch {
      sayFailed(edited !== null)
      return false
    } finally {
      busy.current = false
      setSaving(false)
    }
  }
  return { save, saving }
}

type Deletable = NewRecord & { receipt?: ReceiptFile }

/** Deletes records, and offers to put them back. */
export function useDelete(userId: string) {
  const { client } = useBackend()
  return async (rows: readonly Deletable[], title = 'Record deleted') => {
    const records = rows.map((row) => ({ id: row.id, ...fieldsOf(row) }))
    const submitted = await outbox.submit({ kind: 'delete', records }).catch(() => 'failed' as const)
    if (submitted === 'failed') {
      toast.error('Not deleted', { description: 'It is still in your log. Please try again.' })
      return
    }
    const forgotten = newId()
    const paths = records.map(({ receipt_url }) => ownReceiptPath(client, userId, receipt_url))
    const receipt = rows[0]?.receipt
    toast.success(title, {
      action: {
        label: 'Undo',
        onClick: () => {
          void outbox.remove(forgotten)
          void putBack({ kind: 'add', records, ...(receipt ? { receipt } : {}) })
        },
      },
    })
    if (paths.length === 1) await forgetReceipt(paths[0] ?? null, RECEIPT_KEPT_MS, forgotten)
  }
}

async function putBack(change: Change): Promise<void> {
  const submitted = await outbox.submit(change).catch(() => 'failed' as const)
  if (submitted === 'failed') toast.error('Not put back', { description: 'Please try again.' })
}

async function forgetReceipt(path: string | null, afterMs: number, id?: string): Promise<void> {
  if (path !== null) await outbox.later({ kind: 'forget_receipt', path }, afterMs, id)
}

function sayFailed(isEdit: boolean): void {
  toast.error(isEdit ? 'Failed to update maintenance record' : ADD_FAILED, {
    description: 'What you entered is still here. Please try again.',
  })
}
