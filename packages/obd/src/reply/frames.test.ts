import { describe, expect, it } from 'vitest'
import { toHex } from '../bytes.ts'
import type { Framing } from '../tables/protocols.table.ts'
import { frameOf, framingOf, isStranger, senderOf } from './frames.ts'

const read = (line: string, framing: Framing, unit: string | null = null) => {
  const frame = frameOf(line, framing, unit)
  return frame && `${frame.ecu} ${toHex(frame.data)}`
}

describe('a unit that was asked alone', () => {
  it.each([
    ['answers under its own name', '77D', '77D 024300'],
    ['is no other unit', '77E', null],
    ['is not named where all are asked', null, null],
  ])('%s', (_, unit, frame) => {
    expect(read('77D024300', 'can11', unit)).toBe(frame)
  })
  it('has a name of eleven bits', () => {
    expect(read('813024300', 'can11', '813')).toBeNull()
  })
})

describe('a line of an old bus', () => {
  it('that declares no data is damaged', () => {
    expect(read('80F11000AA', 'kwp')).toBeNull()
  })
  it('of one byte is damaged, but for the answer to a clear', () => {
    expect([read('486B1043AA', 'legacy'), read('486B1044AA', 'legacy')]).toEqual([null, '10 44'])
  })
})

describe('a whole frame of another tester’s', () => {
  it.each([
    ['7DF0201000000000000', 'can11', true],
    ['18DB33F10201000000000000', 'can29', true],
    ['7DF02010000', 'can11', false],
    ['18DB33F102010000', 'can29', false],
    ['7DF02010000000000000', 'can11', false],
    ['486B10430301042000', 'legacy', false],
    ['87F1104303010420AA', 'kwp', false],
  ] as const)('%s on %s: %s', (line, framing, expected) => {
    expect(isStranger(line, framing)).toBe(expected)
  })
})

describe('the sender of a damaged line', () => {
  it.each([
    ['7E9034', 'can11', ['7E9']],
    ['18DAF11103', 'can29', ['18DAF111']],
    ['7E70343', 'can11', []],
    ['07E9034', 'can11', []],
    ['0018DAF11103', 'can29', []],
    ['18DAF11', 'can29', []],
    ['18DAF1GG03', 'can29', []],
    ['486B1043', 'legacy', []],
    ['486B1043', null, []],
  ] as const)('%s on %s is %j', (line, framing, expected) => {
    expect(senderOf(line, framing)).toEqual(expected)
  })
})

describe('the bus that a line shows', () => {
  it.each([
    ['486B104303010', 'legacy'],
    ['7E802430', null],
    ['147E8024300', null],
    ['0018DAF110024300', null],
    ['0087F1104303', null],
    ['00486B104303', null],
  ])('%s is %s', (line, framing) => {
    expect(framingOf(line)).toBe(framing)
  })
})
