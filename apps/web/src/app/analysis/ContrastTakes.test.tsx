import { openSensed } from '@tappet/diagnosis/differential'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ContrastTakes } from './ContrastTakes.tsx'

const sound = {
  issue: { id: 'uncertain', urgencyLevel: 'check_soon' },
  confidence: 34,
  alternatives: [{ id: 'engine_knock', probability: 0.34 }],
}
const value = openSensed({ texts: [], codes: [], car: {}, thisYear: 2026 }, { sound })
const asked = (shown: typeof value, isUnsure = true) => {
  cleanup()
  render(<ContrastTakes isUnsure={isUnsure} onTaken={() => undefined} value={shown} />)
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}

it('asks for the takes that the case names, and for none where it names none', () => {
  expect(asked(value)).toEqual(['Rolling with and without the brake', 'Air conditioning off and on'])
  expect(asked(value, false)).toEqual([])
  const { takes: _takes, ...before } = value
  expect(asked(before)).toEqual([])
})
