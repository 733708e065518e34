import { type CarCost, carCostFields, type Units } from '@tappet/upkeep'
import { type ErrorsOf, type FormOf, formOf, readForm } from '../../../fields/form.ts'
import { amountOfText, wrongAmount } from '../../../fields/typed-amount.ts'
import { copy } from '../copy.ts'

export type CostForm = FormOf<typeof carCostFields>
export type CostErrors = ErrorsOf<CostForm>

const typingOf = (units: Units) => ({ units, noun: 'cost' })

/** @param row without it a new one, from today */
export const costFormOf = (row: CarCost | null, today: string, units: Units): CostForm =>
  formOf(carCostFields, row ?? { date: today, currency: units.currency }, typingOf(units))

export function readCost(
  form: CostForm,
  units: Units,
): { ok: true; cost: CarCost } | { ok: false; errors: CostErrors } {
  const { row, errors } = readForm(carCostFields, form, typingOf(units))
  const text = form.amount.trim()
  const amount = amountOfText(text, form.currency)
  const wrong = wrongAmount(text, carCostFields.amount, form.currency)
  if (form.kind === '') errors.kind = copy.noCostKind
  if (amount === null || wrong !== null) errors.amount = wrong ?? copy.noCostAmount
  if (row.until !== null && row.until < row.date) errors.until = copy.costEndsEarly
  if (amount === null || Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, cost: { ...row, amount, every: row.every || null } }
}
