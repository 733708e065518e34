import { causesOf, codesIn, wordsOf } from '@tappet/diagnosis/kept-case'
import { lazy, Suspense, useState } from 'react'
import type { ShownItem } from '../../offline/cases/overlay.ts'
import { Button, Card, CardBody, CardHeader, Skeleton } from '../../ui/index.ts'
import { TextItemDialog } from './TextItemDialog.tsx'

// The cost ranges are loaded when there is a quote to compare with them.
const QuoteLines = lazy(() => import('./QuoteLines.tsx'))

/** A workshop's quote, each line beside its cost range and the case's evidence. */
export function QuoteCard({ caseId, items }: { caseId: string; items: readonly ShownItem[] }) {
  const [asking, setAsking] = useState(false)
  const quote = items.findLast(({ kind }) => kind === 'quote')
  return (
    <Card>
      <CardHeader
        description="Type or paste its lines: each stands beside what that repair usually costs."
        title="Check a quote"
      />
      <CardBody className="flex flex-col gap-4">
        {quote ? (
          <Suspense fallback={<Skeleton className="h-24 w-full" />}>
            <QuoteLines codes={codesIn(items)} diagnosed={causesOf(items)} quote={wordsOf(quote.data)} />
          </Suspense>
        ) : null}
        <Button className="self-start" onClick={() => setAsking(true)} variant="secondary">
          {quote ? 'Check another quote' : 'Enter a quote'}
        </Button>
        {asking ? (
          <TextItemDialog
            action="Check quote"
            caseId={caseId}
            done="Quote kept"
            field={{
              label: 'Lines of the quote',
              hint: 'One line for each part or job. It stays with you: a link for the mechanic does not show it.',
              rows: 6,
            }}
            items={items}
            kind="quote"
            onClose={() => setAsking(false)}
            title="Enter a quote"
          />
        ) : null}
      </CardBody>
    </Card>
  )
}
