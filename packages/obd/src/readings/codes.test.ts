import { describe, expect, it } from 'vitest'
import { bytesFromHex } from '../bytes.ts'
import { codesIn } from './codes.ts'

const codes = (layout: 'can' | 'legacy', ...answers: string[]) =>
  codesIn(
    0x03,
    layout,
    answers.map((hex) => bytesFromHex(hex) ?? new Uint8Array()),
  )

describe('the answer to a code service', () => {
  it('gives each code once, over all answers of a unit', () => {
    expect(codes('can', '430203010420', '430104200000')).toEqual({
      kind: 'complete',
      value: ['P0301', 'P0420'],
    })
    expect(codes('legacy', '43030100000000', '43030104200000')).toEqual({
      kind: 'complete',
      value: ['P0301', 'P0420'],
    })
  })
  it('keeps codes whose first byte is 0, and writes letters as capitals', () => {
    expect(codes('can', '430300160A0F0000')).toEqual({ kind: 'complete', value: ['P0016', 'P0A0F'] })
  })
  it.each([
    ['another service', 'can', '470103010420', 'wrongService'],
    ['nothing', 'can', '', 'wrongService'],
    ['no count', 'can', '43', 'short'],
    ['half a code', 'can', '43010301AA', 'short'],
    ['fewer codes than counted', 'can', '43020301', 'short'],
    ['more codes than counted', 'can', '430103010420', 'short'],
    ['fewer than three codes on an old bus', 'legacy', '4303010420', 'short'],
    ['more than three codes on an old bus', 'legacy', '430301042000000000', 'short'],
  ] as const)('with %s is not read', (_, layout, answer, reason) => {
    expect(codes(layout, answer)).toEqual({ kind: 'failed', failure: { kind: 'unreadable', reason } })
  })
})
