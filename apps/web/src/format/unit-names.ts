import type { EconomyUnit, VolumeUnit } from '@tappet/upkeep'

/** Words for the units of fuel. Intl knows neither l/100 km nor the imperial gallon. */
export const VOLUME_NAMES: Readonly<Record<VolumeUnit, string>> = {
  us_gal: 'US gallons',
  uk_gal: 'UK gallons',
  l: 'Litres',
}

export const ECONOMY_NAMES: Readonly<Record<EconomyUnit, string>> = {
  mpg_us: 'mpg (US)',
  mpg_uk: 'mpg (UK)',
  l_100km: 'l/100 km',
  km_l: 'km/l',
}
