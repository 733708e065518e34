import type { DifferentialCase } from '@tappet/diagnosis'

/** One thing that was understood, as a chip. */
export type UnderstoodChip = {
  finding: string
  label: string
  state: 'present' | 'absent' | 'unknown'
  /** Where it comes from: the driver's own words, a code, an answer, or another sense. */
  source: string
  demo: boolean
}

/** The chips of a case: what is present, what is absent, what the driver does not know. */
export function chipsOf({ report, stated, removed, demoFindings }: DifferentialCase): UnderstoodChip[] {
  const gone = new Set(removed.map(({ finding }) => finding))
  const answers = new Map(stated.map((each) => [each.finding, each]))
  const understood = report.understood
    .filter(({ finding }) => !gone.has(finding) && !answers.has(finding))
    .map(({ finding, label, state, words }) => ({
      finding,
      label,
      state,
      source: words === null ? 'from a code' : `“${words}”`,
      demo: demoFindings.includes(finding),
    }))
  const fromAnswers = stated
    .filter(({ finding }) => !gone.has(finding))
    .map(({ finding, label, state, by }) => ({
      finding,
      label,
      state,
      source: by === 'answer' ? 'your answer' : 'heard or read by Tappet',
      demo: false,
    }))
  return [...understood, ...fromAnswers]
}
