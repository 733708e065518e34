import type { ReminderPrefRow } from '@tappet/wire'
import { useState } from 'react'
import type { CarKey } from '../../backend/car/car.ts'
import { isRefusal, NO_ANSWER } from '../../backend/connection/failed-write.ts'
import { newId } from '../../platform/runtime/new-id.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { toast } from '../../ui/index.ts'
import { changedElsewhereText, copy } from './copy.ts'
import { ReminderChanged, ReminderGone } from './edit-reminder.ts'
import { ReminderThere, useAddReminder, useEditReminder, useRemoveReminder } from './queries.ts'
import type { ReminderFields, ReminderValues } from './reminder-form.ts'
import { changesBetween, EMPTY_FIELDS, fieldsOf } from './reminder-form.ts'

export type OpenForm = {
  pref: ReminderPrefRow | null
  initial: ReminderFields
  /** The same when it is sent twice. */
  newId: string
}

/** @param done what became of it, if it arrived: "added" */
const unconfirmed = (error: unknown, done: string) =>
  isRefusal(error) ? copy.refused : copy.mayBe(NO_ANSWER, done)

function failureMessage(error: unknown, done: string): string {
  if (error instanceof ReminderThere) return copy.there(error.message)
  if (error instanceof ReminderGone) return copy.gone(error.message)
  return copy.kept(unconfirmed(error, done))
}

export function useReminderEditor(userId: string, car: CarKey | null) {
  const { distance: unit } = useUnits()
  const [form, setForm] = useState<OpenForm | null>(null)
  const add = useAddReminder(userId, car)
  const edit = useEditReminder(userId, car)
  const remove = useRemoveReminder(userId, car)

  const failed = (title: string, done: string, error: unknown, again: OpenForm) => {
    const settled = error instanceof ReminderThere || error instanceof ReminderGone
    toast.error(title, {
      description: failureMessage(error, done),
      ...(settled ? {} : { action: { label: copy.tryAgain, onClick: () => setForm(again) } }),
    })
  }
  /** The driver's own fields come back over the stored values. */
  const changedElsewhere = ({ stored }: ReminderChanged, changes: Partial<ReminderValues>) =>
    toast.error(copy.changedElsewhere, {
      description: changedElsewhereText(stored, unit),
      action: {
        label: copy.editAgain,
        onClick: () =>
          setForm({ pref: stored, initial: fieldsOf({ ...stored, ...changes }, unit), newId: '' }),
      },
    })
  const save = (open: OpenForm, values: ReminderValues, typed: ReminderFields) => {
    setForm(null)
    const again = { ...open, initial: typed }
    if (open.pref === null) {
      // The row may be gone from the page before its answer comes.
      return add
        .mutateAsync({
          id: open.newId,
          user_id: userId,
          driver_id: userId,
          vehicle_id: car?.id ?? null,
          ...values,
        })
        .then(
          () => toast.success(copy.added(values.item)),
          (error) => failed(copy.addFailed, 'added', error, again),
        )
    }
    const changes = changesBetween(open.pref, values)
    if (Object.keys(changes).length === 0) return Promise.resolve()
    return edit.mutateAsync({ id: open.pref.id, before: open.pref, changes }).then(
      () => toast.success(copy.updated),
      (error) =>
        error instanceof ReminderChanged
          ? changedElsewhere(error, changes)
          : failed(copy.updateFailed, 'changed', error, again),
    )
  }
  const putBack = (pref: ReminderPrefRow) =>
    add.mutateAsync(pref).catch((error) =>
      toast.error(copy.addFailed, {
        description:
          error instanceof ReminderThere ? failureMessage(error, 'back') : unconfirmed(error, 'back'),
      }),
    )
  const take = (pref: ReminderPrefRow) =>
    remove.mutateAsync(pref).then(
      () => toast.success(copy.removed, { action: { label: copy.undo, onClick: () => void putBack(pref) } }),
      (error) => toast.error(copy.removeFailed, { description: unconfirmed(error, 'removed') }),
    )
  return {
    form,
    openToAdd: () => setForm({ pref: null, initial: EMPTY_FIELDS, newId: newId() }),
    openToEdit: (pref: ReminderPrefRow) => setForm({ pref, initial: fieldsOf(pref, unit), newId: '' }),
    close: () => setForm(null),
    save,
    remove: take,
  }
}
