import type { CaseInput, DiagnosisInput, DifferentialCase } from '@tappet/diagnosis'
import type { ComponentType, ReactNode } from 'react'
import type { FormDraft } from './draft.ts'
import type { Report } from './read-report.ts'

export type LeadParts = {
  verdict: ReactNode
  /** Beside the verdict: one question, and the causes. */
  second: ReactNode
  /** Under "Why we think so". */
  inside: ReactNode
}

export type DifferentialSlot = {
  prepare: () => void
  /** @throws when the engine cannot be fetched */
  open: (input: CaseInput) => Promise<DifferentialCase>
  View: ComponentType<{
    value: DifferentialCase
    onChange: (next: DifferentialCase) => void
    note?: ReactNode
    children: (parts: LeadParts) => ReactNode
  }>
  /** That the car must not be driven on. */
  Danger: ComponentType<{ input: CaseInput }>
}

export type FollowUpSlot = {
  Watch: ComponentType<{ report: Report; onSaved: (historyId: string) => void }>
  Finding: ComponentType<{ report: Report; onSaved: (historyId: string) => void }>
  OfCar: ComponentType<{ report: Report; onChoose: (carId: string) => void }>
}

/** `thisYear` is a calendar year. */
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
