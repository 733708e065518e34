import type { CostRange, Difficulty } from '../types.ts'
import { BILL_SPREAD, DEFAULT_COST, FITTING_HOURS, LABOR_RATE_USD_PER_HOUR } from './rules.table.ts'

export function billRange(costUsd: number): CostRange {
  return { min: costUsd * (1 - BILL_SPREAD), max: costUsd * (1 + BILL_SPREAD) }
}

export function fittedPartRange(priceUsd: number, difficulty: Difficulty): CostRange {
  return { min: priceUsd, max: priceUsd + FITTING_HOURS[difficulty] * LABOR_RATE_USD_PER_HOUR }
}

export function joinCosts(ranges: readonly (CostRange | null)[]): CostRange {
  const wholeRanges = ranges.filter((range) => range !== null)
  if (wholeRanges.length === 0) return { ...DEFAULT_COST }
  return {
    min: Math.round(Math.min(...wholeRanges.map(({ min }) => min))),
    max: Math.round(Math.max(...wholeRanges.map(({ max }) => max))),
  }
}
