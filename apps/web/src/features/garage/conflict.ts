import { formatMoment } from '../../format/moment.ts'
import type { CarFields } from '../../offline/garage/table.ts'
import type { FieldWords } from '../../offline/table/conflict.ts'

const LABELS: Readonly<Record<keyof CarFields, string>> = {
  name: 'Name',
  make: 'Make',
  model: 'Model',
  year: 'Year',
  engine: 'Engine',
  fuel: 'Fuel',
  vin: 'VIN',
  plate: 'Plate',
  picture: 'Picture',
  odometer_unit: 'Its odometer counts',
  is_default: 'Default car',
  retired_at: 'Out of your garage since',
}

const isField = (name: string): name is keyof CarFields => name in LABELS

/** What stands for a picture, which no line of text shows. */
const PICTURES = { mine: 'this device’s', theirs: 'another one', new: 'a new one' } as const

/** How the fields of a car are named where two devices disagree. */
export const carWords: FieldWords = {
  label: (name) => (isField(name) ? LABELS[name] : name),
  text: (name, value, whose) => {
    if (value === null || value === undefined || value === '') return 'nothing'
    if (name === 'picture') return PICTURES[whose]
    if (name === 'retired_at') return formatMoment(String(value))
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    return String(value)
  },
}
