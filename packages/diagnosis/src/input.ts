import { isTroubleCode, tidyCode } from './codes/format.ts'
import type { DiagnosisInput } from './types.ts'

/** Lists with one more entry, as the form keeps them: what is empty or there already is not added. */

/** Codes are trimmed and upper-cased. Any text is taken: one that is no code is shown, but not looked up. */
export function addCode(codes: readonly string[], text: string): string[] {
  const code = tidyCode(text)
  return code === '' || codes.includes(code) ? [...codes] : [...codes, code]
}

/** Symptoms are trimmed; "Noise" and "noise" are two. */
export function addSymptom(symptoms: readonly string[], text: string): string[] {
  const symptom = text.trim()
  return symptom === '' || symptoms.includes(symptom) ? [...symptoms] : [...symptoms, symptom]
}

/** Whether there is something to diagnose from: a symptom or a code. */
export function hasSomethingToDiagnose({
  codes,
  symptoms,
}: Pick<DiagnosisInput, 'codes' | 'symptoms'>): boolean {
  return [...codes, ...symptoms].some((text) => text.trim() !== '')
}

/** The well-formed codes among the entered ones, each once. The others are skipped. */
export function codesToLookUp(codes: readonly string[]): string[] {
  return [...new Set(codes.filter(isTroubleCode).map(tidyCode))]
}
