import type { Severity } from '../../types.ts'
import { severityRules } from './severity.table.ts'

/** What is known of how a car behaves with a code. */
export type CodeFlags = { limitsPower: boolean; lampOn: boolean }

/** Airbags and brakes are never of low severity, whatever the rest of the title says. */
const PROTECTS = /deployment|airbag|air bag|pretensioner|brake|steering|anti-lock|wheel speed/i

function byFlags({ limitsPower, lampOn }: CodeFlags): Severity {
  if (limitsPower) return 'high'
  return lampOn ? 'medium' : 'low'
}

/** How serious a generic code is, by its title and, where that says nothing, by what the car does. */
export function severityOf(title: string, flags: CodeFlags): Severity {
  const named = severityRules.find(({ pattern }) => pattern.test(title))?.severity
  const severity = named ?? byFlags(flags)
  return severity === 'low' && PROTECTS.test(title) ? 'medium' : severity
}
