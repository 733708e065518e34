import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReminderCheckResponse } from '@tappet/wire'
import { CalendarClock, ChevronRight, OctagonAlert } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import type { Client } from '../../backend/connection/connect.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { cx } from '../../ui/index.ts'
import * as copy from './copy.ts'

/** By the driver's own calendar. @throws FunctionsError */
async function checkReminders(client: Client, carId: string | null): Promise<ReminderCheckResponse['data']> {
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)
  const { data, error } = await client.functions.invoke<ReminderCheckResponse>(
    `reminder-check?time_zone=${zone}${carId === null ? '' : `&vehicle_id=${carId}`}`,
  )
  if (error) throw error
  return data?.data ?? []
}

/** Nothing when the check fails: home works without it. */
export function ReminderBanner({ onKnown }: { onKnown: () => void }) {
  const { backend } = useConnection()
  const { user } = useSession()
  const { car, isKnown, isUnread } = useGarage(user?.id ?? null)
  // A car that waits to be sent is not on the server.
  const carId = car === null || car.is_default || car.waiting ? null : car.id
  const { data, isPending } = useQuery({
    queryKey: [...queryKeys.reminderCheck(user?.id ?? ''), carId],
    queryFn: backend && user && isKnown ? () => checkReminders(backend.client, carId) : skipToken,
  })
  useLayoutEffect(() => {
    if (!isPending || isUnread) onKnown()
  }, [isPending, isUnread, onKnown])
  const first = data?.[0]
  if (!user || first === undefined) return null
  const { tone, icon: Icon } = first.overdue ? OVERDUE : DUE
  return (
    <Link
      className={cx(
        'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-4 py-2 ring-1 ring-inset',
        tone,
      )}
      to="/reminder-settings"
    >
      <Icon className="size-6 shrink-0" />
      {/* Large text takes a line of its own. */}
      <span className="min-w-32 flex-1 font-semibold text-ink">{first.title}</span>
      <span className="flex shrink-0 items-center text-ink">
        <span className="sr-only">{copy.seeReminders}</span>
        <ChevronRight className="size-5" />
      </span>
    </Link>
  )
}

const OVERDUE = { tone: 'bg-now-tint text-now ring-now/20', icon: OctagonAlert }
const DUE = { tone: 'bg-soon-tint text-soon ring-soon/20', icon: CalendarClock }
