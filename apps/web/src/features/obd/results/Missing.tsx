import type { Gap } from '@tappet/obd'
import { gapWords } from '@tappet/obd'
import { Card, CardBody, CardHeader } from '../../../ui/index.ts'
import { moreWords, unitName } from '../copy.ts'

const MAX_LINES = 6

export function Missing({ gaps }: { gaps: readonly Gap[] }) {
  const lines = [...new Set(gaps.map((gap) => gapWords(gap, unitName)))]
  const more = lines.length - MAX_LINES
  return (
    <ul className="mt-2 list-disc space-y-1 pl-5">
      {lines.slice(0, MAX_LINES).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {more > 0 ? <li>{moreWords(more)}</li> : null}
    </ul>
  )
}

/** Under what could be read. */
export function NotAllRead({ words, gaps }: { words: string; gaps: readonly Gap[] }) {
  if (gaps.length === 0) return null
  return (
    <div className="text-sm text-muted">
      <p>{words}</p>
      <Missing gaps={gaps} />
    </div>
  )
}

export function NotRead({ title, words, gaps }: { title: string; words: string; gaps: readonly Gap[] }) {
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <p>{words}</p>
        <div className="text-sm text-muted">
          <Missing gaps={gaps} />
        </div>
      </CardBody>
    </Card>
  )
}
