import { type DistanceUnit, fromMiles, type ReminderStatus } from '@tappet/upkeep'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const count = (amount: number, one: string, many: string) =>
  `${whole.format(amount)} ${amount === 1 ? one : many}`
const days = (amount: number) => count(amount, 'day', 'days')
const distance = (miles: number, unit: DistanceUnit) => {
  const amount = fromMiles(miles, unit)
  return unit === 'km' ? count(amount, 'kilometer', 'kilometers') : count(amount, 'mile', 'miles')
}

export function wording(due: ReminderStatus, unit: DistanceUnit): { title: string; message: string } {
  const { daysUntilDue, milesUntilDue, dueBy } = due
  const text = [
    ...(daysUntilDue === null || dueBy.date === null ? [] : [byTime(daysUntilDue, dueBy.date)]),
    ...(milesUntilDue === null || dueBy.mileage === null
      ? []
      : [byMileage(milesUntilDue, dueBy.mileage, unit)]),
  ].join('; ')
  return { title: title(due), message: `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.` }
}

function title({ item, overdue, daysUntilDue }: ReminderStatus): string {
  if (overdue) return `${item} is overdue`
  if (daysUntilDue === 0) return `${item} is due today`
  return `${item} is due soon`
}

function byTime(daysAhead: number, date: string): string {
  const day = dayFormat.format(new Date(`${date}T00:00:00Z`))
  if (daysAhead < 0) return `was due on ${day}, ${days(-daysAhead)} ago`
  return daysAhead === 0 ? `due today, ${day}` : `due on ${day}, in ${days(daysAhead)}`
}

function byMileage(miles: number, mileage: number, unit: DistanceUnit): string {
  const due = distance(mileage, unit)
  if (miles < 0) return `was due at ${due}, ${distance(-miles, unit)} ago`
  return miles === 0 ? `due now, at ${due}` : `due at ${due}, in ${distance(miles, unit)}`
}
