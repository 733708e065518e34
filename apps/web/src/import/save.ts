import { type FillUp, fieldsOf, fillUpFields, type LogRecord, pickFields } from '@tappet/upkeep'
import { WAITING_TITLE, waitingBody } from '../offline/copy.ts'
import { fuelTable, type NewFillUp } from '../offline/fuel/table.ts'
import { queue } from '../offline/instance.ts'
import { logTable, type NewRecord } from '../offline/log/table.ts'
import { isEmptyEdit } from '../offline/table/entries.ts'
import { editOf } from '../offline/table/fields.ts'
import { untilSent } from '../offline/until-sent.ts'
import { newId } from '../platform/runtime/new-id.ts'
import { toast } from '../ui/index.ts'
import type { OnEdited } from './choices.ts'
import { rowCount } from './copy.ts'
import type { PartedFile } from './parted.ts'

type Rows = { records: NewRecord[]; fillUps: NewFillUp[] }

export function newRows({ records, fillUps }: PartedFile, edited: OnEdited): Rows {
  const all = <Row>({ fresh, edited: changed }: { fresh: Row[]; edited: { row: Row }[] }) =>
    edited === 'both' ? [...fresh, ...changed.map(({ row }) => row)] : fresh
  return {
    records: all(records).map((row) => ({
      id: newId(),
      vehicle_id: row.carId,
      ...fieldsOf(row as LogRecord),
    })),
    fillUps: all(fillUps).map((row) => ({
      id: newId(),
      vehicle_id: row.carId,
      ...pickFields(fillUpFields, row as FillUp),
    })),
  }
}

/** Adds the rows of a file, and changes those that it has in another form. Returns whether the dialog can close. */
export async function addRows(parted: PartedFile, edited: OnEdited): Promise<boolean> {
  const rows = newRows(parted, edited)
  const submitted = [
    ...(rows.records.length > 0 ? [await queue.submit(logTable.add, { rows: rows.records })] : []),
    ...(rows.fillUps.length > 0 ? [await queue.submit(fuelTable.add, { rows: rows.fillUps })] : []),
    ...(edited === 'file' ? await changeAll(parted) : []),
  ]
  const failed = submitted.filter((each) => each.kind === 'failed')
  if (failed.length > 0) {
    toast.error('Not everything was imported', {
      description:
        `${failed[0]?.message ?? ''} Import the same file again: what has arrived is recognized and not doubled.`.trim(),
    })
    return false
  }
  const words = rowCount({ records: rows.records.length, fillUps: rows.fillUps.length })
  const action = { label: 'Undo', onClick: () => void takeOut(rows) }
  if (submitted.some(({ kind }) => kind === 'waiting'))
    toast.info(WAITING_TITLE, { description: `${words}. ${waitingBody()}`, until: untilSent(), action })
  else toast.success(`${words} imported`, { action })
  return true
}

async function changeAll({ records, fillUps }: PartedFile) {
  const results = []
  for (const { row, other } of records.edited) {
    const edit = editOf(logTable, other, fieldsOf(row as LogRecord))
    if (!isEmptyEdit(edit)) results.push(await queue.submit(logTable.edit, edit))
  }
  for (const { row, other } of fillUps.edited) {
    const edit = editOf(fuelTable, other, pickFields(fillUpFields, row as FillUp))
    if (!isEmptyEdit(edit)) results.push(await queue.submit(fuelTable.edit, edit))
  }
  return results
}

async function takeOut({ records, fillUps }: Rows): Promise<void> {
  const submitted = [
    ...(records.length > 0 ? [await queue.submit(logTable.delete, { rows: records })] : []),
    ...(fillUps.length > 0 ? [await queue.submit(fuelTable.delete, { rows: fillUps })] : []),
  ]
  const failed = submitted.find((each) => each.kind === 'failed')
  if (failed) toast.error('Not taken out again', { description: failed.message })
  else if (submitted.some(({ kind }) => kind === 'conflict'))
    toast.info('Not all were taken out: changed on another device')
  else toast.success(`${rowCount({ records: records.length, fillUps: fillUps.length })} taken out again`)
}
