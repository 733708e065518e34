import {
  NO_QUOTE_RANGE,
  QUOTE_NOTICE,
  type QuoteCase,
  type QuoteLine,
  quoteLines,
} from '@tappet/diagnosis/quote'
import { usdRange } from '../../format/verdict.ts'
import { copy } from './page-copy.ts'

export type QuoteLinesProps = Omit<QuoteCase, 'thisYear'> & { quote: string }

export function QuoteLines({ quote, ...about }: QuoteLinesProps) {
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {quoteLines(quote, { ...about, thisYear: new Date().getFullYear() }).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal, and a kept quote never changes.
          <li className="py-3" key={index}>
            <p className="font-semibold break-words">{line.text}</p>
            <Range line={line} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{QUOTE_NOTICE}</p>
    </>
  )
}

function Range({ line: { range, caseWords } }: { line: QuoteLine }) {
  if (range === null) return <p className="text-muted">{NO_QUOTE_RANGE}</p>
  return (
    <>
      <p className="figure">{usdRange(range.minUsd, range.maxUsd)}</p>
      <p className="text-sm text-muted">{copy.priceSource(range.source)}</p>
      <p className="text-sm">{caseWords}</p>
    </>
  )
}
