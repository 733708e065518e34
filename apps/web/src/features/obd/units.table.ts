import type { Unit } from '@tappet/obd'
import { KM_PER_MILE } from '@tappet/upkeep'

/** How a number of the car is shown: shown = value * scale + offset, with a fixed count of digits after the point. */
export interface ShownUnit {
  readonly unit: string
  readonly scale: number
  readonly offset: number
  readonly digits: number
}

const as = (unit: string, digits: number, scale = 1, offset = 0): ShownUnit => ({
  unit,
  scale,
  offset,
  digits,
})

/** The car's own units: SAE J1979 is metric. Digits are what a driver can use, not what the arithmetic gives. */
export const METRIC: Readonly<Record<Unit, ShownUnit>> = {
  '%': as('%', 1),
  '°C': as('°C', 0),
  kPa: as('kPa', 0),
  Pa: as('Pa', 0),
  rpm: as('rpm', 0),
  'km/h': as('km/h', 0),
  km: as('km', 0),
  '°': as('°', 1),
  'g/s': as('g/s', 1),
  'kg/h': as('kg/h', 1),
  'L/h': as('L/h', 1),
  L: as('L', 1),
  'mg/stroke': as('mg/stroke', 0),
  V: as('V', 2),
  mA: as('mA', 0),
  A: as('A', 2),
  ratio: as('', 3),
  s: as('s', 0),
  min: as('min', 0),
  h: as('h', 0),
  Nm: as('Nm', 0),
  ppm: as('ppm', 0),
  'mg/m³': as('mg/m³', 1),
  count: as('', 0),
}

/** Factors: NIST Special Publication 811, appendix B. Units without a US counterpart stay as they are. */
const US: Readonly<Partial<Record<Unit, ShownUnit>>> = {
  '°C': as('°F', 0, 9 / 5, 32),
  kPa: as('psi', 1, 1 / 6.894757),
  Pa: as('inH₂O', 2, 1 / 249.0889),
  'km/h': as('mph', 0, 1 / KM_PER_MILE),
  km: as('mi', 0, 1 / KM_PER_MILE),
  'g/s': as('lb/min', 2, 60 / 453.59237),
  'kg/h': as('lb/h', 1, 1 / 0.45359237),
  'L/h': as('gal/h', 2, 1 / 3.785412),
  L: as('gal', 1, 1 / 3.785412),
  Nm: as('lb·ft', 0, 1 / 1.355818),
}

export const US_CUSTOMARY: Readonly<Record<Unit, ShownUnit>> = { ...METRIC, ...US }
