import type { ShownReport } from '@tappet/diagnosis/saved'
import type { ReactNode } from 'react'
import { useUnits } from '../../platform/storage/preferences.ts'
import { FoldPart } from '../../ui/index.ts'
import { carWords, copy } from './copy.ts'
import { reportCopy } from './report-copy.ts'

export function InputSummary({
  input,
  demoCodes,
}: {
  input: ShownReport['input']
  demoCodes: readonly string[]
}) {
  const { distance: unit } = useUnits()
  const rows: [string, string][] = [
    [reportCopy.vehicle, carWords(input, unit) ?? ''],
    [copy.symptoms, input.symptoms.join(', ')],
    [
      copy.codes,
      input.codes.map((code) => (demoCodes.includes(code) ? reportCopy.demoCode(code) : code)).join(', '),
    ],
    [copy.context, input.additional_context],
  ]
  const entries = rows.filter(([, value]) => value !== '')
  if (entries.length === 0) return null
  return (
    <FoldPart title={reportCopy.input}>
      <dl className="flex flex-col">
        {entries.map(([name, value]) => (
          <Row key={name} name={name}>
            {value}
          </Row>
        ))}
      </dl>
    </FoldPart>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <dt className="eyebrow">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
