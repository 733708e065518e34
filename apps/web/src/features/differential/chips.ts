import type { DifferentialCase } from '@tappet/diagnosis'

export type UnderstoodChip = {
  finding: string
  label: string
  state: 'present' | 'absent' | 'unknown'
  source: string
  demo: boolean
}

export function chipsOf({ report, stated, removed, demoFindings }: DifferentialCase): UnderstoodChip[] {
  const gone = new Set(removed.map(({ finding }) => finding))
  const sensed = new Map((report.sensed ?? []).map((each) => [each.id, each]))
  const answers = new Map(stated.map((each) => [each.finding, each]))
  const understood = report.understood
    .filter(({ finding }) => !gone.has(finding) && !answers.has(finding))
    .map(({ finding, label, state, words }) => ({
      finding,
      label,
      state,
      source: words === null ? (sensed.get(finding)?.why ?? 'from a code') : `“${words}”`,
      demo: demoFindings.includes(finding),
    }))
  const fromAnswers = stated
    .filter(({ finding }) => !gone.has(finding))
    .map(({ finding, label, state }) => ({ finding, label, state, source: 'your answer', demo: false }))
  // Weak evidence against something would be five chips for one recording.
  const pointed = [...sensed.values()]
    .filter(({ id, says }) => says === 'for' && !gone.has(id) && !answers.has(id))
    .map(({ id, label, why }) => ({
      finding: id,
      label,
      state: 'present' as const,
      source: `${why}; a hint, not proof`,
      demo: demoFindings.includes(id),
    }))
  return [...understood, ...fromAnswers, ...pointed]
}

/** The log says that their part is new. */
export function renewedIn({ report }: DifferentialCase): { fault: string; label: string; why: string }[] {
  return (report.sensed ?? [])
    .filter(({ says }) => says === 'renewed')
    .map(({ id, label, why }) => ({ fault: id, label, why }))
}
