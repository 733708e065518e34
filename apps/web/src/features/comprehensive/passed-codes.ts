import { addCode } from '@tappet/diagnosis'

/** Codes that another page sent along. */
export type PassedCodes = {
  codes: string[]
  /** A demo adapter made them up: they were read from no car. */
  demo: boolean
}

/** The codes in a navigation state, `{codes: string[], demo?: true}`, as chips; none for any other state. */
export function passedCodes(state: unknown): PassedCodes {
  if (typeof state !== 'object' || state === null || !('codes' in state) || !Array.isArray(state.codes))
    return { codes: [], demo: false }
  const texts = state.codes.filter((code): code is string => typeof code === 'string')
  return { codes: texts.reduce<string[]>(addCode, []), demo: 'demo' in state && state.demo === true }
}
