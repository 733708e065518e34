import { addSymptom, isTroubleCode } from '@tappet/diagnosis'
import { Plus, Stethoscope } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useUsesLeftLine } from '../../backend/account/uses-left.ts'
import { inChosenUnits } from '../../format/chosen-units.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Button, Card, DemoBadge, KeptLine, TextArea } from '../../ui/index.ts'
import { ChipList } from './ChipList.tsx'
import { copy, scanWords } from './copy.ts'
import {
  canAnalyze,
  type FormDraft,
  withoutCode,
  withoutScan,
  withPendingCode,
  withPendingSymptom,
} from './draft.ts'
import { SYMPTOM_IDEAS } from './symptom-ideas.ts'
import { VehicleFields } from './VehicleFields.tsx'

export type DiagnosisFormProps = {
  draft: FormDraft
  analyzing: boolean
  onChange: (draft: FormDraft) => void
  onAnalyze: () => void
  onBegin: () => void
  /** Said before any analysis. */
  danger: { symptoms: ReactNode; context: ReactNode }
  status: ReactNode
}

export function DiagnosisForm({
  draft,
  analyzing,
  onChange,
  onAnalyze,
  onBegin,
  danger,
  status,
}: DiagnosisFormProps) {
  // Several lines of text included.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onAnalyze()
  }
  const parts: FormPartProps = { draft, onChange, onAnalyze }
  return (
    <Card>
      <form
        aria-label={copy.form}
        className="divide-y divide-line"
        noValidate
        onFocus={onBegin}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault()
          onAnalyze()
        }}
      >
        <fieldset className="divide-y divide-line" disabled={analyzing}>
          <SymptomsPart {...parts} danger={danger.symptoms} />
          <CodesPart {...parts} />
          <Part title={copy.vehicle}>
            <VehicleFields draft={draft} onChange={onChange} />
          </Part>
          <Part>
            <TextArea
              hint={copy.contextHint}
              label={copy.context}
              onChange={(event) => onChange({ ...draft, context: event.target.value })}
              optional
              rows={3}
              value={draft.context}
            />
            {danger.context}
          </Part>
        </fieldset>
        <div className="flex flex-col gap-3 p-4 md:p-6">
          <Button
            className="w-full sm:w-auto sm:self-start sm:min-w-64"
            disabled={analyzing || !canAnalyze(draft)}
            icon={<Stethoscope />}
            loading={analyzing}
            size="lg"
            type="submit"
          >
            {analyzing ? copy.analyzing : copy.analyze}
          </Button>
          {status}
          <UsesLeft busy={analyzing} />
        </div>
      </form>
    </Card>
  )
}

function UsesLeft({ busy }: { busy: boolean }) {
  const line = useUsesLeftLine('comprehensive_diagnoses', busy, 'diagnosis', 'diagnoses')
  return <KeptLine {...line} />
}

type FormPartProps = Pick<DiagnosisFormProps, 'draft' | 'onChange' | 'onAnalyze'>

function SymptomsPart({ draft, onChange, onAnalyze, danger }: FormPartProps & { danger: ReactNode }) {
  return (
    <Part>
      <ChipList
        addLabel={copy.addSymptom}
        hint={copy.symptomsHint}
        label={copy.symptoms}
        listLabel={copy.symptomList}
        // A pasted narrative is not cut off.
        maxLength={10_000}
        onAdd={() => onChange(withPendingSymptom(draft))}
        onEmptyEnter={onAnalyze}
        onPending={(pendingSymptom) => onChange({ ...draft, pendingSymptom })}
        onRemove={(gone) => onChange({ ...draft, symptoms: draft.symptoms.filter((one) => one !== gone) })}
        pending={draft.pendingSymptom}
        placeholder={copy.symptomExample}
        values={draft.symptoms}
      />
      {danger}
      <SymptomIdeas
        onAdd={(idea) => onChange({ ...draft, symptoms: addSymptom(draft.symptoms, idea) })}
        symptoms={draft.symptoms}
      />
    </Part>
  )
}

function CodesPart({ draft, onChange, onAnalyze }: FormPartProps) {
  const odd = draft.codes.filter((code) => !isTroubleCode(code))
  return (
    <Part>
      <ChipList
        addLabel={copy.addCode}
        capitals
        hint={copy.codesHint}
        label={copy.codes}
        listLabel={copy.codeList}
        mark={(code) => (draft.demoCodes.includes(code) ? <DemoBadge /> : null)}
        maxLength={20}
        onAdd={() => onChange(withPendingCode(draft))}
        onEmptyEnter={onAnalyze}
        onPending={(pendingCode) => onChange({ ...draft, pendingCode })}
        onRemove={(gone) => onChange(withoutCode(draft, gone))}
        optional
        pending={draft.pendingCode}
        placeholder="P0301"
        values={draft.codes}
      />
      {odd.length > 0 ? (
        <p className="text-sm text-muted" role="status">
          {copy.oddCodes(odd)}
        </p>
      ) : null}
      {draft.demoCodes.length > 0 ? (
        <p className="text-sm text-muted">{copy.demoCodes(draft.demoCodes)}</p>
      ) : null}
      <ScanPart draft={draft} onChange={onChange} />
    </Part>
  )
}

/** Can be left out. */
function ScanPart({ draft, onChange }: Pick<FormPartProps, 'draft' | 'onChange'>) {
  const { scan } = draft
  const units = useUnits()
  if (scan === null) return null
  const findings = inChosenUnits(scanWords(scan.sensed), units)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <p>{findings === '' ? copy.scanSilent : copy.scanTells(findings)}</p>
      {scan.demo ? <DemoBadge /> : null}
      <Button onClick={() => onChange(withoutScan(draft))} size="sm" variant="ghost">
        {copy.leaveScanOut}
      </Button>
    </div>
  )
}

function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      {title ? <h2 className="text-lg">{title}</h2> : null}
      {children}
    </div>
  )
}

function SymptomIdeas({
  symptoms,
  onAdd,
}: {
  symptoms: readonly string[]
  onAdd: (symptom: string) => void
}) {
  const offered = SYMPTOM_IDEAS.filter((idea) => !symptoms.includes(idea))
  if (offered.length === 0) return null
  return (
    <div>
      <p className="text-sm text-muted" id="symptom-ideas">
        {copy.symptomIdeas}
      </p>
      <ul aria-labelledby="symptom-ideas" className="-mx-1 flex flex-wrap">
        {offered.map((idea) => (
          <li key={idea}>
            <button
              className="flex min-h-12 items-center gap-1 rounded-control px-2 py-1 text-left text-ink underline decoration-line decoration-2 underline-offset-4 hover:decoration-soon"
              onClick={() => onAdd(idea)}
              type="button"
            >
              <Plus className="size-4 shrink-0 text-muted" />
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
