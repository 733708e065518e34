import type { CaseItemRow, Json } from '@tappet/wire'
import { FolderPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useConnection } from '../../backend/backend.tsx'
import { useSession } from '../../backend/session.tsx'
import type { ShownCase } from '../../offline/cases/overlay.ts'
import { useCases, useEveryCaseItem } from '../../offline/cases/use-cases.ts'
import { Button, Card, CardBody, CardHeader } from '../../ui/index.ts'
import { KeepWatching } from './KeepWatching.tsx'
import { scanOf } from './timeline.ts'
import { addToCase, type ItemDraft, stateOf } from './write.ts'

/** One scan of a real car, whole, as a case keeps it. */
export type WatchedScan = {
  /** When it was read, ISO 8601; also what tells it from another. */
  at: string
  codes: readonly string[]
  vin: string | null
  data: Json
}

const itemOf = ({ at, data }: WatchedScan): ItemDraft => ({ kind: 'scan', happened_at: at, data })

/** The cases that a scan speaks to. One whose code is back opens again by itself; the others are offered. */
export function ScanCases({ scan }: { scan: WatchedScan }) {
  const { state } = useConnection()
  const { user } = useSession()
  const [first] = scan.codes
  const title = first
    ? `${first}${scan.codes.length > 1 ? ` and ${scan.codes.length - 1} more` : ''}`
    : 'No codes'
  return (
    <Card>
      <CardHeader
        description="A case keeps this scan with what comes before and after it, and says when a repair is proven."
        title="Follow this up"
      />
      <CardBody className="flex flex-wrap gap-3">
        {user && state === 'ready' ? <Known scan={scan} userId={user.id} /> : null}
        <KeepWatching make={async () => itemOf(scan)} title={title} />
      </CardBody>
    </Card>
  )
}

function Known({ scan, userId }: { scan: WatchedScan; userId: string }) {
  const { cases } = useCases(userId)
  const all = useEveryCaseItem(userId)
  const of = (each: ShownCase) => all?.filter(({ case_id }) => case_id === each.id) ?? []
  const fitting = (all ? (cases ?? []) : []).filter((each) => fits(scan, of(each)))
  return fitting.map((each) => <OneCase found={each} key={each.id} rows={of(each)} scan={scan} />)
}

/** Not in it yet, and as far as is known of the same car. */
function fits(scan: WatchedScan, rows: readonly CaseItemRow[]): boolean {
  const scans = rows.filter(({ kind }) => kind === 'scan')
  if (scans.some(({ happened_at }) => Date.parse(happened_at) === Date.parse(scan.at))) return false
  const vins = scans.flatMap(({ data }) => scanOf(data).vin ?? [])
  return scan.vin === null || vins.length === 0 || vins.includes(scan.vin)
}

/** Whether the scan opens a case again that was quiet, repaired, proven or closed. */
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

function OneCase({
  found,
  rows,
  scan,
}: {
  found: ShownCase
  rows: readonly CaseItemRow[]
  scan: WatchedScan
}) {
  const isBack = opensAgain(scan, rows)
  const handled = useRef('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    // Once for each scan, whatever is drawn again meanwhile.
    if (!isBack || handled.current === scan.at) return
    handled.current = scan.at
    void addToCase({ id: found.id, rows, done: `It is back: “${found.title}” is open again` }, itemOf(scan))
  }, [isBack, scan, found, rows])
  if (isBack || found.state === 'closed') return null
  const add = async () => {
    setBusy(true)
    await addToCase({ id: found.id, rows, done: `Added to “${found.title}”` }, itemOf(scan))
    setBusy(false)
  }
  return (
    <Button
      icon={<FolderPlus aria-hidden="true" />}
      loading={busy}
      onClick={() => void add()}
      variant={found.state === 'repaired' ? 'primary' : 'secondary'}
    >
      Add to “{found.title}”
    </Button>
  )
}
