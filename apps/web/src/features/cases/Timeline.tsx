import { CASE_ENTRY_WORDS } from '@tappet/diagnosis/casebook'
import {
  causesOf,
  codesOfScan,
  isWholeScan,
  otherCodesOf,
  otherCodesWords,
  repairOf,
  reportOf,
  scanWords,
  soundOf,
  soundWords,
  wordsOf,
} from '@tappet/diagnosis/kept-case'
import { type CaseItemKind, keptFinding } from '@tappet/wire'
import {
  AudioLines,
  ListChecks,
  Lock,
  LockOpen,
  Receipt,
  ScanLine,
  StickyNote,
  Trash2,
  Wrench,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { foundWords } from '../../format/found.ts'
import { catalogueFaults } from '../../format/found-faults.ts'
import { formatDate, formatMoment } from '../../format/moment.ts'
import { exactMoney } from '../../format/money.ts'
import { Badge, Card, IconButton } from '../../ui/index.ts'
import { copy } from './page-copy.ts'
import type { ShownItem } from './queue/overlay.ts'

const ICON: Record<CaseItemKind, typeof Wrench> = {
  sound: AudioLines,
  report: ListChecks,
  scan: ScanLine,
  repair: Wrench,
  note: StickyNote,
  quote: Receipt,
  finding: Wrench,
  closed: Lock,
  reopened: LockOpen,
}

export function Timeline({
  items,
  onRemove,
}: {
  items: readonly ShownItem[]
  onRemove: (item: ShownItem) => void
}) {
  return (
    <ol className="flex flex-col gap-3">
      {[...items].reverse().map((item) => (
        <li key={item.id}>
          <Entry item={item} onRemove={() => onRemove(item)} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ item, onRemove }: { item: ShownItem; onRemove: () => void }) {
  const Icon = ICON[item.kind]
  const isRepair = item.kind === 'repair'
  const { date } = repairOf(item.data)
  return (
    <Card className="flex flex-wrap items-start gap-3 p-4 pr-1 md:p-5 md:pr-2">
      <Icon className="mt-0.5 size-5 shrink-0 text-muted" />
      {/* Large text goes under the icon. */}
      <div className="min-w-[min(100%,9rem)] flex-1">
        <p className="eyebrow flex flex-wrap gap-x-2">
          {CASE_ENTRY_WORDS[item.kind]}
          <time className="font-normal normal-case" dateTime={item.happened_at}>
            {isRepair && date ? formatDate(`${date}T12:00:00`) : formatMoment(item.happened_at)}
          </time>
        </p>
        <div className="mt-1 break-words">
          <Content item={item} />
        </div>
        {item.waiting ? <p className="mt-2 text-sm text-muted">{copy.waiting}</p> : null}
      </div>
      <IconButton
        className="-mt-2 ml-auto text-muted"
        icon={<Trash2 />}
        label={copy.takeOut(CASE_ENTRY_WORDS[item.kind], formatMoment(item.happened_at))}
        onClick={onRemove}
      />
    </Card>
  )
}

function Content({ item }: { item: ShownItem }): ReactNode {
  switch (item.kind) {
    case 'sound':
      return <Sound item={item} />
    case 'report':
      return <Result gone={item.history_id === null} item={item} name={reportOf(item.data).name} />
    case 'scan':
      return <Scan item={item} />
    case 'repair':
      return (
        <>
          <p className="font-semibold">{repairOf(item.data).item}</p>
          {item.maintenance_id === null ? <p className="text-muted">{copy.recordDeleted}</p> : null}
        </>
      )
    case 'note':
    case 'quote':
      return <p className="whitespace-pre-line">{wordsOf(item.data)}</p>
    case 'finding':
      return <Finding item={item} />
    case 'closed':
    case 'reopened':
      return null
  }
}

// A comparison with the car's normal sound keeps no recording.
function Sound({ item }: { item: ShownItem }) {
  const { compared } = soundOf(item.data)
  return (
    <Result gone={item.history_id === null && compared === null} item={item} name={soundWords(item.data)} />
  )
}

/** More would be no short list. */
const MAX_CAUSES = 3

function Result({ name, gone, item }: { name: string; gone: boolean; item: ShownItem }) {
  const causes = causesOf([item])?.slice(0, MAX_CAUSES) ?? []
  return (
    <>
      <p className="font-semibold">{name}</p>
      {causes.length > 0 ? (
        <p className="text-muted">{copy.couldBe(causes.map((cause) => cause.name).join(', '))}</p>
      ) : null}
      {gone ? <p className="text-muted">{copy.resultGone}</p> : null}
    </>
  )
}

function Scan({ item }: { item: ShownItem }) {
  const codes = codesOfScan(item.data)
  const isWhole = isWholeScan(item.data)
  const others = otherCodesWords(otherCodesOf(item.data))
  return (
    <>
      <p className={codes.length > 0 ? 'figure font-semibold' : 'font-semibold'}>{scanWords(item.data)}</p>
      {others === null ? null : <p>{others}</p>}
      {isWhole ? null : (
        <p className="mt-1">
          <Badge>{copy.partly}</Badge> <span className="text-muted">{copy.provesNothing}</span>
        </p>
      )}
    </>
  )
}

function Finding({ item }: { item: ShownItem }) {
  const { words, parts, price, by, found } = keptFinding.parse(item.data)
  // One tap keeps the fault's own name as its words.
  const name = found === null || found === words ? null : foundWords(found, catalogueFaults)
  return (
    <>
      {name === null || name === words ? null : <p className="font-semibold">{name}</p>}
      <p className="whitespace-pre-line">{words}</p>
      {parts ? <p className="text-muted">{copy.parts(parts)}</p> : null}
      {price ? <p className="figure">{exactMoney(price)}</p> : null}
      <p className="text-sm text-muted">{by === 'mechanic' ? copy.byMechanic : copy.byYou}</p>
    </>
  )
}
