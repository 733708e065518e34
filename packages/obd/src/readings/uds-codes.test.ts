import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesFromHex } from '../bytes.ts'
import { permanentUdsCodesIn, udsCodesIn } from './uds-codes.ts'

const bytes = (hex: string) => bytesFromHex(hex) ?? new Uint8Array()

describe('codes of a car that speaks UDS', () => {
  it('are read with their failure type and status (ISO 14229-1, 19 42)', () => {
    expect(udsCodesIn(bytes('594233FF1E04020301008802042011 2F'.replaceAll(' ', '')))).toEqual({
      kind: 'complete',
      value: [
        { code: 'P0301', number: '030100', failureType: 0, status: 0x88 },
        { code: 'P0420', number: '042011', failureType: 0x11, status: 0x2f },
      ],
    })
  })
  it('are none where the unit names none', () => {
    expect(udsCodesIn(bytes('594233FF1E04'))).toEqual({ kind: 'complete', value: [] })
    expect(permanentUdsCodesIn(bytes('595533FF04'))).toEqual({ kind: 'complete', value: [] })
  })
  it('are not read from a short answer, another group, or the format of trucks', () => {
    expect(udsCodesIn(bytes('594233FF1E'))).toEqual({
      kind: 'failed',
      failure: { kind: 'unreadable', reason: 'short' },
    })
    expect(udsCodesIn(bytes('594233FF1E0402030100'))).toEqual({
      kind: 'failed',
      failure: { kind: 'unreadable', reason: 'short' },
    })
    expect(udsCodesIn(bytes('594234FF1E04'))).toEqual({
      kind: 'failed',
      failure: { kind: 'unreadable', reason: 'wrongService' },
    })
    expect(udsCodesIn(bytes('594233FF1E02'))).toEqual({
      kind: 'failed',
      failure: { kind: 'unreadable', reason: 'unknown' },
    })
  })
  it('that are permanent may stand with or without a severity; where both fit, nobody can tell', () => {
    expect(permanentUdsCodesIn(bytes('595533FF0404200088'))).toMatchObject({ value: [{ code: 'P0420' }] })
    expect(permanentUdsCodesIn(bytes('595533FF040204200088'))).toMatchObject({ value: [{ code: 'P0420' }] })
    expect(permanentUdsCodesIn(bytes(`595533FF04${'04200088'.repeat(5)}`))).toEqual({
      kind: 'failed',
      failure: { kind: 'unreadable', reason: 'unknown' },
    })
  })
  it('are as many as the answer has records, whatever its bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ minLength: 5, maxLength: 5 }), { maxLength: 20 }), (records) => {
        const reading = udsCodesIn(
          Uint8Array.from([0x59, 0x42, 0x33, 0xff, 0x1e, 4, ...records.flatMap((r) => [...r])]),
        )
        const real = records.filter(([, high, low]) => high !== 0 || low !== 0)
        expect(reading.kind !== 'failed' && reading.value.length).toBe(real.length)
      }),
    )
  })
})
