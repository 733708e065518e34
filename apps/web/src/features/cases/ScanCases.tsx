import { scanOf, scanWords } from '@tappet/diagnosis/kept-case'
import type { CaseItemRow, Json } from '@tappet/wire'
import { FolderPlus } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { isOfCar } from '../../backend/car/car.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { queue } from '../../offline/instance.ts'
import { useStore } from '../../platform/runtime/store.ts'
import { Button, Card, CardBody, CardHeader } from '../../ui/index.ts'
import { KeepWatching } from './KeepWatching.tsx'
import { isCaseEntry } from './queue/kinds.ts'
import type { ShownCase } from './queue/overlay.ts'
import { useEveryCaseItem } from './queue/use-case-items.ts'
import { useCases } from './queue/use-cases.ts'
import { copy } from './scan-copy.ts'
import { addToCase, type ItemDraft, stateOf } from './write.ts'

/** Of a real car, whole. */
export type WatchedScan = {
  /** ISO 8601; also its identity. */
  at: string
  codes: readonly string[]
  vin: string | null
  data: Json
  /** Absent: the car that is shown. */
  carId?: string | null
}

const itemOf = ({ at, data }: WatchedScan): ItemDraft => ({ kind: 'scan', happened_at: at, data })

/** A case whose code is back opens again by itself; the others are offered. */
export function ScanCases({ scan }: { scan: WatchedScan }) {
  const { state } = useConnection()
  const { user } = useSession()
  return (
    <Card>
      <CardHeader description={copy.followUpHelp} title={copy.followUp} />
      <CardBody className="flex flex-wrap gap-3">
        {user && state === 'ready' ? <Known scan={scan} userId={user.id} /> : null}
        <WatchScan scan={scan} />
      </CardBody>
    </Card>
  )
}

export function caseTitleOf({ codes, data }: Pick<WatchedScan, 'codes' | 'data'>): string {
  const [first] = codes
  if (first === undefined) return scanWords(data)
  return copy.codesTitle(first, codes.length - 1)
}

export function WatchScan({ scan }: { scan: WatchedScan }) {
  const { car, isByVin } = useCarOfScan(scan)
  return (
    <KeepWatching
      {...(car ? { carId: car.id } : {})}
      isOfThatCar={isByVin}
      make={async () => itemOf(scan)}
      title={caseTitleOf(scan)}
    />
  )
}

/** By its VIN, else the one that was shown. */
function useCarOfScan({ vin, carId }: WatchedScan) {
  const { cars, former, car: shown, isKnown } = useGarage(useSession().user?.id ?? null)
  const all = [...cars, ...former]
  const byVin = vin === null ? undefined : all.find((each) => each.vin === vin)
  const then = carId === undefined ? shown : all.find((each) => isOfCar({ vehicle_id: carId }, each))
  return { car: byVin ?? then ?? null, isByVin: byVin !== undefined, isKnown }
}

function Known({ scan, userId }: { scan: WatchedScan; userId: string }) {
  const { cases } = useCases(userId)
  const all = useEveryCaseItem(userId)
  const { car, isKnown } = useCarOfScan(scan)
  const of = (each: ShownCase) => all?.filter(({ case_id }) => case_id === each.id) ?? []
  const { entries } = useStore(queue)
  // Refused, too: the driver decides on that first.
  const isWritten = ({ id }: ShownCase) =>
    entries.filter(isCaseEntry).some((entry) => {
      const items = entry.kind === 'case.write' && entry.work.caseId === id ? entry.work.items : []
      return items.some((item) => holds(item, scan))
    })
  // While the cars are not known, a case of another one would take the scan in.
  const fitting = (all && isKnown ? (cases ?? []) : []).filter(
    (each) => isOfCar(each, car) && fits(scan, of(each)) && !isWritten(each),
  )
  // What could not be kept is not sent again by itself.
  const [opened] = useState(() => new Set<string>())
  return fitting.map((each) => (
    <OneCase found={each} key={`${each.id} ${scan.at}`} opened={opened} rows={of(each)} scan={scan} />
  ))
}

const holds = ({ kind, happened_at }: Pick<CaseItemRow, 'kind' | 'happened_at'>, { at }: WatchedScan) =>
  kind === 'scan' && Date.parse(happened_at) === Date.parse(at)

/** As far as is known of the same car. */
function fits(scan: WatchedScan, rows: readonly CaseItemRow[]): boolean {
  if (rows.some((row) => holds(row, scan))) return false
  const vins = rows.flatMap(({ kind, data }) => (kind === 'scan' ? (scanOf(data).vin ?? []) : []))
  return scan.vin === null || vins.length === 0 || vins.includes(scan.vin)
}

export function opensAgain(scan: WatchedScan, rows: readonly CaseItemRow[]): boolean {
  const row: CaseItemRow = {
    id: scan.at,
    case_id: '',
    user_id: '',
    history_id: null,
    maintenance_id: null,
    created_at: scan.at,
    kind: 'scan',
    happened_at: scan.at,
    data: scan.data,
  }
  return stateOf(rows) !== 'open' && stateOf([...rows, row]) === 'open'
}

type OneCaseProps = {
  found: ShownCase
  rows: readonly CaseItemRow[]
  scan: WatchedScan
  /** Each is tried once. */
  opened: Set<string>
}

function OneCase({ found, rows, scan, opened }: OneCaseProps) {
  const opening = `${found.id} ${scan.at}`
  const isBack = opensAgain(scan, rows)
  const [busy, setBusy] = useState(false)
  const add = useCallback(
    async (done: string) => {
      setBusy(true)
      await addToCase({ id: found.id, rows, done }, itemOf(scan))
      setBusy(false)
    },
    [found.id, rows, scan],
  )
  useEffect(() => {
    if (!isBack || opened.has(opening)) return
    opened.add(opening)
    void add(copy.isBack(found.title))
  }, [isBack, opened, opening, add, found.title])
  if (isBack ? busy || !opened.has(opening) : found.state === 'closed') return null
  return (
    <Button
      icon={<FolderPlus />}
      loading={busy}
      onClick={() => void add(copy.addedTo(found.title))}
      variant={found.state === 'repaired' ? 'primary' : 'secondary'}
    >
      {copy.addTo(found.title)}
    </Button>
  )
}
