import { openCase } from '@tappet/diagnosis/differential'
import { type NamedCause, QUOTE_LABOUR, type QuoteLine, quoteLines } from '@tappet/diagnosis/quote'
import { wholeUsd } from '../../format/usd.ts'
import { copy } from './quote-copy.ts'

export type QuoteLinesProps = {
  quote: string
  codes: readonly string[]
  diagnosed: readonly NamedCause[] | null
}

type Causes = readonly NamedCause[] | null

/** Its codes reasoned together, else what its latest diagnosis named. */
function causesOf({ codes, diagnosed }: Omit<QuoteLinesProps, 'quote'>): Causes {
  if (codes.length === 0) return diagnosed
  const car = { make: null, model: null, year: null, mileage: null }
  return openCase({ texts: [], codes, car, thisYear: new Date().getFullYear() }).report.causes
}

export function QuoteLines({ quote, codes, diagnosed }: QuoteLinesProps) {
  const causes = causesOf({ codes, diagnosed })
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {quoteLines(quote, causes ?? []).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal, and a kept quote never changes.
          <li className="py-3" key={index}>
            <p className="font-semibold break-words">{line.text}</p>
            <Known causes={causes} line={line} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{copy.notice(QUOTE_LABOUR)}</p>
    </>
  )
}

function Known({ line: { range, cause }, causes }: { line: QuoteLine; causes: Causes }) {
  if (range === null) return <p className="text-muted">{copy.noRange}</p>
  return (
    <>
      <p className="figure">{copy.range(wholeUsd(range.minUsd), wholeUsd(range.maxUsd))}</p>
      <p className="text-sm text-muted">{copy.source(range.source)}</p>
      <p className="text-sm">
        {cause
          ? copy.speaksFor(cause.name, cause.percent)
          : causes === null
            ? copy.nothingKnown
            : causes.length === 0
              ? copy.noCause
              : copy.speaksNot}
      </p>
    </>
  )
}
