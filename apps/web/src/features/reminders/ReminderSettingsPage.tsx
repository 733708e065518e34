import type { ReminderPrefRow } from '@tappet/wire'
import { BellRing, Gauge, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { useReminderPrefs } from '../../backend/car/upkeep.ts'
import { DueBadge } from '../../fields/DueBadge.tsx'
import { formatDistance } from '../../format/distance.ts'
import { localDay } from '../../format/local-day.ts'
import { CARS_UNREAD } from '../../offline/garage/copy.ts'
import type { Car } from '../../offline/garage/table.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { countedMiles } from '../../offline/log/reading.ts'
import { useReading } from '../../offline/log/use-reading.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  EmptyState,
  LoadFailed,
  Page,
  PageColumns,
  PageHeader,
  Section,
  Skeleton,
  SkeletonCard,
} from '../../ui/index.ts'
import { copy, recordedText } from './copy.ts'
import { useUnconfirmed } from './queries.ts'
import { ReminderForm } from './ReminderForm.tsx'
import { ReminderRow } from './ReminderRow.tsx'
import { groupsOf, type Standing, standings } from './reminder-status.ts'
import { summaryText } from './summary.ts'
import { useMileage } from './use-mileage.ts'
import { useReminderEditor } from './use-reminder-editor.ts'

export default function ReminderSettingsPage({ panel }: { panel?: ReactNode }) {
  const { user } = useSession()
  const navigate = useNavigate()
  if (!user) return null
  return (
    <Page>
      <PageHeader
        action={
          <Button icon={<Gauge />} render={<Link to="/current-mileage" />} variant="secondary">
            {copy.mileage}
          </Button>
        }
        back={{ label: copy.back, onBack: () => navigate('/maintenance') }}
        subtitle={copy.subtitle}
        title={copy.title}
      />
      <PageColumns
        aside={
          <>
            <MileageCard userId={user.id} />
            {panel}
          </>
        }
        main={<Reminders userId={user.id} />}
      />
    </Page>
  )
}

function Reminders({ userId }: { userId: string }) {
  const { distance: unit } = useUnits()
  const { car, isKnown, isUnread, readAgain } = useGarage(userId)
  const prefs = useReminderPrefs(userId, car)
  const editor = useReminderEditor(userId, car)
  const { form } = editor
  const rows = isKnown ? prefs.data : undefined
  // This form's own row is not in its way.
  const otherItems = (rows ?? []).filter(({ id }) => id !== form?.newId).map(({ item }) => item)
  return (
    <>
      {isUnread ? (
        <LoadFailed {...CARS_UNREAD} kept={copy.nothingChanged} onRetry={readAgain} />
      ) : prefs.isPending || !isKnown ? (
        <Loading />
      ) : null}
      {prefs.isError && isKnown ? (
        <LoadFailed
          kept={copy.nothingDeleted}
          onRetry={() => void prefs.refetch()}
          stale={rows && copy.staleShown}
          title={copy.unread}
        />
      ) : null}
      {rows?.length === 0 ? <NoReminders onAdd={editor.openToAdd} /> : null}
      {rows && rows.length > 0 ? <List car={car} editor={editor} rows={rows} userId={userId} /> : null}
      {form ? (
        <ReminderForm
          car={car}
          context={{ unit, today: localDay(new Date()), taken: form.pref ? [] : otherItems }}
          editing={form.pref?.item ?? null}
          initial={form.initial}
          key={form.pref?.id ?? form.newId}
          onClose={editor.close}
          onSave={(values, typed) => void editor.save(form, values, typed)}
          userId={userId}
        />
      ) : null}
    </>
  )
}

function List({
  rows,
  userId,
  car,
  editor,
}: {
  rows: readonly ReminderPrefRow[]
  userId: string
  car: Car | null
  editor: ReturnType<typeof useReminderEditor>
}) {
  const { odometer, reading } = useReading(userId, car)
  const unconfirmed = useUnconfirmed(userId)
  const upcomingId = useId()
  // A reminder would jump when the mileage comes.
  if (odometer.isPending) return <Loading />
  const currentMileage = countedMiles(reading)
  const all = standings(rows, { today: localDay(new Date()), currentMileage })
  const { due, upcoming, unknown } = groupsOf(all)
  const listOf = (group: readonly Standing[], isDue: boolean, labelId?: string) =>
    group.length === 0 ? null : (
      <Card>
        <ul aria-labelledby={labelId} className="divide-y divide-line">
          {group.map((standing) => (
            <ReminderRow
              isDue={isDue}
              isMileageRead={reading !== undefined && !reading?.isOfDeviceAlone}
              isUnconfirmed={unconfirmed.has(standing.pref.id)}
              key={standing.pref.id}
              onEdit={() => editor.openToEdit(standing.pref)}
              onRemove={() => void editor.remove(standing.pref)}
              standing={standing}
            />
          ))}
        </ul>
      </Card>
    )
  return (
    <Section
      action={
        <Button icon={<Plus />} onClick={editor.openToAdd}>
          {copy.add}
        </Button>
      }
      description={summaryText(all)}
      title={copy.list}
    >
      {listOf(due, true)}
      {upcoming.length > 0 ? (
        <div className="flex flex-col gap-2">
          <p id={upcomingId}>
            <DueBadge badge={copy.upcoming} />
          </p>
          {listOf(upcoming, false, upcomingId)}
        </div>
      ) : null}
      {listOf(unknown, false)}
    </Section>
  )
}

function NoReminders({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      action={
        <Button icon={<Plus />} onClick={onAdd}>
          {copy.add}
        </Button>
      }
      body={copy.noneHelp}
      icon={<BellRing />}
      title={copy.none}
    />
  )
}

// What stands below does not move.
function Loading() {
  return (
    <div className="flex flex-col gap-3">
      <SkeletonCard label={copy.loading} />
      <SkeletonCard label="" />
    </div>
  )
}

function MileageCard({ userId }: { userId: string }) {
  const { distance: unit } = useUnits()
  const { isUnread, odometer, isPending, reading } = useMileage(userId)
  return (
    <Card>
      <CardHeader description={copy.standsAtUse} icon={<Gauge />} title={copy.standsAt} />
      <CardBody className="flex flex-col items-start gap-4">
        {isPending ? <Skeleton shape="figure" /> : null}
        {isUnread || (odometer.isError && reading === undefined) ? <p>{copy.mileageNotRead}</p> : null}
        {reading === null ? <p>{copy.noneRecorded}</p> : null}
        {reading ? (
          <p>
            <span className="figure text-3xl">{formatDistance(reading.miles, unit)}</span>
            <br />
            <span className="text-sm text-muted">{recordedText(reading)}</span>
          </p>
        ) : null}
        <Button render={<Link to="/current-mileage" />} variant="secondary">
          {reading === null ? copy.enterMileage : copy.changeMileage}
        </Button>
      </CardBody>
    </Card>
  )
}
