import type { MonitorId } from '../tables/monitors.table.ts'

/** How many of the car's tests may not have run yet, for cars of these model years. */
export interface Allowance {
  readonly ignition: 'spark' | 'compression' | 'any'
  readonly fromYear: number
  /** Null: and newer. */
  readonly toYear: number | null
  readonly incomplete: number
  /** Only these may be incomplete; null: any. */
  readonly only: readonly MonitorId[] | null
}

export interface InspectionRule {
  readonly name: string
  /** Any stored code fails the inspection, whether or not the lamp is on. */
  readonly codesFail: boolean
  readonly allowances: readonly Allowance[]
  readonly source: string
  readonly note: string
}

/** Rules by jurisdiction. Each names its source; a place that is not here is not guessed. */
export const INSPECTION_RULES = {
  usEpa: {
    name: 'US, federal guidance',
    codesFail: false,
    allowances: [
      { ignition: 'any', fromYear: 1996, toYear: 2000, incomplete: 2, only: null },
      { ignition: 'any', fromYear: 2001, toYear: null, incomplete: 1, only: null },
    ],
    source: 'US EPA, EPA420-R-01-015 (June 2001)',
    note: 'Guidance to the states: a state may be stricter, and some inspect nothing.',
  },
  usCalifornia: {
    name: 'California',
    codesFail: true,
    allowances: [
      { ignition: 'spark', fromYear: 1996, toYear: 1999, incomplete: 1, only: null },
      { ignition: 'spark', fromYear: 2000, toYear: null, incomplete: 1, only: ['evap'] },
      { ignition: 'compression', fromYear: 1998, toYear: 2006, incomplete: 0, only: null },
      {
        ignition: 'compression',
        fromYear: 2007,
        toYear: null,
        incomplete: 2,
        only: ['pmFilter', 'nmhcCatalyst'],
      },
    ],
    source: '16 CCR 3340.42.2 and the OBD test standards of the Bureau of Automotive Repair',
    note: 'California looks at permanent codes, the lamp itself and modified software as well.',
  },
} as const satisfies Readonly<Record<string, InspectionRule>>

export type InspectionRuleId = keyof typeof INSPECTION_RULES
