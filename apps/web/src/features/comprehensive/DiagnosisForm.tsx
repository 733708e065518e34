import { addSymptom, isTroubleCode } from '@tappet/diagnosis'
import { Stethoscope } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useUsesLeft } from '../../backend/account/uses-left.ts'
import { usesLeftText, usesLeftTexts } from '../../format/uses-left.ts'
import { Button, Card, DemoBadge, KeptLine, TextArea } from '../../ui/index.ts'
import { ChipList } from './ChipList.tsx'
import { demoWords, scanWords } from './copy.ts'
import type { FormDraft } from './draft.ts'
import { canAnalyze, withoutCode, withoutScan, withPendingCode, withPendingSymptom } from './draft.ts'
import { SymptomIdeas } from './SymptomIdeas.tsx'
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
        aria-label="Comprehensive diagnosis"
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
          <Part title="Your vehicle">
            <VehicleFields draft={draft} onChange={onChange} />
          </Part>
          <Part>
            <TextArea
              hint="When it started, when it happens, what was repaired lately."
              label="Additional context"
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
            icon={<Stethoscope aria-hidden="true" />}
            loading={analyzing}
            size="lg"
            type="submit"
          >
            {analyzing ? 'Analyzing...' : 'Analyze Symptoms'}
          </Button>
          <UsesLeft busy={analyzing} />
          {status}
        </div>
      </form>
    </Card>
  )
}

function UsesLeft({ busy }: { busy: boolean }) {
  const uses = useUsesLeft('comprehensive_diagnoses', busy)
  const counted = ['diagnosis', 'diagnoses'] as const
  return (
    <KeptLine
      possible={usesLeftTexts(uses?.limit ?? 0, ...counted)}
      text={uses && usesLeftText(uses, ...counted)}
    />
  )
}

type FormPartProps = Pick<DiagnosisFormProps, 'draft' | 'onChange' | 'onAnalyze'>

function SymptomsPart({ draft, onChange, onAnalyze, danger }: FormPartProps & { danger: ReactNode }) {
  return (
    <Part>
      <ChipList
        addLabel="Add Symptom"
        hint="What you hear, see, smell or feel. One at a time, in your own words."
        label="Symptoms"
        listLabel="Symptom list"
        // A pasted narrative is not cut off.
        maxLength={10_000}
        onAdd={() => onChange(withPendingSymptom(draft))}
        onEmptyEnter={onAnalyze}
        onPending={(pendingSymptom) => onChange({ ...draft, pendingSymptom })}
        onRemove={(gone) => onChange({ ...draft, symptoms: draft.symptoms.filter((one) => one !== gone) })}
        pending={draft.pendingSymptom}
        placeholder="Shakes at a red light"
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
        addLabel="Add Code"
        capitals
        hint="From an adapter or a shop, like P0301."
        label="DTC codes"
        listLabel="Code list"
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
          {odd.join(', ')} {odd.length === 1 ? 'does' : 'do'} not look like a trouble code and will be left
          out. One is a letter, P, B, C or U, and four characters.
        </p>
      ) : null}
      {draft.demoCodes.length > 0 ? (
        <p className="text-sm text-muted">{demoWords(draft.demoCodes)} The report says so, too.</p>
      ) : null}
      <ScanPart draft={draft} onChange={onChange} />
    </Part>
  )
}

/** Can be left out. */
function ScanPart({ draft, onChange }: Pick<FormPartProps, 'draft' | 'onChange'>) {
  const { scan } = draft
  if (scan === null) return null
  const read = scanWords(scan.sensed)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <p>
        {read === ''
          ? 'The scan goes along; it read nothing that stands out.'
          : `The scan goes along: ${read}.`}
      </p>
      {scan.demo ? <DemoBadge /> : null}
      <Button onClick={() => onChange(withoutScan(draft))} size="sm" type="button" variant="ghost">
        Leave the scan out
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
