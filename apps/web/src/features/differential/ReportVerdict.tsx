import type { DifferentialCase } from '@tappet/diagnosis'
import { firstStep } from '../../format/verdict.ts'
import { Alert, DemoBadge, NextLine, VerdictCard } from '../../ui/index.ts'
import * as copy from './report-copy.ts'
import { reportParts } from './report-parts.ts'

/** Under a page's back button: the answer of a diagnosis without a recording, as a sound's result gives its own. */
export function ReportVerdict({ value: { report, demoFindings } }: { value: DifferentialCase }) {
  const { advice, ...parts } = reportParts(report)
  const test = parts.sure === null ? '' : firstStep(report.causes[0]?.test.how ?? '')
  return (
    <>
      <VerdictCard
        {...parts}
        next={
          advice ? (
            <Advice drive={report.drive} words={advice.short} />
          ) : test === '' ? null : (
            <NextLine>{test}</NextLine>
          )
        }
        note={demoFindings.length > 0 ? <DemoBadge>{copy.demoCodes}</DemoBadge> : null}
      />
      {advice && advice.rest !== '' ? (
        <Alert title={copy.alsoDo} tone={parts.lead === null ? 'soon' : 'now'}>
          {advice.rest}
        </Alert>
      ) : null}
    </>
  )
}

/** In the driver's own language: direction and voice. */
function Advice({ drive: { own }, words }: { drive: DifferentialCase['report']['drive']; words: string }) {
  return (
    <NextLine>
      {words}
      {own === undefined ? null : (
        <span className="mt-1 block" dir="auto" lang={own.tag}>
          {own.say}
        </span>
      )}
    </NextLine>
  )
}
