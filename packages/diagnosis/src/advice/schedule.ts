/** The service plan that a car-care page reminds of: the intervals the product's reminders start with. */
export const scheduleItems: readonly { item: string; miles: number; months: number }[] = [
  { item: 'Oil change', miles: 5_000, months: 6 },
  { item: 'Tire rotation', miles: 8_000, months: 6 },
  { item: 'Air filter', miles: 12_000, months: 12 },
  { item: 'Brake pads', miles: 25_000, months: 24 },
  { item: 'Brake fluid', miles: 30_000, months: 24 },
  { item: 'Coolant flush', miles: 30_000, months: 24 },
  { item: 'Spark plugs', miles: 30_000, months: 36 },
  { item: 'Transmission fluid', miles: 60_000, months: 60 },
]

const MAX_LINES = 6
const thousands = (miles: number) => String(miles).replace(/\B(?=(\d{3})+$)/g, ',')

/** Beyond it a reading is a slip of the hand. */
const MAX_MILES = 2_000_000

/** With a mileage the line says when the item is next due, and the nearest comes first. */
export function scheduleLines(mileage: number | null): string[] {
  const hasMileage = mileage !== null && mileage >= 0 && mileage <= MAX_MILES
  return scheduleItems
    .map(({ item, miles, months }) => ({
      next: hasMileage ? (Math.floor(mileage / miles) + 1) * miles : null,
      line: `${item}: every ${thousands(miles)} miles or ${months} months`,
    }))
    .sort((one, other) => (one.next ?? 0) - (other.next ?? 0))
    .slice(0, MAX_LINES)
    .map(({ next, line }) => (next === null ? line : `${line}, next at ${thousands(next)} miles`))
}
