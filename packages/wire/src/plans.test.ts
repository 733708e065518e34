import { describe, expect, it } from 'vitest'
import {
  MODEL_VERSION,
  MONEY_BACK_DAYS,
  monthlyLimits,
  PRO_PRICE_USD_PER_MONTH,
  PRODUCT_VERSION,
  UNLIMITED_USES,
  usageMonth,
  usageTypes,
} from './index.ts'

describe('plans', () => {
  it('limit FREE to 5, 5, 1 and 0 [CON-003] [CON-004] [CON-005] [CON-006]', () => {
    expect(monthlyLimits.FREE).toEqual({
      audio_diagnoses: 5,
      comprehensive_diagnoses: 5,
      obd_reads: 1,
      pdf_exports: 0,
    })
  })

  it.each(usageTypes)('treat PRO as 999999 for %s [CON-008]', (usageType) => {
    expect(monthlyLimits.PRO[usageType]).toBe(999999)
    expect(UNLIMITED_USES).toBe(999999)
  })

  it('cost $4.99 a month with 30 days to return it [CON-009] [CON-010]', () => {
    expect(PRO_PRICE_USD_PER_MONTH).toBe(4.99)
    expect(MONEY_BACK_DAYS).toBe(30)
  })

  it('carry the versions that are shown [CON-001] [CON-002]', () => {
    expect(PRODUCT_VERSION).toBe('1.0.0')
    expect(MODEL_VERSION).toBe('v1.0.0')
  })
})

describe('the month that usage is counted in', () => {
  it.each([
    ['2026-01-31T23:59:59.999Z', '2026-01'],
    ['2026-02-01T00:00:00.000Z', '2026-02'],
    // Already the 1st in Berlin, still the old month in UTC.
    ['2026-03-01T00:30:00+01:00', '2026-02'],
    ['2024-02-29T12:00:00Z', '2024-02'],
  ])('of %s is %s [CON-007]', (instant, month) => {
    expect(usageMonth(new Date(instant))).toBe(month)
  })
})
