import { openCase, withAnswer, withoutFinding } from '@tappet/diagnosis/differential'
import { describe, expect, it } from 'vitest'
import { changeWords } from './changes.ts'

const told = (text: string, codes: string[] = []) =>
  openCase({ texts: [text], codes, car: {}, thisYear: 2026 })

describe('changeWords', () => {
  const brakes = told('brakes squeal')
  const coolant = told('coolant disappears', ['P0302'])

  it('opens with driving where the answer on it changed', () => {
    const sinks = withAnswer(brakes, 'pedal_floor', 'present')
    expect(sinks.report.drive.level).toBe('stop')
    expect(changeWords(brakes.report, sinks.report)).toMatch(/^Do not drive on\. /)
    expect(changeWords(sinks.report, brakes.report)).toMatch(/^Have this checked soon\. /)
    expect(changeWords(sinks.report, sinks.report)).not.toContain('drive')
  })

  it('names the new likeliest cause with both percents', () => {
    const before = coolant.report.causes[0]
    const other = withoutFinding(coolant, 'coolant_low')
    const top = other.report.causes[0]
    expect(top?.fault).not.toBe(before?.fault)
    expect(changeWords(coolant.report, other.report)).toContain(`Likeliest is now ${top?.name}: `)
    expect(changeWords(coolant.report, other.report)).toContain(`${top?.percent}%`)
  })

  it('says how far the likeliest moved, or that nothing did', () => {
    const [top] = brakes.report.causes
    const moved = withAnswer(brakes, 'brake_grind', 'absent')
    expect(moved.report.causes[0]?.fault).toBe(top?.fault)
    if (moved.report.causes[0]?.percent !== top?.percent)
      expect(changeWords(brakes.report, moved.report)).toContain(
        `${top?.name}: ${top?.percent}% before, ${moved.report.causes[0]?.percent}% now.`,
      )
    expect(changeWords(brakes.report, brakes.report)).toBe('That changes no percentage.')
  })

  it('says when no cause stands out', () => {
    const nothing = told('My neighbour likes opera')
    expect(changeWords(brakes.report, nothing.report)).toContain('No cause stands out any more.')
    expect(changeWords(nothing.report, nothing.report)).toBe('No cause stands out yet.')
  })
})
