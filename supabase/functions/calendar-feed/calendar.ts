import { type DistanceUnit, fromMiles, type ReminderStatus } from '@tappet/upkeep'
import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const REFRESH_SECONDS = 6 * 3600
/** A service counted by mileage alone is listed from here on. */
const NEAR_MILES = 1_000

export type OfCar = { car: string | null; unit: DistanceUnit; reminders: readonly ReminderStatus[] }

/**
 * All-day events, one per reminder, each with a lasting uid. What is overdue, or near by mileage alone, stands on
 * today.
 * @param today YYYY-MM-DD by the driver's clock
 */
export function calendarText(
  cars: readonly OfCar[],
  { today, madeAt }: { today: string; madeAt: Date },
): string {
  const calendar = new ICalCalendar({
    name: 'Car service (Tappet)',
    prodId: { company: 'Tappet', product: 'Service reminders', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const { car, unit, reminder } of cars.flatMap(({ car, unit, reminders }) =>
    reminders.map((reminder) => ({ car, unit, reminder })),
  )) {
    const day = dayOf(reminder, today)
    if (day === null) continue
    calendar.createEvent({
      id: `${reminder.id}@tappet`,
      stamp: madeAt,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary: `${car === null ? '' : `${car}: `}${reminder.item} ${reminder.overdue ? 'is overdue' : 'is due'}`,
      description: described(reminder, unit),
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}

function dayOf({ overdue, dueBy, milesUntilDue }: ReminderStatus, today: string): string | null {
  if (overdue) return today
  if (dueBy.date !== null) return dueBy.date
  return milesUntilDue !== null && milesUntilDue <= NEAR_MILES ? today : null
}

function described({ dueBy, milesUntilDue }: ReminderStatus, unit: DistanceUnit): string {
  const figure = (miles: number) => whole.format(fromMiles(miles, unit))
  const name = unit === 'km' ? 'kilometers' : 'miles'
  return [
    ...(dueBy.date === null ? [] : [`By date: ${dueBy.date}.`]),
    ...(dueBy.mileage === null || milesUntilDue === null
      ? []
      : [
          milesUntilDue > 0
            ? `By mileage: ${figure(dueBy.mileage)} ${name}, in ${figure(milesUntilDue)}.`
            : `By mileage: ${figure(dueBy.mileage)} ${name}, reached.`,
        ]),
  ].join('\n')
}
