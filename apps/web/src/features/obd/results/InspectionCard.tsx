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
import { inChosenUnits } from '../../../format/chosen-units.ts'
import { createChoice, useChoice } from '../../../platform/storage/choice.ts'
import { useUnits } from '../../../platform/storage/preferences.ts'
import { Card, CardBody, CardHeader, SelectField, SkeletonCard } from '../../../ui/index.ts'
import type { CarReport } from '../saved/report.ts'
import { copy } from './copy.ts'

const PLACES: readonly InspectionRuleId[] = ['usEpa', 'usCalifornia']
const isPlace = (value: string): value is InspectionRuleId => PLACES.some((id) => id === value)

const inspectionPlace = createChoice<string>(
  'tappet.inspection-place',
  (text) => text ?? '',
  (place) => place || null,
)

const FIRST_YEAR = 1996
const NEWEST_YEAR = 2027
const YEARS = Array.from({ length: NEWEST_YEAR - FIRST_YEAR + 1 }, (_, index) => String(NEWEST_YEAR - index))

/** By the rule of one place. */
export function InspectionCard({ report }: { report: CarReport }) {
  const units = useUnits()
  const [place, choose] = useChoice(inspectionPlace)
  const { readiness, vehicle, codes } = report
  const vin = vehicle === null || vehicle.kind === 'failed' ? null : vehicle.value.vin
  const ofVin = vin === null ? null : modelYearOfVin(vin.text)
  const [chosenYear, setChosenYear] = useState('')
  if (readiness === null) return <SkeletonCard label={copy.comparingRules} lines={3} />
  const modelYear = ofVin ?? (chosenYear === '' ? null : Number(chosenYear))
  const rule = isPlace(place) ? INSPECTION_RULES[place] : null
  const verdict = rule === null ? null : verdictOf({ readiness, codes: codes.value, rule, modelYear })
  const open = readiness.kind === 'failed' ? [] : incompleteMonitors(readiness.value)
  return (
    <Card aria-label={copy.inspectionLabel} role="region">
      <CardHeader description={copy.inspectionHint} title={copy.inspection} />
      <CardBody className="flex flex-col gap-4">
        <SelectField
          label={copy.inspectionPlace}
          onChange={({ target }) => choose(target.value)}
          options={[
            { value: '', label: copy.notChosen },
            ...PLACES.map((id) => ({ value: id, label: INSPECTION_RULES[id].name })),
            { value: 'elsewhere', label: copy.somewhereElse },
          ]}
          value={place}
        />
        {ofVin === null && rule !== null ? (
          <SelectField
            hint={copy.yearNotInVin}
            label={copy.modelYear}
            onChange={({ target }) => setChosenYear(target.value)}
            options={[
              { value: '', label: copy.notChosen },
              ...YEARS.map((year) => ({ value: year, label: year })),
            ]}
            value={chosenYear}
          />
        ) : null}
        {verdict === null ? <NoRule place={place} /> : <Told verdict={verdict} />}
        {rule === null ? null : <p className="text-sm text-muted">{copy.rule(rule.source, rule.note)}</p>}
        {open.length > 0 ? (
          <div className="border-t border-line pt-4">
            <h3 className="font-semibold">{copy.testsToRun}</h3>
            <ul className="mt-2 flex flex-col gap-3">
              {open.map(({ id, name }) => (
                <li className="flex gap-3" key={id}>
                  <Route className="mt-1 size-4 shrink-0 text-muted" />
                  <span>
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-muted">{inChosenUnits(DRIVES[id], units)}</span>
                  </span>
                </li>
              ))}
            </ul>
            <p className="mt-3 text-sm text-muted">
              {DRIVES_SOURCE} {copy.driveSafely}
            </p>
          </div>
        ) : null}
      </CardBody>
    </Card>
  )
}

function NoRule({ place }: { place: string }) {
  return <p className="text-muted">{place === 'elsewhere' ? copy.otherPlaceAdvice : copy.choosePlace}</p>
}

const ANSWERS = {
  pass: { icon: Route, words: copy.passes, className: 'text-ink' },
  fail: { icon: CircleX, words: copy.fails, className: 'text-now' },
  unknown: { icon: CircleHelp, words: copy.inspectionNotKnown, className: 'text-ink' },
} as const

function Told({ verdict }: { verdict: Verdict }) {
  const { icon: Icon, words, className } = ANSWERS[verdict.kind]
  return (
    <div aria-live="polite" className="flex gap-3">
      <Icon className={`mt-1 size-5 shrink-0 ${className}`} />
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
