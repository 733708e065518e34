import { causesOf, codesIn, wordsOf } from '@tappet/diagnosis/kept-case'
import { useState } from 'react'
import { Button, Card, CardBody, CardHeader, lateLayer, Skeleton } from '../../ui/index.ts'
import { copy } from './page-copy.ts'
import type { QuoteLinesProps } from './QuoteLines.tsx'
import type { ShownItem } from './queue/overlay.ts'
import { TextItemDialog } from './TextItemDialog.tsx'

const QuoteLines = lateLayer<QuoteLinesProps>(async () => (await import('./QuoteLines.tsx')).QuoteLines, {
  waiting: <Skeleton className="h-24 w-full" />,
})

export function QuoteCard({ caseId, items }: { caseId: string; items: readonly ShownItem[] }) {
  const [asking, setAsking] = useState(false)
  const [comparing, setComparing] = useState(false)
  const quote = items.findLast(({ kind }) => kind === 'quote')
  return (
    <Card className={quote ? '' : 'print:hidden'}>
      <CardHeader description={copy.quoteHelp} title={copy.quote} />
      <CardBody className="flex flex-col gap-4">
        {quote && comparing ? (
          <QuoteLines codes={codesIn(items)} diagnosed={causesOf(items)} quote={wordsOf(quote.data)} />
        ) : null}
        {quote && !comparing ? (
          <Button className="self-start" onClick={() => setComparing(true)} variant="secondary">
            {copy.compare}
          </Button>
        ) : null}
        <Button className="self-start" onClick={() => setAsking(true)} variant="secondary">
          {quote ? copy.anotherQuote : copy.enterQuote}
        </Button>
        {asking ? (
          <TextItemDialog
            action={copy.saveQuote}
            caseId={caseId}
            done={copy.quoteKept}
            field={{
              label: copy.quoteLines,
              hint: copy.quoteLinesHint,
              rows: 6,
            }}
            items={items}
            kind="quote"
            onClose={() => {
              setAsking(false)
              setComparing(true)
            }}
            title={copy.enterQuote}
          />
        ) : null}
      </CardBody>
    </Card>
  )
}
