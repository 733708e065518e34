import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { initialsOf } from './avatar.tsx'
import { type Severity, SeverityBadge, type Urgency, UrgencyBadge } from './severity.tsx'

describe('SeverityBadge', () => {
  const cases: ReadonlyArray<[string, Severity, string, string]> = [
    ['[DTC-021]', 'low', 'Low Priority', 'safe'],
    ['[DTC-022]', 'medium', 'Medium Priority', 'soon'],
    ['[DTC-023]', 'high', 'High Priority', 'now'],
    ['[DTC-024]', 'critical', 'Critical', 'now'],
  ]
  it.each(cases)('%s says %s as "%s", in a colour and with an icon', (_, severity, words, tone) => {
    render(<SeverityBadge severity={severity} />)
    const badge = screen.getByText(words)
    expect(badge.className).toContain(`text-${tone}`)
    expect(badge.querySelector('svg[aria-hidden="true"]')).not.toBeNull()
  })
})

describe('UrgencyBadge', () => {
  const cases: ReadonlyArray<[Urgency, string]> = [
    ['safe', 'Low · nothing urgent found'],
    ['check_soon', 'Medium · check soon'],
    ['fix_immediately', 'High · fix immediately'],
  ]
  it.each(cases)('says %s in both wordings: "%s"', (urgency, words) => {
    render(<UrgencyBadge urgency={urgency} />)
    expect(screen.getByText(words).querySelector('svg')).not.toBeNull()
  })
})

describe('initialsOf', () => {
  const cases: ReadonlyArray<[string, string]> = [
    ['Maria Lindqvist', 'ML'],
    ['ada king of lovelace', 'AL'],
    ['sam', 'S'],
    ['jo.doe', 'JD'],
    ['  Åsa   Öberg ', 'ÅÖ'],
    ['', '?'],
    ['   ', '?'],
  ]
  it.each(cases)('makes of %j the initials %s, at most 2 [ACC-016]', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
