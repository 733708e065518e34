import { lazy, Suspense, useState } from 'react'
import type { ShownItem } from '../../offline/cases/overlay.ts'
import { Button, Card, CardBody, CardHeader, Dialog, Skeleton, TextArea } from '../../ui/index.ts'
import { causesOf, codesIn, wordsOf } from './timeline.ts'
import { addToCase } from './write.ts'

// The cost ranges come when there is a quote to hold against them.
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
        {asking ? <QuoteDialog caseId={caseId} items={items} onClose={() => setAsking(false)} /> : null}
      </CardBody>
    </Card>
  )
}

const MAX_QUOTE_LENGTH = 5000

function QuoteDialog({
  caseId,
  items,
  onClose,
}: {
  caseId: string
  items: readonly ShownItem[]
  onClose: () => void
}) {
  const [words, setWords] = useState('')
  const [saving, setSaving] = useState(false)
  const save = async () => {
    if (words.trim() === '') return
    setSaving(true)
    const item = {
      kind: 'quote' as const,
      happened_at: new Date().toISOString(),
      data: { words: words.trim() },
    }
    if (await addToCase({ id: caseId, rows: items, done: 'Quote kept' }, item)) onClose()
    setSaving(false)
  }
  return (
    <Dialog
      footer={
        <Button loading={saving} onClick={() => void save()}>
          Check quote
        </Button>
      }
      onOpenChange={onClose}
      open
      title="Enter a quote"
    >
      <TextArea
        hint="One line for each part or job. It stays with you: a link for the mechanic does not show it."
        label="Lines of the quote"
        maxLength={MAX_QUOTE_LENGTH}
        onChange={(event) => setWords(event.target.value)}
        rows={6}
        value={words}
      />
    </Dialog>
  )
}
