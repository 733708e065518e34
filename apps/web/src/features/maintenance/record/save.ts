import { fileColumns, filesOf, type LogRecord } from '@tappet/upkeep'
import { useCallback, useRef } from 'react'
import type { CarKey } from '../../../backend/car/car.ts'
import { ownReceiptPath } from '../../../backend/car/receipts.ts'
import { useBackend } from '../../../backend/connection/backend.tsx'
import type { Submitted } from '../../../offline/entry.ts'
import { queue } from '../../../offline/instance.ts'
import { type LogRow, logTable, type NewRecord } from '../../../offline/log/table.ts'
import { CHANGED_ELSEWHERE } from '../../../offline/optimistic-write.ts'
import { CANNOT_KEEP } from '../../../offline/queue.ts'
import { type AddWork, isEmptyEdit, type QueuedFile } from '../../../offline/table/entries.ts'
import { editOf, newOf } from '../../../offline/table/fields.ts'
import { waitingMessage } from '../../../offline/until-sent.ts'
import { newId } from '../../../platform/runtime/new-id.ts'
import { useOneAtATime } from '../../../platform/runtime/use-one-at-a-time.ts'
import { toast } from '../../../ui/index.ts'
import { copy } from '../copy.ts'
import { forgetReceipt } from '../receipts/forget.ts'
import type { PickedFile } from '../receipts/picked.ts'
import type { Draft } from './draft.ts'

/** For undoing. */
const RECEIPT_KEPT_MS = 60_000

/**
 * `save` returns whether the form can close.
 * @param draft the refused change that this one replaces
 */
export function useSave(
  userId: string,
  car: CarKey | null,
  edited: LogRow | null,
  draft: Draft | null = null,
) {
  const { client } = useBackend()
  // A retry stores one record.
  const draftId = useRef<string | null>(null)

  async function submit(
    fields: LogRecord,
    files: readonly PickedFile[],
  ): Promise<Submitted | { kind: 'unchanged' }> {
    const addresses = files.map(({ address }) => address)
    const record = { ...fields, ...fileColumns(addresses) }
    const before = edited ? filesOf(edited) : []
    const unsent = files.flatMap(({ address, here }) => (here && !before.includes(address) ? [here] : []))
    const withFiles = unsent.length > 0 ? { files: unsent } : {}
    if (!edited) {
      draftId.current ??= draft?.recordId ?? newId()
      const id = draftId.current
      return queue.submit(
        logTable.add,
        { rows: [{ id, vehicle_id: draft ? draft.vehicleId : (car?.id ?? null), ...record }], ...withFiles },
        { id: draft?.entry.id ?? id },
      )
    }
    const edit = { ...editOf(logTable, edited, record), ...withFiles }
    if (isEmptyEdit(edit)) {
      if (draft) await queue.remove(draft.entry.id)
      return { kind: 'unchanged' }
    }
    const submitted = await queue.submit(logTable.edit, edit, draft ? { id: draft.entry.id } : {})
    if (submitted.kind === 'sent' || submitted.kind === 'waiting')
      for (const address of before.filter((each) => !addresses.includes(each)))
        await forgetLater(ownReceiptPath(client, userId, address), 0)
    return submitted
  }

  const [save, saving] = useOneAtATime(async (fields: LogRecord, files: readonly PickedFile[]) => {
    try {
      const submitted = await submit(fields, files)
      if (submitted.kind === 'failed') {
        if (draft) await queue.restore(draft.entry)
        sayFailed(edited !== null, submitted.message)
        return false
      }
      draftId.current = null
      if (submitted.kind === 'waiting') toast.info(...waitingMessage())
      else if (submitted.kind === 'conflict') sayConflict(submitted.message)
      else if (submitted.kind === 'unchanged') toast.info(copy.unchanged)
      else toast.success(edited ? copy.updated : copy.added)
      return true
    } catch {
      sayFailed(edited !== null)
      return false
    }
  })
  return { save, saving }
}

type Deletable = NewRecord & { files?: QueuedFile[] }

/** With undo; the same function at every render. */
export function useDelete(userId: string) {
  const { client } = useBackend()
  return useCallback(
    async (rows: readonly Deletable[], title: string = copy.deleted) => {
      const records = rows.map((row) => newOf(logTable, row))
      const submitted = await queue.submit(logTable.delete, { rows: records })
      if (submitted.kind === 'failed') {
        toast.error(copy.notDeleted, { description: copy.tryAgainWhy(submitted.message) })
        return
      }
      if (submitted.kind === 'conflict') {
        sayConflict(submitted.message)
        return
      }
      const receipts = records.flatMap(filesOf).flatMap((address) => {
        const path = ownReceiptPath(client, userId, address)
        return path === null ? [] : [{ path, id: newId() }]
      })
      const action = {
        label: copy.undo,
        onClick: () => {
          for (const { id } of receipts) void queue.remove(id)
          const files = rows.flatMap((row) => row.files ?? [])
          void putBack({ rows: records, ...(files.length > 0 ? { files } : {}) })
        },
      }
      if (submitted.kind === 'waiting') toast.info(...waitingMessage({ action }))
      else toast.success(title, { action })
      for (const { path, id } of receipts) await forgetLater(path, RECEIPT_KEPT_MS, id)
    },
    [client, userId],
  )
}

async function putBack(work: AddWork<LogRecord>): Promise<void> {
  const submitted = await queue.submit(logTable.add, work)
  if (submitted.kind === 'failed') toast.error(copy.notPutBack, { description: submitted.message })
}

/** On a device that cannot store the job, the file stays. */
async function forgetLater(path: string | null, delayMs: number, id = newId()): Promise<void> {
  if (path !== null) await queue.keep(forgetReceipt, { path }, { id, delayMs }).catch(() => undefined)
}

export function sayConflict(message: string): void {
  const isChanged = message === CHANGED_ELSEWHERE
  toast.info(isChanged ? copy.changedElsewhere : copy.deletedElsewhere, {
    description: isChanged ? copy.chooseWhich : copy.chooseWhether,
  })
}

function sayFailed(isEdit: boolean, message = ''): void {
  const reason = message === CANNOT_KEEP ? `${CANNOT_KEEP} ` : ''
  toast.error(isEdit ? copy.updateFailed : copy.addFailed, { description: copy.failedHelp(reason) })
}
