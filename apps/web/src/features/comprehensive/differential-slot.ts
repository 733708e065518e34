import type { CaseInput, DiagnosisInput, DifferentialCase } from '@tappet/diagnosis'
import type { ComponentType, ReactNode } from 'react'
import type { FormDraft } from './draft.ts'
import type { Report } from './read-report.ts'

/** What the page is given to reason with: another feature's, put in by the app. */
export type DifferentialSlot = {
  /** Fetches the engine ahead, so that what it says of an entry stands at once. */
  prepare: () => void
  /** @throws when the engine cannot be fetched */
  open: (input: CaseInput) => Promise<DifferentialCase>
  View: ComponentType<{
    value: DifferentialCase
    onChange: (next: DifferentialCase) => void
    note?: ReactNode
  }>
  /** What must be said before any analysis: that the car must not be driven on. */
  Danger: ComponentType<{ input: CaseInput }>
}

/** What is done with a report beyond it: a case, and after the repair what it was. */
export type FollowUpSlot = {
  Watch: ComponentType<{ report: Report; onSaved: (historyId: string) => void }>
  Finding: ComponentType<{ report: Report; onSaved: (historyId: string) => void }>
  /** Of which car it is, where that is not known. */
  OfCar: ComponentType<{ report: Report; onChoose: (carId: string) => void }>
}

/** Everything that the driver wrote, with the codes, the car and what a scan says. `thisYear` is a calendar year. */
export function caseInput(
  input: DiagnosisInput,
  demoCodes: readonly string[],
  thisYear: number,
  scan: FormDraft['scan'] = null,
): CaseInput {
  return {
    texts: [...input.symptoms, input.additional_context].filter((text) => text.trim() !== ''),
    codes: input.codes,
    demoCodes: input.codes.filter((code) => demoCodes.includes(code)),
    car: input.vehicle_info,
    thisYear,
    ...(scan && { sensed: scan.sensed, demoSensed: scan.demo }),
  }
}
