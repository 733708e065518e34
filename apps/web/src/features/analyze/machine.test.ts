import { describe, expect, it } from 'vitest'
import type { AnalysisEvent, AnalysisState } from './machine.ts'
import { IDLE, transition } from './machine.ts'
import { sampleResult } from './sample-job.fake.ts'

const after = (...events: AnalysisEvent[]) => events.reduce<AnalysisState>(transition, IDLE)
const ticks = (count: number): AnalysisEvent[] => Array.from({ length: count }, () => ({ type: 'ticked' }))

describe('transition', () => {
  it('rises by 10 with each tick', () => {
    expect(after({ type: 'started' }, ...ticks(3))).toEqual({ step: 'encoding', percent: 30 })
  })
  it('holds at 90 however long it takes', () => {
    expect(after({ type: 'started' }, { type: 'encoded' }, ...ticks(40))).toEqual({
      step: 'sending',
      percent: 90,
    })
  })
  it('jumps to 100 with the answer, and the bar does not fall again', () => {
    const result = sampleResult()
    expect(after({ type: 'started' }, { type: 'answered', result }, ...ticks(1))).toEqual({
      step: 'finished',
      percent: 100,
      result,
    })
  })
  it('starts no second analysis beside one that runs', () => {
    expect(after({ type: 'started' }, ...ticks(2), { type: 'started' })).toEqual({
      step: 'encoding',
      percent: 20,
    })
  })
  it('starts again after each end', () => {
    const ends: AnalysisEvent[] = [
      { type: 'queued', jobId: 'j' },
      { type: 'limit_reached' },
      { type: 'sign_in_needed' },
    ]
    for (const end of ends) {
      expect(after({ type: 'started' }, end, { type: 'started' })).toEqual({ step: 'encoding', percent: 0 })
    }
  })
  it('lets an answer that belongs to nothing change nothing', () => {
    expect(after({ type: 'answered', result: sampleResult() })).toBe(IDLE)
    expect(after({ type: 'ticked' })).toBe(IDLE)
  })
})
