export type Equation = (data: Uint8Array) => number | null

export type EquationRead =
  | { readonly ok: true; readonly equation: Equation }
  /** `at` counts from 1; `why` is half a sentence. */
  | { readonly ok: false; readonly at: number; readonly why: string }

const MAX_LENGTH = 500
const MAX_DEPTH = 40
const BYTE_BITS = 8

/** Throws Missing where the answer has too few bytes. */
type Part = (data: Uint8Array) => number

class Missing extends Error {}
class Wrong extends Error {
  readonly at: number
  constructor(at: number, why: string) {
    super(why)
    this.at = at
  }
}

/**
 * As the Torque app writes it: bytes A to AZ; + - * / ^ & < >; {A:3} or BIT(A:3); SIGNED(A), INT16(A:B), INT24, INT32,
 * FLOAT32, ABS, LOG10, SQRT, MIN and MAX. Parsed, never run as a program.
 */
export function readEquation(text: string): EquationRead {
  if (text.length > MAX_LENGTH) return { ok: false, at: MAX_LENGTH, why: 'it is too long' }
  const parser: Parser = { text, at: 0, depth: 0 }
  try {
    const part = either(parser)
    blanks(parser)
    if (parser.at < text.length) throw new Wrong(parser.at, `"${text[parser.at]}" does not belong here`)
    return { ok: true, equation: (data) => computed(part, data) }
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, at: error.at + 1, why: error.message }
    throw error
  }
}

function computed(part: Part, data: Uint8Array): number | null {
  try {
    const value = part(data)
    return Number.isFinite(value) ? value : null
  } catch (error) {
    if (error instanceof Missing) return null
    throw error
  }
}

interface Parser {
  readonly text: string
  at: number
  depth: number
}

function blanks(parser: Parser): void {
  while (parser.text[parser.at]?.trim() === '') parser.at += 1
}

function taken(parser: Parser, sign: string): boolean {
  blanks(parser)
  if (!parser.text.startsWith(sign, parser.at)) return false
  parser.at += sign.length
  return true
}

function need(parser: Parser, sign: string): void {
  if (!taken(parser, sign)) throw new Wrong(parser.at, `"${sign}" is missing`)
}

type Combine = (one: number, other: number) => number

// Joined from the left.
const level =
  (signs: Readonly<Record<string, Combine>>, below: (parser: Parser) => Part) =>
  (parser: Parser): Part => {
    let part = below(parser)
    for (;;) {
      const sign = Object.keys(signs).find((each) => taken(parser, each))
      const combine = sign === undefined ? undefined : signs[sign]
      if (combine === undefined) return part
      const [one, other] = [part, below(parser)]
      part = (data) => combine(one(data), other(data))
    }
  }

// The longer sign first.
const product = level({ '*': (a, b) => a * b, '/': (a, b) => a / b }, power)
const sum = level({ '+': (a, b) => a + b, '-': (a, b) => a - b }, product)
const shift = level({ '<<': shiftLeft, '>>': shiftRight, '<': shiftLeft, '>': shiftRight }, sum)
const both = level({ '&': whole((a, b) => a & b) }, shift)
const either = level({ '|': whole((a, b) => a | b) }, both)

// Four bytes are too wide for the language's own.
function whole(combine: (one: bigint, other: bigint) => bigint): Combine {
  return (one, other) =>
    Number.isFinite(one) && Number.isFinite(other)
      ? Number(combine(BigInt(Math.trunc(one)), BigInt(Math.trunc(other))))
      : Number.NaN
}

function shiftLeft(value: number, bits: number): number {
  return Math.trunc(value) * 2 ** bits
}
function shiftRight(value: number, bits: number): number {
  return Math.floor(value / 2 ** bits)
}

function power(parser: Parser): Part {
  const base = signed(parser)
  if (!taken(parser, '^')) return base
  const exponent = power(parser)
  return (data) => base(data) ** exponent(data)
}

function signed(parser: Parser): Part {
  parser.depth += 1
  if (parser.depth > MAX_DEPTH) throw new Wrong(parser.at, 'it is nested too deeply')
  const minus = taken(parser, '-')
  const part = minus ? signed(parser) : atom(parser)
  parser.depth -= 1
  return minus ? (data) => -part(data) : part
}

function atom(parser: Parser): Part {
  if (taken(parser, '(')) {
    const inner = either(parser)
    need(parser, ')')
    return inner
  }
  if (taken(parser, '{')) return bit(parser, '}')
  blanks(parser)
  const rest = parser.text.slice(parser.at)
  const number = /^(\d+(\.\d+)?|\.\d+)/.exec(rest)?.[0]
  if (number !== undefined) {
    parser.at += number.length
    return () => Number(number)
  }
  return named(parser, rest)
}

function named(parser: Parser, rest: string): Part {
  if (/^(\[|VAL\s*\{|BARO|LOOKUP|TAVG|TOT|AVG)/i.test(rest))
    throw new Wrong(parser.at, 'it needs another value, a table or a memory, which Tappet does not compute')
  const name = /^[A-Za-z][A-Za-z0-9]*/.exec(rest)?.[0]
  if (name === undefined)
    throw new Wrong(parser.at, rest === '' ? 'it ends too early' : `"${rest[0]}" does not belong here`)
  const start = parser.at
  parser.at += name.length
  if (!taken(parser, '(')) return byteAt(name, start)
  if (name.toUpperCase() === 'BIT') return bit(parser, ')')
  const make = FUNCTIONS[name.toUpperCase()]
  if (make === undefined) throw new Wrong(start, `"${name}" is no function that Tappet knows`)
  const args = [either(parser)]
  while (taken(parser, ':') || taken(parser, ',')) args.push(either(parser))
  need(parser, ')')
  if (args.length < make.least || args.length > make.most)
    throw new Wrong(start, `${name} takes another number of values`)
  return (data) => make.of(args.map((part) => part(data)))
}

// As columns of a table are counted.
function byteAt(name: string, at: number): Part {
  if (!/^[A-Za-z]{1,2}$/.test(name)) throw new Wrong(at, `"${name}" names no byte`)
  const place = [...name.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return (data) => {
    const byte = data[place]
    if (byte === undefined) throw new Missing()
    return byte
  }
}

function bit(parser: Parser, end: string): Part {
  const of = either(parser)
  need(parser, ':')
  const place = either(parser)
  need(parser, end)
  return (data) => Math.floor(of(data) / 2 ** place(data)) % 2
}

interface Function_ {
  readonly least: number
  readonly most: number
  readonly of: (values: readonly number[]) => number
}

const one = (of: (value: number) => number): Function_ => ({
  least: 1,
  most: 1,
  of: ([value = 0]) => of(value),
})
const bytes = (count: number, of: (whole: number) => number): Function_ => ({
  least: count,
  most: count,
  of: (values) => of(values.reduce((whole, byte) => whole * 2 ** BYTE_BITS + byte, 0)),
})
const signedOf = (bits: number) => (whole: number) => (whole >= 2 ** (bits - 1) ? whole - 2 ** bits : whole)

const FUNCTIONS: Readonly<Record<string, Function_>> = {
  // The width follows from the value.
  SIGNED: one((value) => signedOf(value > 0xffff ? 32 : value > 0xff ? 16 : 8)(value)),
  INT16: bytes(2, signedOf(16)),
  INT24: bytes(3, signedOf(24)),
  INT32: bytes(4, signedOf(32)),
  FLOAT32: bytes(4, (whole) => {
    const view = new DataView(new ArrayBuffer(4))
    view.setUint32(0, whole)
    return view.getFloat32(0)
  }),
  ABS: one(Math.abs),
  SQRT: one(Math.sqrt),
  LOG10: one(Math.log10),
  MIN: { least: 2, most: 8, of: (values) => Math.min(...values) },
  MAX: { least: 2, most: 8, of: (values) => Math.max(...values) },
}
