/**
 * The database holds the same rows in private.service_intervals: a change here needs a migration there, and a test says
 * so.
 */

export const itemCategories = ['Engine', 'Brakes', 'Drivetrain', 'Electrical', 'Tires'] as const
export type ItemCategory = (typeof itemCategories)[number]

export type MaintenanceItem = {
  name: string
  category: ItemCategory
  defaultMileageInterval: number
  defaultMonthsInterval: number
}

const row = (
  name: string,
  category: ItemCategory,
  defaultMileageInterval: number,
  defaultMonthsInterval: number,
): MaintenanceItem => ({ name, category, defaultMileageInterval, defaultMonthsInterval })

export const maintenanceItems: readonly MaintenanceItem[] = [
  row('Oil Change', 'Engine', 5_000, 6),
  row('Air Filter', 'Engine', 12_000, 12),
  row('Brake Pads', 'Brakes', 25_000, 24),
  row('Brake Fluid', 'Brakes', 30_000, 24),
  row('Transmission Fluid', 'Drivetrain', 60_000, 60),
  row('Coolant Flush', 'Engine', 30_000, 24),
  row('Spark Plugs', 'Engine', 30_000, 36),
  row('Battery', 'Electrical', 60_000, 48),
  row('Tires', 'Tires', 40_000, 60),
  row('Tire Rotation', 'Tires', 8_000, 6),
]

/** Undefined for a custom item. */
export function findItem(name: string): MaintenanceItem | undefined {
  return maintenanceItems.find((item) => item.name === name)
}

/** Words of other names than the catalogue's, by category. The first that fits counts. */
const WORDS: readonly [RegExp, ItemCategory][] = [
  [/\b(?:t[iy]res?|wheels?|alignment|tpms)\b/, 'Tires'],
  [/\b(?:brakes?|rotors?|cal(?:l)?ipers?)\b/, 'Brakes'],
  [
    /\b(?:transmission|gearbox|clutch|differential|cv (?:joint|axle|boot)s?|drive ?shaft|axle|transfer case)\b/,
    'Drivetrain',
  ],
  [/\b(?:battery|alternator|starter(?: motor)?|fuses?|headlights?|bulbs?|wiring)\b/, 'Electrical'],
  [
    /\b(?:oil|engine|coolant|antifreeze|radiator|spark ?plugs?|timing (?:belt|chain)|serpentine|drive belt|water pump|thermostat|gaskets?|injectors?|(?:air|cabin|pollen|fuel) filter)\b/,
    'Engine',
  ],
]

export function categoryOf(name: string): ItemCategory | undefined {
  return findItem(name)?.category ?? WORDS.find(([words]) => words.test(name.toLowerCase()))?.[1]
}

/** The catalogue's own spelling of a name that is its own in other letters: "oil change" is Oil Change. */
export function itemNamed(name: string): string {
  const plain = name.trim().toLowerCase()
  return maintenanceItems.find((item) => item.name.toLowerCase() === plain)?.name ?? name
}
