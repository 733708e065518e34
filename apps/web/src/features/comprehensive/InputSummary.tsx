import type { ReactNode } from 'react'
import { useUnits } from '../../platform/storage/preferences.ts'
import { FoldPart } from '../../ui/index.ts'
import { carWords } from './copy.ts'
import type { ShownReport } from './read-report.ts'

export function InputSummary({
  input,
  demoCodes,
}: {
  input: ShownReport['input']
  demoCodes: readonly string[]
}) {
  const { distance: unit } = useUnits()
  const rows: [string, string][] = [
    ['Vehicle', carWords(input, unit) ?? ''],
    ['Symptoms', input.symptoms.join(', ')],
    ['DTC codes', input.codes.map((code) => (demoCodes.includes(code) ? `${code} (demo)` : code)).join(', ')],
    ['Additional context', input.additional_context],
  ]
  const known = rows.filter(([, value]) => value !== '')
  if (known.length === 0) return null
  return (
    <FoldPart title="What you entered">
      <dl className="flex flex-col">
        {known.map(([name, value]) => (
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
