import { CircleHelp, ShieldAlert, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, cx, LoadFailed, Section, Skeleton } from '../../ui/index.ts'
import { copy } from './copy.ts'
import type { Findings, Line } from './use-checks.ts'

const LOOK = {
  Passed: { tone: 'safe', icon: ShieldCheck },
  Vulnerable: { tone: 'now', icon: ShieldAlert },
  [copy.notRun]: { tone: 'neutral', icon: CircleHelp },
} as const

export function FindingList({
  title,
  description,
  findings,
  planned,
}: {
  title: string
  description: ReactNode
  findings: Findings
  planned?: readonly Line[]
}) {
  const { data, isError, refetch, isFetching } = findings
  const lines: readonly Line[] | undefined = data ?? planned
  return (
    <Section description={description} title={title}>
      {isError ? (
        <LoadFailed onRetry={() => void refetch()} title={copy.failed} what={copy.noAnswer} />
      ) : lines ? (
        <ul
          aria-busy={isFetching}
          className="divide-y divide-line rounded-card border border-line bg-surface px-4 shadow-card md:px-6"
        >
          {lines.map((line) => (
            <FindingRow key={line.title} line={line} />
          ))}
        </ul>
      ) : (
        <Running />
      )}
    </Section>
  )
}

function FindingRow({ line: { title, asked, outcome } }: { line: Line }) {
  const { tone, icon: Icon } = LOOK[outcome?.verdict ?? copy.notRun]
  return (
    <li className="@container flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 flex-1 basis-60 text-lg">{title}</h3>
        <Badge icon={outcome && <Icon />} tone={tone}>
          {outcome?.verdict ?? copy.running}
        </Badge>
      </div>
      <dl className="grid grid-cols-1 gap-x-3 gap-y-1 text-sm @md:grid-cols-[auto_minmax(0,1fr)]">
        {asked ? (
          <>
            <dt className="text-muted">{copy.asked}</dt>
            <dd className="break-words font-mono">{asked}</dd>
          </>
        ) : null}
        <dt className="text-muted">{copy.cameBack}</dt>
        {/* Room for the longest answer. */}
        <dd className={cx('break-words', asked && 'min-h-[3lh] md:min-h-[1lh]')}>
          {outcome?.answer ?? copy.nothingYet}
        </dd>
      </dl>
    </li>
  )
}

function Running() {
  return (
    <div className="flex flex-col gap-6 rounded-card border border-line bg-surface p-4 md:p-6" role="status">
      <span className="sr-only">{copy.runningAll}</span>
      {['first', 'second', 'third'].map((line) => (
        <div className="flex flex-col gap-3" key={line}>
          <Skeleton shape="title" />
          <Skeleton className="w-4/5" />
        </div>
      ))}
    </div>
  )
}
