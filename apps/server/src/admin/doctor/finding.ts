export type Finding = {
  /** notice: works, with a limit worth knowing. wrong: has to be fixed. */
  verdict: 'fine' | 'notice' | 'wrong'
  about: string
  says: string
}

export const fine = (about: string, says: string): Finding => ({ verdict: 'fine', about, says })
export const notice = (about: string, says: string): Finding => ({ verdict: 'notice', about, says })
export const wrong = (about: string, says: string): Finding => ({ verdict: 'wrong', about, says })

const LABELS: Record<Finding['verdict'], string> = { fine: 'ok', notice: 'note', wrong: 'WRONG' }

export function report(findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ verdict, about, says }) => `${LABELS[verdict].padEnd(6)}${about.padEnd(16)}${says}`,
  )
  const count = (verdict: Finding['verdict']) => findings.filter((one) => one.verdict === verdict).length
  return [...lines, `${count('fine')} fine, ${count('notice')} to know, ${count('wrong')} wrong`].join('\n')
}
