import type { CodeCategory, Severity } from '@tappet/diagnosis'
import type { CodeAnswer } from '@tappet/diagnosis/code-answer'
import { CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, Card, CardFooter, SeverityBadge, Skeleton } from '../../ui/index.ts'
import { copy, PRIORITY_WORDS } from './copy.ts'

export function CodePlate({
  category,
  severity,
  loading,
  answer,
  naming,
  actions,
}: {
  category: CodeCategory | null
  severity: Severity | null
  loading: boolean
  answer: CodeAnswer | null
  naming: boolean
  actions: ReactNode
}) {
  const isMakers = answer?.kind === 'manufacturer'
  return (
    <Card>
      <div className="grid divide-y divide-line md:grid-cols-[1.3fr_1fr] md:divide-x md:divide-y-0">
        <div className="flex flex-col items-start gap-2 p-4 md:p-6">
          <h2 className="text-base font-normal tracking-normal">{copy.driveQuestion}</h2>
          <Drive isMakers={isMakers} loading={loading} severity={severity} />
        </div>
        <dl className="flex flex-col gap-4 p-4 md:p-6">
          <Fact name={copy.category}>{category}</Fact>
          {answer?.kind === 'generic' && answer.family ? (
            <Fact name={copy.group}>{answer.family}</Fact>
          ) : null}
          {isMakers ? <Fact name={copy.definedBy}>{copy.manufacturer}</Fact> : null}
          {answer === null && naming ? <FactToCome /> : null}
        </dl>
      </div>
      <CardFooter className="print:hidden">{actions}</CardFooter>
    </Card>
  )
}

function Drive({
  severity,
  loading,
  isMakers,
}: {
  severity: Severity | null
  loading: boolean
  isMakers: boolean
}) {
  if (severity === null && loading) {
    return (
      <div aria-hidden="true" className="flex w-full flex-col gap-3 pt-1">
        <Skeleton shape="title" />
        <Skeleton />
      </div>
    )
  }
  if (severity === null) {
    return (
      <>
        <Badge icon={<CircleDashed />}>{copy.noPriority}</Badge>
        <p className="text-muted">{copy.noPriorityAdvice}</p>
      </>
    )
  }
  return (
    <>
      <SeverityBadge severity={severity} />
      <p className="text-lg">{PRIORITY_WORDS[severity]}</p>
      {isMakers ? <p className="text-muted">{copy.makersPriority}</p> : null}
    </>
  )
}

/** As high as a fact, so that nothing below moves. */
function FactToCome() {
  return (
    <div aria-hidden="true" className="flex h-14 flex-col justify-between py-1">
      <Skeleton className="w-1/4" />
      <Skeleton className="w-2/3" />
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-muted">{name}</dt>
      <dd className="text-lg font-semibold">{children}</dd>
    </div>
  )
}
