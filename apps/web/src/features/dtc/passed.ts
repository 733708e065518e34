import { type DtcInformation, normaliseCode, severities } from '@tappet/diagnosis'
import { z } from 'zod'

export type PassedCode = {
  code: string
  known: Partial<DtcInformation>
  /** Read from no car. */
  demo: boolean
  /** As the maker tables call it; '' where no VIN was read. */
  make: string
}

const optionalText = z.string().min(1).optional().catch(undefined)
const optionalTexts = z.array(z.string()).min(1).optional().catch(undefined)

const passedState = z.object({
  code: z.string().transform(normaliseCode),
  description: optionalText,
  severity: z.enum(severities).optional().catch(undefined),
  common_causes: optionalTexts,
  suggested_actions: optionalTexts,
  demo: z.literal(true).optional().catch(undefined),
  make: z.string().optional().catch(undefined),
})

/** From the navigation state, else the path. */
export function passedCode(state: unknown, pathCode: string | undefined): PassedCode | null {
  const passed = passedState.safeParse(state).data
  if (passed?.code) {
    const { code, demo = false, make = '', ...fields } = passed
    const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
    return { code, known: Object.fromEntries(entries), demo, make }
  }
  const code = pathCode === undefined ? null : normaliseCode(pathCode)
  return code === null ? null : { code, known: {}, demo: false, make: '' }
}
