import { describe, expect, it } from 'vitest'
import { classify, cutAtPrompt, linesOf, statusOf, textOf, withoutBanner } from './lines.ts'
import { answersTo, askedBy } from './request.ts'

describe('what arrives', () => {
  it('is text without NUL bytes, in which a byte that is no ASCII stands out', () => {
    expect(textOf(Uint8Array.of(0x34, 0, 0x31, 0x7f, 0x80, 0xff))).toBe('41\u{7F}\u{FFFD}\u{FFFD}')
  })
  it('ends at the first prompt', () => {
    expect(cutAtPrompt('>')).toEqual({ before: '', after: '' })
    expect(cutAtPrompt('OK\r>ATI\r>')).toEqual({ before: 'OK\r', after: 'ATI\r>' })
    expect(cutAtPrompt('OK\r')).toBeNull()
  })
  it('comes in lines, with or without linefeeds', () => {
    expect(linesOf('\r\n41 00 \r\r 41 01\n')).toEqual(['41 00', '41 01'])
  })
  it.each([
    ['SEARCHING...', ''],
    ['SEARCHING: 41 00', '41 00'],
    ['BUS INIT: ...OK', ''],
    ['BUS INIT: OK41 00', '41 00'],
    ['busINIT 4100', 'busINIT 4100'],
    ['41 00 SEARCHING', '41 00 SEARCHING'],
  ])('"%s" without its banner is "%s"', (line, rest) => {
    expect(withoutBanner(line)).toBe(rest)
  })
  it.each([
    ['SEARCHING...', { kind: 'banner' }],
    ['OK', { kind: 'status', status: 'ok', text: 'OK' }],
    ['NO DATA', { kind: 'status', status: 'noData', text: 'NO DATA' }],
    ['BUS INIT: ...ERROR', { kind: 'status', status: 'busInitError', text: 'BUS INIT: ...ERROR' }],
    ['SEARCHING...41 00', { kind: 'data', digits: '4100' }],
    ['1: 41 00', { kind: 'data', digits: '1:4100' }],
    ['41 0g', { kind: 'text', text: '41 0g' }],
    ['x41 00', { kind: 'text', text: 'x41 00' }],
    ['41 00 <DATA ERROR', { kind: 'status', status: 'dataError', text: '41 00 <DATA ERROR' }],
  ])('"%s" is %j', (line, kind) => {
    expect(classify(line)).toEqual(kind)
  })
  it('knows a status through blanks, dots and colons', () => {
    expect([statusOf('Bus Busy.'), statusOf('4100')]).toEqual(['busBusy', null])
  })
})

describe('a command', () => {
  it.each([
    ['03', { service: 3, parameters: [], frames: null }],
    ['031', { service: 3, parameters: [], frames: 1 }],
    ['01 0c 0d', { service: 1, parameters: [0x0c, 0x0d], frames: null }],
    ['010C2', { service: 1, parameters: [0x0c], frames: 2 }],
    ['020C00', { service: 2, parameters: [0x0c], frames: null }],
    ['AT@1', null],
    ['ATZ03', null],
    ['03\u{FFFD}', null],
    ['3', null],
  ])('%j asks %j', (command, request) => {
    expect(askedBy(command)).toEqual(request)
  })
  it('is answered by its service, and by a parameter that it names', () => {
    const request = { service: 1, parameters: [0x0c, 0x0d], frames: null }
    expect(answersTo(request, Uint8Array.of(0x41, 0x0d, 1))).toBe(true)
    expect(answersTo(request, Uint8Array.of(0x41, 0x05, 1))).toBe(false)
    expect(answersTo(request, Uint8Array.of(0x42, 0x0d, 1))).toBe(false)
    expect(answersTo(request, Uint8Array.of(0x41))).toBe(false)
    expect(answersTo({ service: 3, parameters: [], frames: null }, Uint8Array.of(0x43))).toBe(true)
  })
})
