import { isTroubleCode, tidyCode } from './codes/format.ts'
import type { DiagnosisInput } from './types.ts'

/** Any text is taken: one that is no code is shown, but not looked up. */
export function addCode(codes: readonly string[], text: string): string[] {
  const code = tidyCode(text)
  return code === '' || codes.includes(code) ? [...codes] : [...codes, code]
}

/** "Noise" and "noise" are two. */
export function addSymptom(symptoms: readonly string[], text: string): string[] {
  const symptom = text.trim()
  return symptom === '' || symptoms.includes(symptom) ? [...symptoms] : [...symptoms, symptom]
}

export function hasSomethingToDiagnose({
  codes,
  symptoms,
}: Pick<DiagnosisInput, 'codes' | 'symptoms'>): boolean {
  return [...codes, ...symptoms].some((text) => text.trim() !== '')
}

export function codesToLookUp(codes: readonly string[]): string[] {
  return [...new Set(codes.filter(isTroubleCode).map(tidyCode))]
}
