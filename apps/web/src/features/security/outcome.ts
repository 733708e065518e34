/** Not run: the server was not there. */
export type Verdict = 'Passed' | 'Vulnerable' | 'Not run'

export type Outcome = { verdict: Verdict; answer: string }

export type Check = { title: string; asked: string; run: () => Promise<Outcome> }

export type Answer = {
  status: number
  data: unknown
  error: { code?: string; message: string } | null
}

/* A foreign key, or an existing key, stopped what the guard had let through. */
const STOPPED_LATER = ['23503', '23505']

/* A 401 for another reason, such as a stale token, proves nothing. */
const NO_RIGHT = '42501'
const refused = ({ error }: Answer) => error?.code === NO_RIGHT

/* It names tables and roles, never a row. */
const words = ({ status, error }: Answer) => [status, error?.code, error?.message].filter(Boolean).join(' · ')

const notRun = (answer: Answer): Outcome => ({
  verdict: 'Not run',
  answer: answer.status === 0 ? 'The server did not answer.' : words(answer),
})

export function judgeRead(answer: Answer, ownId?: string): Outcome {
  if (refused(answer)) return { verdict: 'Passed', answer: `Refused: ${words(answer)}` }
  if (answer.error !== null || !Array.isArray(answer.data)) return notRun(answer)
  const own = answer.data.filter((row) => ownId !== undefined && row?.user_id === ownId).length
  const foreign = answer.data.length - own
  if (foreign > 0)
    return { verdict: 'Vulnerable', answer: `${answer.status} · a profile of somebody else came back.` }
  return {
    verdict: 'Passed',
    answer: own > 0 ? `${answer.status} · your own profile and no other.` : `${answer.status} · no rows.`,
  }
}

/** Not refused by luck further down. */
export function judgeInsert(answer: Answer): Outcome {
  if (refused(answer)) return { verdict: 'Passed', answer: `Refused: ${words(answer)}` }
  if (answer.error === null)
    return { verdict: 'Vulnerable', answer: `${answer.status} · the row was written.` }
  if (STOPPED_LATER.includes(answer.error.code ?? ''))
    return {
      verdict: 'Vulnerable',
      answer: `${answer.status} · ${answer.error.code} · let through; only the missing account stopped it.`,
    }
  return notRun(answer)
}

/** One that throws was not run. */
export async function runCheck({ run }: Check): Promise<Outcome> {
  try {
    return await run()
  } catch {
    return { verdict: 'Not run', answer: 'The server did not answer.' }
  }
}
