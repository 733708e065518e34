import { dueReminders } from '@tappet/upkeep'
import type { ReminderCheckResponse } from '@tappet/wire'
import { dayIn } from '../_serve/download.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionLimits, Handler } from '../_serve/function.ts'
import { carOf, odometerOf, preferencesOf, remindersOf, unitsOfCar } from '../_serve/upkeep.ts'
import { signedInUser } from '../_serve/user.ts'
import { wording } from './wording.ts'

export const limits: FunctionLimits = { methods: ['POST', 'GET'], signIn: 'required' }

/**
 * No payload -> 200 {data: [{title, message, item, overdue, severity, …}]}.
 * @param request may carry ?time_zone=Europe/Berlin, so that "today" is the caller's own day, and
 * &vehicle_id=…; the default car unless named
 */
export const handler: Handler = async (request, context) => {
  const { caller, now } = context
  const { id } = signedInUser(context)
  const query = new URL(request.url).searchParams
  const today = dayIn(now(), query.get('time_zone') ?? 'UTC')
  if (today === null)
    throw new FunctionError('bad_request', 'time_zone: must be an IANA name such as America/New_York')
  const car = await carOf(caller, id, query.get('vehicle_id') ?? undefined)
  const [preferences, currentMileage, chosen] = await Promise.all([
    remindersOf(caller, id, car),
    odometerOf(caller, id, car),
    preferencesOf(caller, id),
  ])
  const unit = unitsOfCar(chosen, car).distance
  const data = dueReminders(preferences, { today, currentMileage }).map((due) => ({
    ...wording(due, unit),
    item: due.item,
    overdue: due.overdue,
    severity: due.severity,
    days_until_due: due.daysUntilDue,
    miles_until_due: due.milesUntilDue,
  }))
  return Response.json({ data } satisfies ReminderCheckResponse)
}
