import { totalRecords } from '@tappet/diagnosis'
import type { ShownReport } from '@tappet/diagnosis/saved'
import { Card, ProgressBar } from '../../ui/index.ts'
import { confidencePercent } from './copy.ts'
import { reportCopy } from './report-copy.ts'

export function AnalysisSummary({ report }: { report: ShownReport }) {
  const top = report.probable_causes[0]?.likelihood ?? null
  return (
    <Card>
      <section
        aria-labelledby="analysis-summary"
        className="grid gap-x-8 gap-y-4 p-4 sm:grid-cols-[minmax(0,1fr)_auto] md:p-6"
      >
        <h3 className="sr-only" id="analysis-summary">
          {reportCopy.summary}
        </h3>
        <div>
          <ProgressBar label={reportCopy.confidence} value={confidencePercent(report)} />
          <p className="mt-2 text-muted">{reportCopy.confidenceMeaning}</p>
        </div>
        <dl className="flex gap-8">
          {report.data_sources_used ? (
            <Figure
              name={reportCopy.matchingRecords}
              value={String(totalRecords(report.data_sources_used))}
            />
          ) : null}
          {top === null ? null : <Figure name={reportCopy.topMatch} value={reportCopy.likely(top)} />}
        </dl>
      </section>
    </Card>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col gap-1.5">
      <dt>{name}</dt>
      <dd className="figure text-xl">{value}</dd>
    </div>
  )
}
