import { type DiagnosisInput, hasSomethingToDiagnose } from '@tappet/diagnosis'
import { type Dispatch, type SetStateAction, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { useWhenKnown } from '../../backend/account/wait-for-session.ts'
import { COMPREHENSIVE_RESULT_KEY, keepResult } from '../../backend/diagnoses/kept-results.ts'
import { HEADS } from '../../format/page-heads.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Alert, lateLayer, Page, PageColumns, PageHeader, toast } from '../../ui/index.ts'
import { AnalysisStatus } from './AnalysisStatus.tsx'
import { copy } from './copy.ts'
import { DiagnosisForm } from './DiagnosisForm.tsx'
import { caseInput, type DifferentialSlot, type FollowUpSlot } from './differential-slot.ts'
import {
  canAnalyze,
  EMPTY_DRAFT,
  type FormDraft,
  forgetDraft,
  keepDraft,
  readDraft,
  toInput,
  vehicleOf,
  withCodes,
  withPendingCode,
  withPendingSymptom,
  withVehicle,
} from './draft.ts'
import { FormAside } from './FormAside.tsx'
import { type PassedCodes, passedCodes } from './passed-codes.ts'
import { forgetKeptReport, type Report, readKeptReport } from './read-report.ts'
import type { SavedReportProps } from './SavedReport.tsx'
import { useAnalysis } from './use-analysis.ts'

const SavedReport = lateLayer<SavedReportProps>(async () => (await import('./SavedReport.tsx')).SavedReport)

const NO_CODES: PassedCodes = { codes: [], demo: false, scan: null }

export function ComprehensivePage({
  differential,
  followUp,
}: {
  differential: DifferentialSlot
  followUp: FollowUpSlot
}) {
  const [passed, setPassed] = useCodesOnTheWay()
  // Codes from the scanner begin a new diagnosis.
  const [report, setReport] = useState(() =>
    passed.codes.length > 0 || passed.scan !== null ? null : readKeptReport(),
  )
  const putAside = useKeptOverLeave(report)
  const begin = () => {
    forgetDraft()
    setPassed(NO_CODES)
    setReport(null)
    window.scrollTo(0, 0)
  }
  if (report) {
    return (
      <SavedReport
        differential={differential}
        followUp={followUp}
        onChange={setReport}
        onHome={putAside}
        onNew={begin}
        report={report}
      />
    )
  }
  return <FormPage differential={differential} onDone={setReport} passed={passed} />
}

/** Once: a reload must not bring back a removed chip. */
function useCodesOnTheWay() {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const passed = useState(() => passedCodes(state))
  useEffect(() => {
    if (state !== null) void navigate(pathname, { replace: true, state: null })
  }, [state, pathname, navigate])
  return passed
}

/** The returned function removes it: what the driver left on purpose is not restored. */
function useKeptOverLeave(report: Report | null): () => void {
  const latest = useRef(report)
  useEffect(() => {
    latest.current = report
  }, [report])
  useEffect(() => {
    // From here on the page has it.
    forgetKeptReport()
    const keep = () => {
      if (latest.current) keepResult(COMPREHENSIVE_RESULT_KEY, latest.current.kept)
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])
  return () => {
    latest.current = null
  }
}

function FormPage({
  passed,
  differential,
  onDone,
}: {
  passed: PassedCodes
  differential: DifferentialSlot
  onDone: (report: Report) => void
}) {
  const navigate = useNavigate()
  const { distance: unit } = useUnits()
  const [draft, setDraft] = useState<FormDraft>(() => withCodes(readDraft(), passed))
  useCarInForm(setDraft)
  useEffect(() => {
    if (draft === EMPTY_DRAFT) forgetDraft()
    else keepDraft(draft)
  }, [draft])
  const { analyze, step, problem } = useAnalysis(differential.open, (report) => {
    forgetDraft()
    onDone(report)
  })
  const { press: start, waits } = useWhenKnown(() => {
    // What was typed and not added counts, too.
    const whole = withPendingSymptom(withPendingCode(draft))
    setDraft(whole)
    if (canAnalyze(whole)) return void analyze(toInput(whole, unit), whole.demoCodes, whole.scan)
    toast.error(copy.inputRequired, { description: copy.inputRequiredWhat })
  })
  const danger = useDanger(differential, toInput(draft, unit), draft)
  return (
    <Page>
      <PageHeader
        back={{ label: copy.backToHome, onBack: () => void navigate('/') }}
        {...HEADS.comprehensive}
      />
      <PageColumns
        aside={<FormAside />}
        main={
          <>
            <DiagnosisForm
              analyzing={step !== null || waits}
              danger={danger}
              draft={draft}
              onAnalyze={start}
              onBegin={differential.prepare}
              onChange={setDraft}
              status={<AnalysisStatus draft={draft} problem={problem} step={step} />}
            />
            <Alert>{copy.secondOpinion}</Alert>
          </>
        }
      />
    </Page>
  )
}

/** The chosen car is in the form, and can be changed there. */
function useCarInForm(setDraft: Dispatch<SetStateAction<FormDraft>>): void {
  const { car } = useGarage(useSession().user?.id ?? null)
  const before = useRef<ReturnType<typeof vehicleOf> | undefined>(undefined)
  useEffect(() => {
    if (car === null) return
    const vehicle = vehicleOf(car)
    const earlier = before.current
    before.current = vehicle
    setDraft((draft) => withVehicle(draft, vehicle, earlier))
  }, [car, setDraft])
}

/** Said without any analysis. */
function useDanger(
  { Danger }: DifferentialSlot,
  input: DiagnosisInput,
  { demoCodes, scan }: Pick<FormDraft, 'demoCodes' | 'scan'>,
) {
  const { additional_context, ...entered } = useDeferredValue(input)
  const notice = (part: DiagnosisInput) => (
    <Danger input={caseInput(part, demoCodes, new Date().getFullYear(), scan)} />
  )
  const nothing = { ...entered, symptoms: [], codes: [] }
  return {
    symptoms:
      hasSomethingToDiagnose(entered) || scan !== null
        ? notice({ ...entered, additional_context: '' })
        : null,
    context: additional_context === '' ? null : notice({ ...nothing, additional_context }),
  }
}
