import { describe, expect, it } from 'vitest'
import { type AnalysisEvent, type AnalysisState, IDLE, transition } from './machine.ts'
import { sampleResult } from './testing/sample-job.ts'

const START: AnalysisEvent = { type: 'started', jobId: 'j' }
const after = (...events: AnalysisEvent[]) => events.reduce<AnalysisState>(transition, IDLE)
const ticks = (count: number): AnalysisEvent[] => Array.from({ length: count }, () => ({ type: 'ticked' }))

describe('transition', () => {
  it('rises by 10 with each tick', () => {
    expect(after(START, ...ticks(3))).toEqual({ step: 'encoding', jobId: 'j', percent: 30 })
  })
  it('holds at 90 however long it takes', () => {
    expect(after(START, { type: 'encoded' }, ...ticks(40))).toEqual({
      step: 'sending',
      jobId: 'j',
      percent: 90,
    })
  })
  it('jumps to 100 with the answer, and the bar does not fall again', () => {
    const result = sampleResult()
    expect(after(START, { type: 'answered', result }, ...ticks(1))).toEqual({
      step: 'finished',
      jobId: 'j',
      percent: 100,
      result,
    })
  })
  it('starts no second analysis beside one that runs', () => {
    expect(after(START, ...ticks(2), START)).toEqual({
      step: 'encoding',
      jobId: 'j',
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
      expect(after(START, end, START)).toEqual({ step: 'encoding', jobId: 'j', percent: 0 })
    }
  })
  it('lets an answer that belongs to nothing change nothing', () => {
    expect(after({ type: 'answered', result: sampleResult() })).toBe(IDLE)
    expect(after({ type: 'ticked' })).toBe(IDLE)
  })
})
