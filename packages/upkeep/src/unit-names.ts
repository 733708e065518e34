import type { AmountUnit, DistanceUnit, EconomyUnit, Measure, TemperatureUnit, VolumeUnit } from './units.ts'

/** Intl does not know the imperial gallon. */
export const DISTANCE_NAMES = { mi: 'Miles', km: 'Kilometers' } as const satisfies Record<
  DistanceUnit,
  string
>
export const DISTANCE_HEADINGS = { mi: 'miles', km: 'km' } as const satisfies Record<DistanceUnit, string>
export const VOLUME_NAMES = {
  us_gal: 'US gallons',
  uk_gal: 'UK gallons',
  l: 'Liters',
} as const satisfies Record<VolumeUnit, string>

export const TEMPERATURE_SIGN: Readonly<Record<TemperatureUnit, string>> = { f: '°F', c: '°C' }

export const AMOUNT_NAMES = {
  ...VOLUME_NAMES,
  kwh: 'Kilowatt hours',
  kg: 'Kilograms',
  m3: 'Cubic meters',
} as const satisfies Record<AmountUnit, string>
export const MEASURE_SIGN = { l: 'l', kwh: 'kWh', kg: 'kg', m3: 'm³' } as const satisfies Record<
  Measure,
  string
>

export const ENERGY_NAMES = {
  gasoline: 'Gasoline',
  ethanol: 'Ethanol (E85)',
  diesel: 'Diesel',
  lpg: 'LPG',
  cng: 'Natural gas',
  electricity: 'Electricity',
} as const

export const ECONOMY_NAMES: Readonly<Record<EconomyUnit, string>> = {
  mpg_us: 'mpg (US)',
  mpg_uk: 'mpg (UK)',
  l_100km: 'l/100 km',
  km_l: 'km/l',
}

export function economyName(unit: EconomyUnit, measure: Measure): string {
  if (measure === 'l') return ECONOMY_NAMES[unit]
  const sign = MEASURE_SIGN[measure]
  return unit === 'l_100km' ? `${sign}/100 km` : `${unit === 'km_l' ? 'km' : 'mi'}/${sign}`
}
