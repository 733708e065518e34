import type { CarFields } from '../../offline/garage/table.ts'

/** What the form holds, as typed. */
export type CarForm = Record<
  'name' | 'make' | 'model' | 'year' | 'engine' | 'fuel' | 'vin' | 'plate' | 'odometerUnit',
  string
> & { picture: string | null }

export type CarErrors = Partial<Record<keyof CarForm, string>>

export const EMPTY_CAR: CarForm = {
  name: '',
  make: '',
  model: '',
  year: '',
  engine: '',
  fuel: '',
  vin: '',
  plate: '',
  odometerUnit: '',
  picture: null,
}

/** What drives a car, as it is stored and shown. */
export const FUELS = [
  'Gasoline',
  'Diesel',
  'Hybrid',
  'Plug-in hybrid',
  'Electric',
  'LPG',
  'Natural gas',
  'Ethanol (E85)',
] as const

/* The database's own bounds (0028_vehicles.sql). */
const MAX_LENGTH = { name: 60, make: 60, model: 60, engine: 80, fuel: 40, plate: 20 } as const
const OLDEST_YEAR = 1886
const VIN = /^[A-Z0-9][A-Z0-9-]{3,18}[A-Z0-9]$/

/** A stored car as the form shows it. */
export function carForm(car: CarFields): CarForm {
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  return {
    name: text(car.name),
    make: text(car.make),
    model: text(car.model),
    year: text(car.year),
    engine: text(car.engine),
    fuel: text(car.fuel),
    vin: text(car.vin),
    plate: text(car.plate),
    odometerUnit: text(car.odometer_unit),
    picture: car.picture,
  }
}

/** A VIN or frame number as it is stored: upper-case, without the spaces that people and labels put in. */
export const tidyVin = (typed: string): string => typed.toUpperCase().replaceAll(/\s/g, '')

type Said = Omit<CarFields, 'is_default' | 'retired_at'>

/**
 * Reads the form; what is not known is null.
 * @param thisYear models of the next year are sold already
 * @returns the car's fields, or what to say beside each
 */
export function readCar(
  form: CarForm,
  thisYear: number,
): { ok: true; fields: Said } | { ok: false; errors: CarErrors } {
  const errors: CarErrors = {}
  const text = (name: keyof typeof MAX_LENGTH) => {
    const value = form[name].trim()
    if (value.length > MAX_LENGTH[name]) errors[name] = `Use at most ${MAX_LENGTH[name]} characters.`
    return value || null
  }
  const fields: Said = {
    name: text('name'),
    make: text('make'),
    model: text('model'),
    year: readYear(form.year, thisYear, errors),
    engine: text('engine'),
    fuel: text('fuel'),
    vin: readVin(form.vin, errors),
    plate: text('plate'),
    picture: form.picture,
    odometer_unit: form.odometerUnit === 'mi' || form.odometerUnit === 'km' ? form.odometerUnit : null,
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  if (![fields.name, fields.make, fields.model, fields.vin, fields.plate].some(Boolean))
    return { ok: false, errors: { name: 'Give it a name, or say its make and model.' } }
  return { ok: true, fields }
}

function readYear(typed: string, thisYear: number, errors: CarErrors): number | null {
  const text = typed.trim()
  if (text === '') return null
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN
  if (year >= OLDEST_YEAR && year <= thisYear + 1) return year
  errors.year = `Enter a year from ${OLDEST_YEAR} to ${thisYear + 1}, or leave it blank.`
  return null
}

function readVin(typed: string, errors: CarErrors): string | null {
  const vin = tidyVin(typed)
  if (vin === '' || VIN.test(vin)) return vin || null
  errors.vin = 'Use letters and digits alone: 17 for a VIN, or the frame number of a Japanese car.'
  return null
}

/** Only what differs: another device may have changed the rest. */
export function carChanges(before: CarFields, after: Said): Partial<CarFields> {
  const names = Object.keys(after) as (keyof Said)[]
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  )
}
