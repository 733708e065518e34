import type { InspectionRuleId, Verdict } from '@tappet/obd'
import {
  DRIVES,
  DRIVES_SOURCE,
  INSPECTION_RULES,
  incompleteMonitors,
  modelYearOfVin,
  verdictOf,
} from '@tappet/obd'
import { CircleHelp, CircleX, Route } from 'lucide-react'
import { useState } from 'react'
import { createChoice, useChoice } from '../../../platform/storage/choice.ts'
import { Card, CardBody, CardHeader, SelectField, SkeletonCard } from '../../../ui/index.ts'
import type { CarReport } from '../saved/report.ts'

const PLACES: readonly InspectionRuleId[] = ['usEpa', 'usCalifornia']
const isPlace = (value: string): value is InspectionRuleId => PLACES.some((id) => id === value)

const inspectionPlace = createChoice<string>(
  'tappet.inspection-place',
  (kept) => kept ?? '',
  (place) => place || null,
)

const FIRST_YEAR = 1996
const NEWEST_YEAR = 2027
const YEARS = Array.from({ length: NEWEST_YEAR - FIRST_YEAR + 1 }, (_, index) => String(NEWEST_YEAR - index))

/** By the rule of one place. */
export function InspectionCard({ report }: { report: CarReport }) {
  const [place, choose] = useChoice(inspectionPlace)
  const { readiness, vehicle, codes } = report
  const vin = vehicle === null || vehicle.kind === 'failed' ? null : vehicle.value.vin
  const ofVin = vin === null ? null : modelYearOfVin(vin.text)
  const [chosenYear, setChosenYear] = useState('')
  if (readiness === null) return <SkeletonCard label="Comparing with the rules of an inspection" lines={3} />
  const modelYear = ofVin ?? (chosenYear === '' ? null : Number(chosenYear))
  const rule = isPlace(place) ? INSPECTION_RULES[place] : null
  const verdict = rule === null ? null : verdictOf({ readiness, codes: codes.value, rule, modelYear })
  const open = readiness.kind === 'failed' ? [] : incompleteMonitors(readiness.value)
  return (
    <Card aria-label="Inspection coach" role="region">
      <CardHeader
        description="By the car’s own tests, and by the rule of one place."
        title="Would it pass today?"
      />
      <CardBody className="flex flex-col gap-4">
        <SelectField
          label="Where it is inspected"
          onChange={({ target }) => choose(target.value)}
          options={[
            { value: '', label: 'Not chosen' },
            ...PLACES.map((id) => ({ value: id, label: INSPECTION_RULES[id].name })),
            { value: 'elsewhere', label: 'Somewhere else' },
          ]}
          value={place}
        />
        {ofVin === null && rule !== null ? (
          <SelectField
            hint="The VIN does not tell it."
            label="Model year"
            onChange={({ target }) => setChosenYear(target.value)}
            options={[
              { value: '', label: 'Not chosen' },
              ...YEARS.map((year) => ({ value: year, label: year })),
            ]}
            value={chosenYear}
          />
        ) : null}
        {verdict === null ? <NoRule place={place} /> : <Told verdict={verdict} />}
        {rule === null ? null : (
          <p className="text-sm text-muted">
            Rule: {rule.source}. {rule.note}
          </p>
        )}
        {open.length > 0 ? (
          <div className="border-t border-line pt-4">
            <h3 className="font-semibold">What still has to run</h3>
            <ul className="mt-2 flex flex-col gap-3">
              {open.map(({ id, name }) => (
                <li className="flex gap-3" key={id}>
                  <Route aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
                  <span>
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-muted">{DRIVES[id]}</span>
                  </span>
                </li>
              ))}
            </ul>
            <p className="mt-3 text-sm text-muted">{DRIVES_SOURCE} Drive only as traffic and law allow.</p>
          </div>
        ) : null}
      </CardBody>
    </Card>
  )
}

function NoRule({ place }: { place: string }) {
  return (
    <p className="text-muted">
      {place === 'elsewhere'
        ? 'I do not know the rule there. Ask the inspection station how many of these tests may be missing.'
        : 'Choose the place first: each has its own rule.'}
    </p>
  )
}

const ANSWERS = {
  pass: { icon: Route, words: 'By this rule nothing stands against it today.', className: 'text-ink' },
  fail: { icon: CircleX, words: 'It would not pass today.', className: 'text-now' },
  unknown: { icon: CircleHelp, words: 'I do not know.', className: 'text-ink' },
} as const

function Told({ verdict }: { verdict: Verdict }) {
  const { icon: Icon, words, className } = ANSWERS[verdict.kind]
  return (
    <div aria-live="polite" className="flex gap-3">
      <Icon aria-hidden="true" className={`mt-1 size-5 shrink-0 ${className}`} />
      <div>
        <p className={`text-lg font-semibold ${className}`}>{words}</p>
        <ul className="text-muted">
          {verdict.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
