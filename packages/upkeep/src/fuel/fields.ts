import type { FieldTable, RowOf } from '../fields/field.ts'
import { AMOUNT_NAMES, DISTANCE_NAMES, ENERGY_NAMES, MEASURE_SIGN } from '../unit-names.ts'

export const fillUpFields = {
  date: { kind: 'day', label: 'Date', required: true },
  odometer: {
    kind: 'quantity',
    label: 'Odometer',
    unitIn: 'odometer_unit',
    max: 9_999_999,
    decimals: 1,
  },
  odometer_unit: {
    kind: 'choice',
    label: 'Odometer in',
    csvHeading: 'Odometer unit',
    required: true,
    options: { mi: { label: DISTANCE_NAMES.mi }, km: { label: DISTANCE_NAMES.km } },
  },
  amount: {
    kind: 'quantity',
    label: 'Amount of fuel',
    csvHeading: 'Fuel',
    required: true,
    unitIn: 'amount_unit',
    isPositive: true,
    max: 1000,
    decimals: 4,
  },
  amount_unit: {
    kind: 'choice',
    label: 'Fuel in',
    csvHeading: 'Fuel unit',
    required: true,
    options: {
      us_gal: { label: AMOUNT_NAMES.us_gal, sign: 'gal', csv: 'US gal' },
      uk_gal: { label: AMOUNT_NAMES.uk_gal, sign: 'gal (UK)', csv: 'UK gal' },
      l: { label: AMOUNT_NAMES.l },
      kwh: { label: AMOUNT_NAMES.kwh, sign: MEASURE_SIGN.kwh, csv: MEASURE_SIGN.kwh },
      kg: { label: AMOUNT_NAMES.kg },
      m3: { label: AMOUNT_NAMES.m3, sign: MEASURE_SIGN.m3 },
    },
  },
  /** Null is the car's fuel. */
  energy: {
    kind: 'choice',
    label: 'Kind of energy',
    unknown: 'The car’s fuel',
    options: {
      gasoline: { label: ENERGY_NAMES.gasoline, csv: ENERGY_NAMES.gasoline },
      ethanol: { label: ENERGY_NAMES.ethanol, csv: ENERGY_NAMES.ethanol },
      diesel: { label: ENERGY_NAMES.diesel, csv: ENERGY_NAMES.diesel },
      lpg: { label: ENERGY_NAMES.lpg, csv: ENERGY_NAMES.lpg },
      cng: { label: ENERGY_NAMES.cng, csv: ENERGY_NAMES.cng },
      electricity: { label: ENERGY_NAMES.electricity, csv: ENERGY_NAMES.electricity },
    },
  },
  total_minor: { kind: 'minor', label: 'Total paid' },
  currency: { kind: 'currency', label: 'Paid in', csvHeading: 'Currency', required: true },
  is_full: {
    kind: 'flag',
    label: 'Full tank',
    hint: 'Fuel economy is measured from one full tank to the next.',
    default: true,
  },
  missed: {
    kind: 'flag',
    label: 'Missed one before',
    csvHeading: 'Missed before',
    hint: 'Forgot to log a fill-up before this one? Turn this on. We skip that stretch.',
    default: false,
  },
  station: { kind: 'text', label: 'Station', maxLength: 200 },
  outside_temperature: {
    kind: 'temperature',
    label: 'Outside temperature',
    csvHeading: 'Outside temperature (°C)',
    knownHeadings: ['outside temperature (°c)', 'temperature (°c)'],
    min: -90,
    max: 60,
  },
  note: { kind: 'text', label: 'Note', maxLength: 2000, multiline: true },
} as const satisfies FieldTable

export type FillUp = RowOf<typeof fillUpFields>
