import { describe, expect, it } from 'vitest'
import { parseReply } from '../reply/reply.ts'
import { readEquation } from './equation.ts'
import { OWN_EXAMPLES } from './examples.table.ts'
import { readOwnValues, unitOfHeader } from './own-values.ts'

/** Lines that a source has from a car, with the value that it states for them. */
const STATED: readonly (readonly [name: string, value: number, lines: string])[] = [
  [
    'Drive battery charge',
    28,
    '7EC103E620101EFFBE7 7EC21EF380000000000 7EC220000152D100E0F 7EC230D0E0F0D003BB2 7EC2470B27C00007D00 7EC250106540000FE99 7EC260000983700008E 7EC27C4005820590019 7EC2899000000000BB8',
  ],
  [
    'Drive battery voltage',
    621.1,
    '7EC103E620101EFFBE7 7EC21EFBD0000000000 7EC2200CE18430D0A0A 7EC230C0B0A0D0031CC 7EC2427CC4E00008000 7EC25010A8B0000FE9E 7EC2600009AB800008E 7EC27C70058A3860002 7EC286C109600000BB8',
  ],
  [
    'Drive battery current',
    20.6,
    '7EC103E620101EFFBE7 7EC21EFBD0000000000 7EC2200CE18430D0A0A 7EC230C0B0A0D0031CC 7EC2427CC4E00008000 7EC25010A8B0000FE9E 7EC2600009AB800008E 7EC27C70058A3860002 7EC286C109600000BB8',
  ],
  ['Hybrid battery charge', 51.765, '7DA04621F5B84'],
  ['Hybrid battery current', -5.8, '7DA1009621F9A0E0049 7DA2100FFC600000000'],
  ['Soot in the particulate filter', 22.84, '7E80562114F08EC'],
]

describe('a table of own values that comes with the app', () => {
  it.each(OWN_EXAMPLES)('for a $car names its source, and no row is refused', ({ source, rows }) => {
    expect(source).toMatch(/^\w+\.com\//)
    expect(readOwnValues(rows)).toMatchObject({ refused: [], values: { length: rows.length } })
  })
  it('gives for each row the value that its source states for the answer of a car', () => {
    const values = OWN_EXAMPLES.flatMap(({ rows }) => readOwnValues(rows).values)
    const decoded = values.map(({ name, request, header, equation }) => {
      const [, , lines = ''] = STATED.find(([of]) => of === name) ?? []
      const context = {
        command: request,
        framing: 'can11',
        headers: true,
        asked: unitOfHeader(header),
      } as const
      const [message] = parseReply(lines.replaceAll(' ', '\r'), context).messages
      const compute = readEquation(equation)
      if (!compute.ok || message === undefined) throw new Error(`${name} is not decoded`)
      return [name, compute.equation(message.data.subarray(3))]
    })
    expect(decoded).toEqual(STATED.map(([name, value]) => [name, expect.closeTo(value, 3)]))
  })
})
