import type { LogRecord } from '@tappet/upkeep'
import { carName } from '../../../backend/car/car.ts'
import type { Car } from '../../../offline/garage/table.ts'
import { queue } from '../../../offline/instance.ts'
import { type LogRow, logTable } from '../../../offline/log/table.ts'
import type { EditWork } from '../../../offline/table/entries.ts'
import { moveOf } from '../../../offline/table/fields.ts'
import { waitingMessage } from '../../../offline/until-sent.ts'
import { toast } from '../../../ui/index.ts'
import { copy as pageCopy } from '../copy.ts'
import { sayConflict } from '../record/save.ts'
import { copy } from './copy.ts'

/**
 * With undo. Each record is a change of its own: one that another device deleted holds no other up.
 * @param from the car whose log is shown, of which a record that names none is
 */
export async function moveRecords(rows: readonly LogRow[], from: string, to: Car): Promise<void> {
  const moved = await submitAll(
    rows.map((row) => [row, moveOf(logTable, row, { from: row.vehicle_id, to: to.id })] as const),
  )
  if (moved.rows.length === 0) return
  const back = () =>
    void submitAll(
      moved.rows.map(
        (row) => [row, moveOf(logTable, row, { from: to.id, to: row.vehicle_id ?? from })] as const,
      ),
    )
  const action = { label: pageCopy.undo, onClick: back }
  if (moved.isWaiting) toast.info(...waitingMessage({ action }))
  else toast.success(copy.moved(moved.rows.length, carName(to)), { action })
}

/** Says what was not taken, and answers the rest. */
async function submitAll(moves: readonly (readonly [LogRow, EditWork<LogRecord>])[]) {
  const submitted = await Promise.all(
    moves.map(async ([row, work]) => ({ row, answer: await queue.submit(logTable.edit, work) })),
  )
  const refused = submitted.find(({ answer }) => answer.kind === 'failed')?.answer
  if (refused?.kind === 'failed')
    toast.error(copy.notAllMoved, { description: pageCopy.tryAgainWhy(refused.message) })
  const conflict = submitted.find(({ answer }) => answer.kind === 'conflict')?.answer
  if (conflict?.kind === 'conflict') sayConflict(conflict.message)
  const accepted = submitted.filter(({ answer }) => answer.kind === 'sent' || answer.kind === 'waiting')
  return {
    rows: accepted.map(({ row }) => row),
    isWaiting: accepted.some(({ answer }) => answer.kind === 'waiting'),
  }
}
