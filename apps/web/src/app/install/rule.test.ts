import { describe, expect, it } from 'vitest'
import { DISMISSAL_MS, readDismissal, showsInstallPrompt } from './rule.ts'

const DAY_MS = 86_400_000
const offered = { offeredAtMs: 1000, nowMs: 4000, installed: false, dismissedAtMs: null }

describe('showsInstallPrompt', () => {
  it('shows 3 seconds after the offer, not earlier [APP-043]', () => {
    expect(showsInstallPrompt({ ...offered, nowMs: 3999 })).toBe(false)
    expect(showsInstallPrompt(offered)).toBe(true)
  })
  it('needs an offer', () => {
    expect(showsInstallPrompt({ ...offered, offeredAtMs: null })).toBe(false)
  })
  it('is hidden in the installed app [APP-044]', () => {
    expect(showsInstallPrompt({ ...offered, installed: true })).toBe(false)
  })
  it('is hidden for 7 days after a dismissal, then shows again [APP-045]', () => {
    expect(DISMISSAL_MS).toBe(7 * DAY_MS)
    const nowMs = 100 * DAY_MS
    const at = (dismissedAtMs: number) => showsInstallPrompt({ ...offered, nowMs, dismissedAtMs })
    expect(at(nowMs - 7 * DAY_MS + 1)).toBe(false)
    expect(at(nowMs - 7 * DAY_MS)).toBe(true)
  })
})

describe('readDismissal', () => {
  it('reads a stored time and ignores invalid text', () => {
    expect(readDismissal('1234')).toBe(1234)
    expect(readDismissal(null)).toBeNull()
    expect(readDismissal('')).toBeNull()
    expect(readDismissal('soon')).toBeNull()
  })
})
