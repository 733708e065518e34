import type { FieldTable, RowOf } from '../fields/field.ts'
import { DISTANCE_NAMES } from '../unit-names.ts'

export const carFields = {
  name: {
    kind: 'text',
    label: 'Name',
    hint: 'What you call it.',
    notBlank: true,
    maxLength: 60,
  },
  make: { kind: 'text', label: 'Make', notBlank: true, maxLength: 60 },
  model: { kind: 'text', label: 'Model', notBlank: true, maxLength: 60 },
  year: { kind: 'year', label: 'Year', min: 1886, max: 2200 },
  engine: {
    kind: 'text',
    label: 'Engine',
    notBlank: true,
    maxLength: 80,
    placeholder: '2.0 TDI',
  },
  fuel: { kind: 'text', label: 'Fuel', notBlank: true, maxLength: 40 },
  vin: {
    kind: 'code',
    label: 'VIN',
    hint: '17 letters and digits, behind the windshield or on the door frame. On a Japanese car the frame number.',
    pattern: /^[A-Z0-9][A-Z0-9-]{3,18}[A-Z0-9]$/,
    wrong: 'Use only letters and digits: 17 for a VIN, or the frame number of a Japanese car.',
  },
  plate: { kind: 'text', label: 'License plate', notBlank: true, maxLength: 20 },
  tire_size: {
    kind: 'text',
    label: 'Tire size',
    notBlank: true,
    maxLength: 40,
    placeholder: '205/55 R16',
  },
  picture: { kind: 'picture', label: 'Picture', maxLength: 140_000 },
  odometer_unit: {
    kind: 'choice',
    label: 'Its odometer counts',
    unknown: 'As in your settings',
    options: { mi: { label: DISTANCE_NAMES.mi }, km: { label: DISTANCE_NAMES.km } },
  },
  is_default: { kind: 'flag', label: 'Default car', default: false },
  retired_at: { kind: 'moment', label: 'Out of your garage since' },
} as const satisfies FieldTable

export type CarFields = RowOf<typeof carFields>
