import type { Severity } from '../../types.ts'
import { severityRules } from './severity.table.ts'

export type CodeFlags = { limitsPower: boolean; lampOn: boolean }

/** Whatever the rest of the title says. */
const PROTECTS = /deployment|airbag|air bag|pretensioner|brake|steering|anti-lock|wheel speed/i

function byFlags({ limitsPower, lampOn }: CodeFlags): Severity {
  if (limitsPower) return 'high'
  return lampOn ? 'medium' : 'low'
}

export function severityOf(title: string, flags: CodeFlags): Severity {
  const named = severityRules.find(({ pattern }) => pattern.test(title))?.severity
  const severity = named ?? byFlags(flags)
  return severity === 'low' && PROTECTS.test(title) ? 'medium' : severity
}
