/** The private link's token is the only proof (supabase/migrations/0017_calendar_feeds.sql). */
import { type ReminderStatus, reminderStatuses } from '@tappet/upkeep'
import { dataOf } from '../_serve/data.ts'
import { dayIn, dayOf } from '../_serve/download.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionContext, FunctionLimits, Handler } from '../_serve/function.ts'
import { linkToken, tokenHash } from '../_serve/token-hash.ts'
import {
  type Car,
  carName,
  carsOf,
  odometerOf,
  preferencesOf,
  remindersOf,
  unitsOfCar,
} from '../_serve/upkeep.ts'
import { calendarText } from './calendar.ts'

export const limits: FunctionLimits = { methods: ['GET'], signIn: 'none' }

const NOT_IN_USE = 'This calendar link doesn’t work anymore'

/** ?token=… -> 200 text/calendar (RFC 5545). 404 for a token that is none, was revoked, or never was. */
export const handler: Handler = async (request, context) => {
  const { service, now } = context
  const hash = await tokenHash(linkToken(request, NOT_IN_USE))
  const feed = service.from('calendar_feeds').select('user_id').eq('token_hash', hash).maybeSingle()
  const owner = await dataOf(feed, 'The link could not be looked up')
  if (owner === null) throw new FunctionError('not_found', NOT_IN_USE)
  const userId = owner.user_id
  const [cars, timeZone, chosen] = await Promise.all([
    carsOf(service, userId),
    timeZoneOf(service, userId),
    preferencesOf(service, userId),
  ])
  const today = dayIn(now(), timeZone) ?? dayOf(now())
  const inGarage = cars.filter(({ retired_at }) => retired_at === null)
  const shown: (Car | null)[] = cars.length === 0 ? [null] : inGarage
  const statuses = await Promise.all(shown.map((car) => statusesOf(service, userId, car, today)))
  const named = shown.map((car, at) => ({
    car: car === null || inGarage.length < 2 ? null : carName(car),
    unit: unitsOfCar(chosen, car).distance,
    reminders: statuses[at] ?? [],
  }))
  const text = calendarText(named, { today, madeAt: now() })
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="tappet.ics"',
      'Cache-Control': 'private, max-age=300',
      'X-Robots-Tag': 'noindex',
    },
  })
}

async function statusesOf(
  service: FunctionContext['service'],
  userId: string,
  car: Car | null,
  today: string,
): Promise<ReminderStatus[]> {
  const [preferences, currentMileage] = await Promise.all([
    remindersOf(service, userId, car),
    odometerOf(service, userId, car),
  ])
  return reminderStatuses(preferences, { today, currentMileage })
}

async function timeZoneOf(service: FunctionContext['service'], userId: string): Promise<string> {
  const settings = service.from('notification_settings').select('time_zone')
  const own = await dataOf(settings.eq('user_id', userId).maybeSingle(), 'Settings could not be read')
  return own?.time_zone ?? 'UTC'
}
