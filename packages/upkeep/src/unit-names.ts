import type { DistanceUnit, TemperatureUnit, VolumeUnit } from './units.ts'

/** Intl does not know the imperial gallon. */
export const DISTANCE_NAMES = { mi: 'Miles', km: 'Kilometres' } as const satisfies Record<
  DistanceUnit,
  string
>
/** As the log's file names them in a heading. */
export const DISTANCE_HEADINGS = { mi: 'miles', km: 'km' } as const satisfies Record<DistanceUnit, string>
export const VOLUME_NAMES = {
  us_gal: 'US gallons',
  uk_gal: 'UK gallons',
  l: 'Litres',
} as const satisfies Record<VolumeUnit, string>

export const TEMPERATURE_SIGN: Readonly<Record<TemperatureUnit, string>> = { f: '°F', c: '°C' }
