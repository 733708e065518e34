import { dueReminders, type ReminderStatus, reminderBadge } from '@tappet/upkeep'
import { ChevronRight, X } from 'lucide-react'
import { Suspense, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { useReminderPrefs } from '../../backend/car/upkeep.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import { DueBadge } from '../../fields/DueBadge.tsx'
import { localDay } from '../../format/local-day.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { countedMiles } from '../../offline/log/reading.ts'
import { useReading } from '../../offline/log/use-reading.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Card, IconButton } from '../../ui/index.ts'
import * as copy from './copy.ts'
import { useDismissed } from './dismissed.ts'
import { dueCards } from './due-cards.ts'

/** Once it is known what is due, be it nothing. */
type DueProps = { onKnown: () => void }

/** At most two; nothing while or when the rows cannot be read: home works without it. */
export function DueReminders({ onKnown }: DueProps) {
  const { state } = useConnection()
  const { user } = useSession()
  if (!user || state !== 'ready') return null
  return (
    <Suspense>
      <DueCards onKnown={onKnown} userId={user.id} />
    </Suspense>
  )
}

function DueCards({ userId, onKnown }: DueProps & { userId: string }) {
  const { car, isKnown, isUnread } = useGarage(userId)
  const { data: preferences, isError } = useReminderPrefs(userId, car)
  const { odometer, reading } = useReading(userId, car)
  const [dismissed, dismiss] = useDismissed()
  const heading = useRef<HTMLHeadingElement>(null)
  const isRead = isError || odometer.isError || (!!preferences && odometer.data !== undefined)
  const isSettled = isUnread || (isKnown && isRead)
  useLayoutEffect(() => {
    if (isSettled) onKnown()
  }, [isSettled, onKnown])
  if (!isKnown || !preferences || reading === undefined) return null
  const currentMileage = countedMiles(reading)
  const due = dueReminders(preferences, { today: localDay(new Date()), currentMileage })
  const { shown, notShown } = dueCards(due, dismissed)
  if (shown.length === 0) return null
  const putAway = (id: string) => {
    // The pressed button leaves with its card: the focus stays in the section, or on the page.
    const stays = shown.length > 1 || notShown > dismissed.size
    const next = stays ? heading.current : document.getElementById('main')
    dismiss(id)
    next?.focus({ preventScroll: true })
  }
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl" ref={heading} tabIndex={-1}>
        {copy.serviceDue}
      </h2>
      <ul className="flex flex-col gap-3">
        {shown.map((status) => (
          <DueCard key={status.id} onDismiss={() => putAway(status.id)} status={status} />
        ))}
      </ul>
      {notShown > 0 ? <ViewMore count={notShown} /> : null}
    </section>
  )
}

function DueCard({ status, onDismiss }: { status: ReminderStatus; onDismiss: () => void }) {
  const { distance: unit } = useUnits()
  const { item } = status
  return (
    <li>
      <Card className="flex items-start gap-2 p-4 pr-1">
        <div className="min-w-0 flex-1">
          <h3 className="text-lg">{item}</h3>
          <p className="text-muted">{copy.dueLine(status, unit)}</p>
          <p className="mt-2">
            <DueBadge badge={reminderBadge(status)} />
          </p>
        </div>
        <IconButton
          className="-mt-2 text-muted"
          icon={<X />}
          label={copy.dismiss(item)}
          onClick={onDismiss}
        />
      </Card>
    </li>
  )
}

function ViewMore({ count }: { count: number }) {
  return (
    <Link
      className="flex min-h-12 items-center gap-1 self-start font-semibold text-ink hover:underline"
      to="/reminder-settings"
    >
      {copy.viewMore(count)}
      <ChevronRight className="size-5 text-muted" />
    </Link>
  )
}
