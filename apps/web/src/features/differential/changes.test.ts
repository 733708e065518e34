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

  it('names the new first cause', () => {
    const before = coolant.report.causes[0]
    const other = withoutFinding(coolant, 'coolant_low')
    const top = other.report.causes[0]
    expect(top?.fault).not.toBe(before?.fault)
    expect(changeWords(coolant.report, other.report)).toContain(`First is now: ${top?.name}.`)
  })

  it('says which way the first cause moved, never a figure beside that of the page', () => {
    const [top] = brakes.report.causes
    const moved = (percent: number) => ({
      ...brakes.report,
      causes: brakes.report.causes.map((cause) =>
        cause.fault === top?.fault ? { ...cause, percent } : cause,
      ),
    })
    expect(changeWords(brakes.report, moved(100))).toBe(`More likely now: ${top?.name}.`)
    expect(changeWords(brakes.report, moved(0))).toBe(`Less likely now: ${top?.name}.`)
    expect(changeWords(brakes.report, brakes.report)).toBe('')
  })

  it('says when no cause stands out', () => {
    const nothing = told('My neighbour likes opera')
    expect(changeWords(brakes.report, nothing.report)).toContain('No cause stands out any more.')
    expect(changeWords(nothing.report, nothing.report)).toBe('')
  })
})
