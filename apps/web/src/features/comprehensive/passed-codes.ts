import { addCode, type Sensed } from '@tappet/diagnosis'
import { sensed } from '@tappet/diagnosis/saved'

export type PassedCodes = {
  codes: string[]
  /** Read from no car. */
  demo: boolean
  scan: Sensed | null
}

/** `{codes: string[], demo?: true, sensed?: Sensed}`; none for any other state. */
export function passedCodes(state: unknown): PassedCodes {
  if (typeof state !== 'object' || state === null || !('codes' in state) || !Array.isArray(state.codes))
    return { codes: [], demo: false, scan: null }
  const texts = state.codes.filter((code): code is string => typeof code === 'string')
  const scan = 'sensed' in state ? sensed.safeParse(state.sensed).data : undefined
  return {
    codes: texts.reduce<string[]>(addCode, []),
    demo: 'demo' in state && state.demo === true,
    scan: scan ?? null,
  }
}
