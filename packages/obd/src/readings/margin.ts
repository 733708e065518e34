import type { MonitorTest } from './monitor-tests.ts'

/**
 * 1 is far, 0 at the limit, below 0 failed. `notRun`: only zeros, as until a test has run since the clear. `noLimit`:
 * it cannot fail.
 */
export type Margin = { readonly kind: 'of'; readonly share: number } | { readonly kind: 'notRun' | 'noLimit' }

const clamped = (share: number) => Math.max(-1, Math.min(1, share))

/** SAE J1979 service 06. */
export function marginOf({ value, min, max, hasMin, hasMax, passed }: MonitorTest): Margin {
  if (value === 0 && min === 0 && max === 0) return { kind: 'notRun' }
  if (!hasMin && !hasMax) return { kind: 'noLimit' }
  const share = (() => {
    if (hasMin && hasMax) return max === min ? 0 : Math.min(value - min, max - value) / ((max - min) / 2)
    if (hasMax) return max === min ? 0 : (max - value) / (max - min)
    return value === 0 ? 0 : (value - min) / Math.abs(value)
  })()
  // Rounding must not turn a pass into a fail.
  return {
    kind: 'of',
    share: passed ? Math.max(0, clamped(share)) : Math.min(-Number.EPSILON, clamped(share)),
  }
}

export function worstFirst<T extends MonitorTest>(tests: readonly T[]): T[] {
  const rank = (test: T) => {
    const margin = marginOf(test)
    return margin.kind === 'of' ? margin.share : margin.kind === 'notRun' ? 2 : 3
  }
  return [...tests].sort((one, other) => rank(one) - rank(other))
}
