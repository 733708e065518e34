import { type CarFields, carFields } from '@tappet/upkeep'
import { type ErrorsOf, type FormOf, formOf, readForm } from '../../fields/form.ts'
import type { Typing } from '../../fields/typed.ts'

export type CarForm = FormOf<typeof carFields>
export type CarErrors = ErrorsOf<CarForm>

export const FUELS = [
  'Gasoline',
  'Diesel',
  'Hybrid',
  'Plug-in hybrid',
  'Electric',
  'LPG',
  'Gasoline and LPG',
  'Natural gas',
  'Gasoline and natural gas',
  'Ethanol (E85)',
] as const

const typingOf = (units: Typing['units']): Typing => ({ units, noun: 'car' })

export const carForm = (car: Partial<CarFields>, units: Typing['units']): CarForm =>
  formOf(carFields, car, typingOf(units))

/**
 * @param thisYear models of the next year are sold already
 * @returns the car's fields, or what to say beside each
 */
export function readCar(
  form: CarForm,
  thisYear: number,
  units: Typing['units'],
): { ok: true; fields: CarFields } | { ok: false; errors: CarErrors } {
  const fields = { ...carFields, year: { ...carFields.year, max: thisYear + 1 } }
  const { row, errors } = readForm(fields, form, typingOf(units))
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  if (![row.name, row.make, row.model, row.vin, row.plate].some(Boolean))
    return { ok: false, errors: { name: 'Give it a name, or say its make and model.' } }
  return { ok: true, fields: row }
}
