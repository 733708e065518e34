import { Alert } from '../messages/alert.tsx'
import * as copy from './import-copy.ts'

/** A list stops here; the rest is counted. */
const MAX_SHOWN = 50

type ImportProblemsProps = {
  problems: readonly { line: number; problem: string; kept: string }[]
  countText: (count: number) => string
}

export function ImportProblems({ problems, countText }: ImportProblemsProps) {
  if (problems.length === 0) return null
  const lines = new Set(problems.map(({ line }) => line)).size
  return (
    <Alert title={copy.notWhole(countText(lines), lines === 1)} tone="soon">
      <ul className="mt-1 max-h-40 overflow-y-auto">
        {problems.slice(0, MAX_SHOWN).map(({ line, problem, kept }) => (
          <li className="break-words" key={`${line} ${problem}`}>
            <span className="font-semibold">{copy.line(line)}</span> <bdi>{problem}</bdi> {copy.kept(kept)}
          </li>
        ))}
        {problems.length > MAX_SHOWN ? <li>{copy.more(countText(problems.length - MAX_SHOWN))}</li> : null}
      </ul>
    </Alert>
  )
}
