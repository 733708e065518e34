/** What one look at the installation found. */
export type Finding = {
  /** fine: nothing to do. notice: works, but know it. wrong: mend it. */
  verdict: 'fine' | 'notice' | 'wrong'
  /** What was looked at, in a word or two. */
  about: string
  /** What was found and, unless it is fine, what to do. */
  says: string
}

export const fine = (about: string, says: string): Finding => ({ verdict: 'fine', about, says })
export const notice = (about: string, says: string): Finding => ({ verdict: 'notice', about, says })
export const wrong = (about: string, says: string): Finding => ({ verdict: 'wrong', about, says })

const WORDS: Record<Finding['verdict'], string> = { fine: 'ok', notice: 'note', wrong: 'WRONG' }

/** One line each, and a last line that counts. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ verdict, about, says }) => `${WORDS[verdict].padEnd(6)}${about.padEnd(16)}${says}`,
  )
  const count = (verdict: Finding['verdict']) => findings.filter((one) => one.verdict === verdict).length
  return [...lines, `${count('fine')} fine, ${count('notice')} to know, ${count('wrong')} wrong`].join('\n')
}
