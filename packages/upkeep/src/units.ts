/**
 * Units that drivers use, each by its one exact factor (NIST Special Publication 811, appendix B; UK: SI 1995/1804).
 */

/** 1959. */
export const KM_PER_MILE = 1.609344
const LITRES_PER_US_GALLON = 3.785411784
const LITRES_PER_UK_GALLON = 4.54609
const KPA_PER_PSI = 6.894757293168
const KPA_PER_BAR = 100
const KM_PER_100_KM = 100

export const distanceUnits = ['mi', 'km'] as const
export type DistanceUnit = (typeof distanceUnits)[number]
export const volumeUnits = ['us_gal', 'uk_gal', 'l'] as const
export type VolumeUnit = (typeof volumeUnits)[number]
/** What an amount counts: liters, kWh, kg, m³. Kilograms and cubic meters of a gas have no exact factor between them. */
export type Measure = 'l' | 'kwh' | 'kg' | 'm3'
export type AmountUnit = VolumeUnit | Exclude<Measure, 'l'>
export const economyUnits = ['mpg_us', 'mpg_uk', 'l_100km', 'km_l'] as const
export type EconomyUnit = (typeof economyUnits)[number]
export const temperatureUnits = ['f', 'c'] as const
export type TemperatureUnit = (typeof temperatureUnits)[number]
export const pressureUnits = ['psi', 'bar', 'kpa'] as const
export type PressureUnit = (typeof pressureUnits)[number]

const KM: Readonly<Record<DistanceUnit, number>> = { mi: KM_PER_MILE, km: 1 }

export const LITRES: Readonly<Record<VolumeUnit, number>> = {
  us_gal: LITRES_PER_US_GALLON,
  uk_gal: LITRES_PER_UK_GALLON,
  l: 1,
}

export const KPA: Readonly<Record<PressureUnit, number>> = { psi: KPA_PER_PSI, bar: KPA_PER_BAR, kpa: 1 }

export const FROM_CELSIUS: Readonly<Record<TemperatureUnit, { scale: number; offset: number }>> = {
  f: { scale: 9 / 5, offset: 32 },
  c: { scale: 1, offset: 0 },
}

const ROUND_KM = 100

/**
 * 50,000 km are stored as 31,069 miles, which convert back to 50,001 km: where several whole kilometers map to one
 * mileage, the roundest is the one that was typed.
 */
export function fromMiles(miles: number, unit: DistanceUnit): number {
  if (unit === 'mi') return Math.round(miles)
  const nearest = Math.round(miles * KM_PER_MILE)
  const typed = [nearest - 1, nearest + 1].find((km) => km % ROUND_KM === 0 && toMiles(km, 'km') === miles)
  return typed ?? nearest
}

const ROUND_INTERVAL_KM = 1000

/** A usual interval in the driver's unit, with a round number of its own: 5,000 miles, 8,000 km. As in the database. */
export const roundInterval = (miles: number, unit: DistanceUnit): number =>
  unit === 'mi' ? miles : Math.round((miles * KM_PER_MILE) / ROUND_INTERVAL_KM) * ROUND_INTERVAL_KM

export function toMiles(distance: number, unit: DistanceUnit): number {
  return Math.round(unit === 'km' ? distance / KM_PER_MILE : distance)
}

export const toKm = (distance: number, unit: DistanceUnit): number => distance * KM[unit]
export const fromKm = (km: number, unit: DistanceUnit): number => km / KM[unit]

const isVolume = (unit: AmountUnit): unit is VolumeUnit => unit in LITRES
export const measureOf = (unit: AmountUnit): Measure => (isVolume(unit) ? 'l' : unit)
export const inMeasure = (amount: number, unit: AmountUnit): number =>
  isVolume(unit) ? amount * LITRES[unit] : amount
export const fromMeasure = (amount: number, unit: AmountUnit): number =>
  isVolume(unit) ? amount / LITRES[unit] : amount

/** In l/100 km less is better. `km` and `amount` are above 0. What is no volume goes by one of its measure: mi/kWh, kWh/100 km. */
export function economyIn(unit: EconomyUnit, km: number, amount: number, measure: Measure): number {
  switch (unit) {
    case 'mpg_us':
      return fromKm(km, 'mi') / (measure === 'l' ? fromMeasure(amount, 'us_gal') : amount)
    case 'mpg_uk':
      return fromKm(km, 'mi') / (measure === 'l' ? fromMeasure(amount, 'uk_gal') : amount)
    case 'l_100km':
      return (amount * KM_PER_100_KM) / km
    case 'km_l':
      return km / amount
  }
}

export const fromCelsius = (celsius: number, unit: TemperatureUnit): number =>
  celsius * FROM_CELSIUS[unit].scale + FROM_CELSIUS[unit].offset

export const toCelsius = (value: number, unit: TemperatureUnit): number =>
  (value - FROM_CELSIUS[unit].offset) / FROM_CELSIUS[unit].scale

export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
