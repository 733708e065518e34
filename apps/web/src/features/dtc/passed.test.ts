import { describe, expect, it } from 'vitest'
import { codeReport, PRIORITY_WORDS } from './copy.ts'
import { passedCode } from './passed.ts'

describe('passedCode', () => {
  it('reads the navigation state first, with every field [DTC-002]', () => {
    const state = {
      code: 'p0420',
      description: 'Catalyst',
      severity: 'high',
      common_causes: ['Worn'],
      suggested_actions: ['Test'],
    }
    const { code: _, ...fields } = state
    expect(passedCode(state, 'P0301')).toEqual({ code: 'P0420', known: fields, demo: false, make: '' })
  })

  it('takes a code alone, and leaves out what is empty or damaged', () => {
    expect(passedCode({ code: 'P0420' }, undefined)).toEqual({
      code: 'P0420',
      known: {},
      demo: false,
      make: '',
    })
    const broken = {
      code: 'P0420',
      description: '',
      severity: 'grave',
      common_causes: [],
      suggested_actions: 'x',
    }
    expect(passedCode(broken, undefined)).toEqual({ code: 'P0420', known: {}, demo: false, make: '' })
  })

  it('knows what a demo adapter made up', () => {
    expect(passedCode({ code: 'P0420', demo: true }, undefined)).toMatchObject({ demo: true })
    expect(passedCode({ code: 'P0420', demo: 'yes' }, undefined)).toMatchObject({ demo: false })
  })

  it('falls back to a well-formed code in the path, and knows none otherwise', () => {
    for (const state of [null, 'x', {}, { code: 7 }, { code: 'nonsense' }])
      expect(passedCode(state, 'p0301')).toEqual({ code: 'P0301', known: {}, demo: false, make: '' })
    for (const path of ['nonsense', 'P030', 'X0301', '', undefined]) expect(passedCode(null, path)).toBeNull()
  })
})

it('the report of a code names it, its category, causes and actions, as far as they are known', () => {
  expect(codeReport('U0100', {})).toMatch(/^Trouble code U0100 \(Network\)\n\nFor information only/)
  const text = codeReport('P0301', {
    description: 'Misfire',
    severity: 'critical',
    common_causes: ['Coil'],
    suggested_actions: ['Swap it', 'Drive'],
  })
  expect(text).toContain('Misfire\nDo not drive on.')
  expect(text).toContain('Common causes\n- Coil')
  expect(text).toContain('2. Drive')
})

it('no priority of a code says that the car may be driven', () => {
  for (const words of Object.values(PRIORITY_WORDS))
    expect(words).not.toMatch(/\bcan drive|drives as|may drive/i)
  for (const priority of ['low', 'medium'] as const)
    expect(PRIORITY_WORDS[priority]).toMatch(/a code can’t tell/i)
})
