import {
  byEnergy,
  type CarCost,
  costOf,
  csvFile,
  type Energy,
  energiesOf,
  fillUpFields,
  isService,
} from '@tappet/upkeep'
import type { MaintenanceRow } from '@tappet/wire'
import { FileDown, FileUp, Fuel, Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { useFillUps } from '../../backend/car/fuel.ts'
import { useMaintenance } from '../../backend/car/upkeep.ts'
import { HEADS } from '../../format/page-heads.ts'
import { useCostsOf } from '../../offline/costs/use-costs.ts'
import { fuelTable, type ShownFillUp } from '../../offline/fuel/table.ts'
import { CARS_UNREAD, KEPT_FOR_DEFAULT_CAR } from '../../offline/garage/copy.ts'
import type { Car } from '../../offline/garage/table.ts'
import { useGarage, useRowsOfCar } from '../../offline/garage/use-garage.ts'
import { useLiveTables } from '../../offline/live/use-live-tables.ts'
import { logTable } from '../../offline/log/table.ts'
import { useReading } from '../../offline/log/use-reading.ts'
import { useFuelQueue, useLogQueue } from '../../offline/use-offline.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import {
  Button,
  cx,
  EmptyState,
  ErrorState,
  LoadFailed,
  Page,
  PageHeader,
  Section,
  SkeletonCard,
} from '../../ui/index.ts'
import { Charts } from './charts/Charts.tsx'
import { currenciesOf, expensesOf } from './charts/series.ts'
import { copy, FUEL, fillUpCount, wordsOf } from './copy.ts'
import { Costs } from './costs/Costs.tsx'
import { Figures } from './Figures.tsx'
import { FillUpDialog } from './form/FillUpDialog.tsx'
import { FillUpList } from './list/FillUpList.tsx'
import { deleteWithUndo } from './save.ts'
import { saveCsv } from './save-csv.ts'
import { Waiting } from './Waiting.tsx'

const ImportDialog = lazy(() => import('../../import/ImportDialog.tsx'))

const NO_FILL_UPS: readonly ShownFillUp[] = []

/** Fill-ups, the economy that follows from them, and what the distance costs. */
export default function FuelPage() {
  const { user } = useSession()
  return user ? <FuelLog userId={user.id} /> : null
}

type Open = { kind: 'add' } | { kind: 'edit'; row: ShownFillUp } | { kind: 'import' } | null

const TABLES = ['fill_ups', 'car_costs', 'maintenance', 'vehicles'] as const

function FuelLog({ userId }: { userId: string }) {
  useLiveTables(TABLES)
  const query = useFillUps(userId)
  const changes = useFuelQueue()
  const { entries } = changes
  const [open, setOpen] = useState<Open>(null)
  const { car, isKnown: isCarKnown, isUnread, readAgain } = useGarage(userId)
  const all = useMemo(() => fuelTable.rowsWith(query.data ?? [], entries), [query.data, entries])
  const ofCar = useRowsOfCar(all, car)
  const fillUps = isCarKnown ? ofCar : NO_FILL_UPS
  const isKnown = isCarKnown && (query.data !== undefined || fillUps.length > 0)
  const units = useUnits()
  const { reading } = useReading(userId, car)
  const other = useCostsOf(userId, car)
  const others = open?.kind === 'edit' ? fillUps.filter(({ id }) => id !== open.row.id) : fillUps
  const close = () => setOpen(null)
  return (
    <Page>
      <PageHeader
        action={
          // An empty log offers its first fill-up by itself.
          isKnown && fillUps.length === 0 ? undefined : (
            <Button
              className="max-md:fixed max-md:right-4 max-md:bottom-[calc(var(--nav-height)+var(--safe-bottom)+1rem)] max-md:z-10 max-md:shadow-card md:min-h-10"
              icon={<Plus />}
              onClick={() => setOpen({ kind: 'add' })}
            >
              {copy.add(oneOf(car))}
            </Button>
          )
        }
        {...HEADS.fuel}
      />
      <Waiting count={fillUpCount} changes={changes} table={fuelTable} />
      {isUnread ? (
        <LoadFailed {...CARS_UNREAD} kept={KEPT_FOR_DEFAULT_CAR} onRetry={readAgain} />
      ) : isCarKnown && query.data !== undefined ? null : (
        <NotRead stored={query} />
      )}
      {/* Beside each other from 1024 px where both have room for the size of the text. */}
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-6 md:gap-8',
          isKnown &&
            'lg:grid-cols-[repeat(auto-fit,minmax(min(100%,max(22rem,40%)),1fr))] lg:grid-rows-[auto_auto_1fr]',
        )}
      >
        {isKnown ? (
          <Known
            car={car}
            costs={other.isRead ? other.costs : null}
            fillUps={fillUps}
            isComplete={query.data !== undefined}
            onOpen={setOpen}
            userId={userId}
          />
        ) : null}
        {isCarKnown ? <Costs car={car} units={units} {...other} /> : null}
      </div>
      {open?.kind === 'add' || open?.kind === 'edit' ? (
        <FillUpDialog
          edited={open.kind === 'edit' ? open.row : null}
          fuel={car?.fuel}
          key={open.kind === 'edit' ? open.row.id : 'new'}
          last={others[0] ?? null}
          counter={reading?.counter ?? null}
          others={others}
          onClose={close}
          onDelete={(row) => void deleteWithUndo(FUEL, row)}
          stations={stationsOf(fillUps)}
          units={{ ...units, distance: car?.odometer_unit ?? units.distance }}
          vehicleId={car?.id ?? null}
        />
      ) : null}
      {open?.kind === 'import' ? (
        <Suspense>
          <ImportDialog car={car} onClose={close} userId={userId} />
        </Suspense>
      ) : null}
      {/* Space for the floating button on a phone, which would cover the last row. */}
      <div aria-hidden="true" className="h-8 md:hidden" />
    </Page>
  )
}

/** Loading, offline, or no answer. A fill-up can be added in each of them. */
function NotRead({ stored }: { stored: ReturnType<typeof useFillUps> }) {
  if (stored.isError)
    return <LoadFailed kept={copy.unreadKept} onRetry={() => void stored.refetch()} title={copy.unread} />
  return stored.fetchStatus === 'paused' ? (
    <ErrorState kept={copy.offlineKept} title={copy.offline} what={copy.offlineWhy} />
  ) : (
    <SkeletonCard label={copy.loading} lines={6} />
  )
}

function Known({
  car,
  costs,
  fillUps,
  isComplete,
  userId,
  onOpen,
}: {
  car: Car | null
  /** Null while they are not read. */
  costs: readonly CarCost[] | null
  fillUps: readonly ShownFillUp[]
  /** False while those of the server are not read. */
  isComplete: boolean
  userId: string
  onOpen: (open: Open) => void
}) {
  const units = useUnits()
  const log = useMaintenance(userId)
  const { entries } = useLogQueue()
  const allServices = useMemo(() => logTable.rowsWith(log.data ?? [], entries), [log.data, entries])
  const services = useRowsOfCar(allServices, car)
  const isLogRead = log.data !== undefined
  const kinds = useMemo(
    () => byEnergy(fillUps, car?.fuel).map((kind) => (isComplete ? kind : { ...kind, economy: NO_ECONOMY })),
    [fillUps, car?.fuel, isComplete],
  )
  const spending = useMemo(
    () => (isLogRead && costs ? { expenses: expensesOf(kinds, services), costs } : null),
    [isLogRead, kinds, services, costs],
  )
  const currency = currenciesOf(fillUps)[0] ?? units.currency
  if (fillUps.length === 0) return <NoFillUps car={car} onOpen={onOpen} />
  return (
    <>
      <div className="col-span-full">
        <Figures
          currency={currency}
          isComplete={isComplete}
          kinds={kinds}
          spending={spending}
          units={units}
          unpricedServices={services.filter(isUnpriced).length}
        />
      </div>
      <Section
        // Of a part no file is made, and a file is compared with no part.
        action={isComplete ? <FileButtons fillUps={fillUps} onOpen={onOpen} /> : undefined}
        title={listTitle(kinds)}
      >
        <FillUpList
          fillUps={fillUps}
          kinds={kinds}
          onEdit={(row) => onOpen({ kind: 'edit', row })}
          units={units}
        />
      </Section>
      {isComplete ? <Charts currency={currency} kinds={kinds} spending={spending} units={units} /> : null}
    </>
  )
}

/** What a car of one kind gets. */
const oneOf = (car: Car | null) => {
  const [energy = null, ...others] = energiesOf(car?.fuel)
  return wordsOf(others.length === 0 ? energy : null).one
}

function NoFillUps({ car, onOpen }: { car: Car | null; onOpen: (open: Open) => void }) {
  const one = oneOf(car).toLowerCase()
  return (
    <EmptyState
      action={
        <>
          <Button icon={<Plus />} onClick={() => onOpen({ kind: 'add' })}>
            {copy.addFirst(one)}
          </Button>
          <Button icon={<FileUp />} onClick={() => onOpen({ kind: 'import' })} variant="secondary">
            {copy.importFile}
          </Button>
        </>
      }
      body={copy.noneHelp(one)}
      icon={<Fuel />}
      title={copy.none(one)}
    />
  )
}

function FileButtons({ fillUps, onOpen }: { fillUps: readonly ShownFillUp[]; onOpen: (open: Open) => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        icon={<FileDown />}
        onClick={() => saveCsv('fuel', csvFile(fillUpFields, fillUps))}
        size="sm"
        variant="secondary"
      >
        {copy.exportCsv}
      </Button>
      <Button icon={<FileUp />} onClick={() => onOpen({ kind: 'import' })} size="sm" variant="secondary">
        {copy.importCsv}
      </Button>
    </div>
  )
}

const NO_ECONOMY = { intervals: [], total: null }

const listTitle = (kinds: readonly { energy: Energy | null }[]) =>
  [...new Set(kinds.map(({ energy }) => `${wordsOf(energy).one}s`))].join(' and ')

const isUnpriced = (record: MaintenanceRow) => isService(record) && costOf(record) === null

const stationsOf = (fillUps: readonly ShownFillUp[]) => [
  ...new Set(fillUps.flatMap(({ station }) => station ?? [])),
]
