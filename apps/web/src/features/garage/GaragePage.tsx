import { CarFront, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { useSession } from '../../backend/account/session.tsx'
import { HEADS } from '../../format/page-heads.ts'
import { CARS_UNREAD, carsKeptText } from '../../offline/garage/copy.ts'
import type { Car } from '../../offline/garage/table.ts'
import { type Garage, useGarage } from '../../offline/garage/use-garage.ts'
import { useLiveTables } from '../../offline/live/use-live-tables.ts'
import { Button, EmptyState, LoadFailed, Page, PageHeader, Section, SkeletonCard } from '../../ui/index.ts'
import { CarCard } from './CarCard.tsx'
import { CarDialog } from './CarDialog.tsx'
import { copy } from './copy.ts'
import { RefusedChanges } from './RefusedChanges.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

export default function GaragePage() {
  const { user } = useSession()
  if (!user) return null
  return <Cars userId={user.id} />
}

const TABLES = ['vehicles', 'maintenance', 'fill_ups', 'car_costs'] as const

function Cars({ userId }: { userId: string }) {
  useLiveTables(TABLES)
  const garage = useGarage(userId)
  const [passed, forgetPassed] = usePassedVin()
  const [editing, setEditing] = useState<Car | 'new' | null>(passed === null ? null : 'new')
  const [removing, setRemoving] = useState<Car | null>(null)
  const add = (
    <Button icon={<Plus />} onClick={() => setEditing('new')}>
      {copy.addCar}
    </Button>
  )
  const isEmpty = garage.cars.length + garage.former.length === 0
  const actions = { garage, userId, onEdit: setEditing, onRemove: setRemoving }
  return (
    <Page>
      <PageHeader action={garage.isKnown && !isEmpty ? add : undefined} {...HEADS.garage} />
      <RefusedChanges />
      <NotRead garage={garage} isEmpty={isEmpty} />
      {garage.isKnown && isEmpty ? <NoCars action={add} /> : null}
      {garage.cars.length > 0 ? <CarList {...actions} cars={garage.cars} /> : null}
      {garage.former.length > 0 ? (
        <Section description={copy.formerHelp} title={copy.former}>
          <CarList {...actions} cars={garage.former} />
        </Section>
      ) : null}
      {editing === null ? null : (
        <CarDialog
          edited={editing === 'new' ? null : editing}
          onClose={() => {
            setEditing(null)
            forgetPassed()
          }}
          {...(editing === 'new' && passed !== null && { initial: { vin: passed } })}
        />
      )}
      {removing ? <RemoveDialog car={removing} onClose={() => setRemoving(null)} /> : null}
    </Page>
  )
}

/** What is listed is what this device holds. */
function NotRead({ garage, isEmpty }: { garage: Garage; isEmpty: boolean }) {
  const { isKnown, isUnread, keptSinceMs, readAgain } = garage
  if (isUnread)
    return (
      <LoadFailed
        kept={isEmpty ? copy.nothingChanged : copy.unsentBelow}
        onRetry={readAgain}
        title={CARS_UNREAD.title}
      />
    )
  if (!isKnown) return <SkeletonCard label={copy.loading} lines={4} />
  if (keptSinceMs === null) return null
  return <LoadFailed onRetry={readAgain} stale={carsKeptText(keptSinceMs)} title={CARS_UNREAD.title} />
}

/** Once: a reload must not bring the form back. */
function usePassedVin(): [string | null, () => void] {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const [passed, setPassed] = useState(() => passedVin.safeParse(state).data?.vin ?? null)
  useEffect(() => {
    if (state !== null) void navigate(pathname, { replace: true, state: null })
  }, [state, pathname, navigate])
  return [passed, () => setPassed(null)]
}

const passedVin = z.object({ vin: z.string().max(24) })

function CarList({
  cars,
  garage,
  userId,
  onEdit,
  onRemove,
}: {
  cars: readonly Car[]
  garage: Garage
  userId: string
  onEdit: (car: Car) => void
  onRemove: (car: Car) => void
}) {
  const navigate = useNavigate()
  const isOnly = garage.cars.length + garage.former.length === 1
  const show = (car: Car) => {
    garage.choose(car.id)
    void navigate('/maintenance')
  }
  return (
    <ul className="grid gap-4 fit-cols-3 [--fit:auto-fit]">
      {cars.map((car) => (
        <li className="@container" key={car.id}>
          <CarCard
            car={car}
            isOnly={isOnly}
            isShown={garage.car?.id === car.id}
            onEdit={() => onEdit(car)}
            onRemove={() => onRemove(car)}
            onShow={() => show(car)}
            userId={userId}
          />
        </li>
      ))}
    </ul>
  )
}

function NoCars({ action }: { action: ReactNode }) {
  return <EmptyState action={action} body={copy.noneHelp} icon={<CarFront />} title={copy.none} />
}
