import type { Unit } from '@tappet/obd'
import { FROM_CELSIUS, fromKm, KPA, LITRES, type Units } from '@tappet/upkeep'

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

/** Kilograms in a pound, pascals in an inch of water, newton metres in a pound-foot (NIST SP 811, appendix B). */
const KG_PER_POUND = 0.45359237
const PA_PER_INCH_OF_WATER = 249.0889
const NM_PER_POUND_FOOT = 1.355818

const TEMPERATURE: Readonly<Record<Units['temperature'], string>> = { f: '°F', c: '°C' }
const PRESSURE: Readonly<Record<Units['pressure'], ShownUnit>> = {
  psi: as('psi', 1, 1 / KPA.psi),
  bar: as('bar', 2, 1 / KPA.bar),
  kpa: METRIC.kPa,
}
const VOLUME: Readonly<Record<Units['volume'], string>> = { us_gal: 'gal', uk_gal: 'UK gal', l: 'L' }

/** The quantities that a driver chooses a unit for. */
function ofChoice(unit: Unit, { distance, volume, temperature, pressure }: Units): ShownUnit | null {
  const { scale, offset } = FROM_CELSIUS[temperature]
  const inMiles = distance === 'mi'
  switch (unit) {
    case '°C':
      return as(TEMPERATURE[temperature], 0, scale, offset)
    case 'kPa':
      return PRESSURE[pressure]
    case 'Pa':
      return pressure === 'psi' ? as('inH₂O', 2, 1 / PA_PER_INCH_OF_WATER) : null
    case 'km/h':
      return as(inMiles ? 'mph' : 'km/h', 0, fromKm(1, distance))
    case 'km':
      return as(distance, 0, fromKm(1, distance))
    case 'L/h':
      return as(`${VOLUME[volume]}/h`, volume === 'l' ? 1 : 2, 1 / LITRES[volume])
    case 'L':
      return as(VOLUME[volume], 1, 1 / LITRES[volume])
    default:
      return null
  }
}

/** What goes with miles without a choice of its own. */
const WITH_MILES: Readonly<Partial<Record<Unit, ShownUnit>>> = {
  'g/s': as('lb/min', 2, 60 / (KG_PER_POUND * 1000)),
  'kg/h': as('lb/h', 1, 1 / KG_PER_POUND),
  Nm: as('lb·ft', 0, 1 / NM_PER_POUND_FOOT),
}

/** How a unit of the car is shown in the driver's units; others stay as the car has them. */
export function shownIn(unit: Unit, units: Units): ShownUnit {
  return ofChoice(unit, units) ?? (units.distance === 'mi' ? WITH_MILES[unit] : undefined) ?? METRIC[unit]
}
