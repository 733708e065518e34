import { addCode } from '@tappet/diagnosis'

/** The codes in a navigation state, `{codes: string[]}`, as chips; none for any other state. */
export function passedCodes(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('codes' in state) || !Array.isArray(state.codes))
    return []
  const texts = state.codes.filter((code): code is string => typeof code === 'string')
  return texts.reduce<string[]>(addCode, [])
}
