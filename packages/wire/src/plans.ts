import type { Plan, PlansMode } from './rows.ts'

/** As the columns of usage_counters are named. */
export const usageTypes = ['audio_diagnoses', 'comprehensive_diagnoses', 'obd_reads', 'pdf_exports'] as const
export type UsageType = (typeof usageTypes)[number]

/**
 * off: the limits of FREE without price and Upgrade. unlimited: nobody has a monthly limit. The database decides
 * (plans_mode).
 */
export const plansModes = ['on', 'off', 'unlimited'] as const satisfies readonly PlansMode[]

export function planIn(mode: PlansMode, plan: Plan): Plan {
  return mode === 'unlimited' ? 'PRO' : plan
}

/** PRO, shown as unlimited. */
export const UNLIMITED_USES = 999999

/** Per calendar month (UTC); the database enforces the same numbers (usage_limit). */
export const monthlyLimits: Record<Plan, Record<UsageType, number>> = {
  FREE: { audio_diagnoses: 5, comprehensive_diagnoses: 5, obd_reads: 1, pdf_exports: 0 },
  PRO: {
    audio_diagnoses: UNLIMITED_USES,
    comprehensive_diagnoses: UNLIMITED_USES,
    obd_reads: UNLIMITED_USES,
    pdf_exports: UNLIMITED_USES,
  },
}

export const PRO_PRICE_USD_PER_MONTH = 4.99
export const MONEY_BACK_DAYS = 30

/** YYYY-MM in UTC, so that no time zone gains a day. */
export function usageMonth(now: Date): string {
  return now.toISOString().slice(0, 7)
}
