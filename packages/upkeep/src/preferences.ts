/** Rows and calls keep their own units. */
import { DEFAULT_CURRENCY, isCurrency } from './money/money.ts'
import {
  type DistanceUnit,
  distanceUnits,
  type EconomyUnit,
  economyUnits,
  type PressureUnit,
  pressureUnits,
  type TemperatureUnit,
  temperatureUnits,
  type VolumeUnit,
  volumeUnits,
} from './units.ts'

/** Null follows the distance: liters with kilometers, US gallons with miles. */
export type Preferences = {
  distance_unit: DistanceUnit | null
  volume_unit: VolumeUnit | null
  economy_unit: EconomyUnit | null
  temperature_unit: TemperatureUnit | null
  pressure_unit: PressureUnit | null
  currency: string | null
}

export const NO_PREFERENCES: Preferences = {
  distance_unit: null,
  volume_unit: null,
  economy_unit: null,
  temperature_unit: null,
  pressure_unit: null,
  currency: null,
}

/** By any version; what is unknown counts as not chosen. */
export function readPreferences(row: object): Preferences {
  const values: Readonly<Record<string, unknown>> = { ...row }
  const oneOf = <T extends string>(name: keyof Preferences, options: readonly T[]): T | null =>
    options.find((each) => each === values[name]) ?? null
  const { currency } = values
  return {
    distance_unit: oneOf('distance_unit', distanceUnits),
    volume_unit: oneOf('volume_unit', volumeUnits),
    economy_unit: oneOf('economy_unit', economyUnits),
    temperature_unit: oneOf('temperature_unit', temperatureUnits),
    pressure_unit: oneOf('pressure_unit', pressureUnits),
    currency: typeof currency === 'string' && isCurrency(currency) ? currency : null,
  }
}

export type Units = {
  distance: DistanceUnit
  volume: VolumeUnit
  economy: EconomyUnit
  temperature: TemperatureUnit
  pressure: PressureUnit
  currency: string
}

const USUAL: Readonly<Record<DistanceUnit, Omit<Units, 'distance' | 'currency'>>> = {
  mi: { volume: 'us_gal', economy: 'mpg_us', temperature: 'f', pressure: 'psi' },
  km: { volume: 'l', economy: 'l_100km', temperature: 'c', pressure: 'kpa' },
}

export function unitsOf(chosen: Preferences): Units {
  const distance = chosen.distance_unit ?? 'mi'
  const usual = USUAL[distance]
  return {
    distance,
    volume: chosen.volume_unit ?? usual.volume,
    economy: chosen.economy_unit ?? usual.economy,
    temperature: chosen.temperature_unit ?? usual.temperature,
    pressure: chosen.pressure_unit ?? usual.pressure,
    currency: chosen.currency ?? DEFAULT_CURRENCY,
  }
}
