import { describe, expect, it } from 'vitest'
import { toHex } from '../bytes.ts'
import { parseReply, type ReplyContext } from './reply.ts'
import { answersTo, askedBy } from './request.ts'

function taken(raw: string, command = '03', context: Partial<ReplyContext> = {}) {
  const reply = parseReply(raw, { command, framing: 'can11', headers: true, ...context })
  const { negatives, ...rest } = reply
  return {
    ...rest,
    messages: reply.messages.map(({ ecu, data }) => `${ecu} ${toHex(data)}`),
    refused: negatives.map(({ ecu, code }) => `${ecu} ${toHex(Uint8Array.of(code))}`),
  }
}
const old = { framing: 'legacy' } as const
const bare = { headers: false, framing: null } as const

describe('codes are not lost', () => {
  it('on an old bus, whose lines of seven bytes may have an even second byte', () => {
    expect(taken('486B1043042003010000AA', '03', old).messages).toEqual(['10 43042003010000'])
  })
  it('where one unit of an old bus sends them in several lines', () => {
    const lines = ['486B1043042003010000AA', '486B1043044201710000AA']
    expect(taken(lines.join('\r'), '03', old).messages).toEqual(['10 43042003010000', '10 43044201710000'])
  })
  it('where two units whose names are hidden send the same, or each its own', () => {
    expect(taken('43010301\r43010301', '03', bare).messages).toEqual([' 43010301', ' 43010301'])
    expect(taken('43010301\r4300', '03', bare).messages).toEqual([' 43010301', ' 4300'])
  })
  it('where a line came twice: it counts once, and does not contradict itself', () => {
    expect(taken('7E80443010301\r7E80443010301').messages).toEqual(['7E8 43010301'])
    const status = '486B104101000761E0AA'
    expect(taken(`${status}\r${status}`, '0101', old).messages).toEqual(['10 4101000761E0'])
  })
  it('where an old unit lists one code nine times, three to a line', () => {
    const line = '486B1043010101010101AA'
    expect(taken(`${line}\r${line}`, '03', old).messages).toEqual(['10 43010101010101', '10 43010101010101'])
  })
})

describe('codes are not made up', () => {
  it('of what fills a frame after the declared length', () => {
    expect(taken('7E81008430301010102\r7E8210303AAAAAAAAAA').messages).toEqual(['7E8 4303010101020303'])
  })
  it('of the head of one transfer and the parts of another', () => {
    const [first, other] = ['7E81014490201314434', '7E81014490201314435']
    const parts = ['7E82147503030523535', '7E82242313233343536']
    const reply = taken([first, other, ...parts].join('\r'), '0902')
    expect(reply.messages).toEqual(['7E8 4902013144354750303052353542313233343536'])
    expect(reply.damaged).toEqual(['7E8 490201314434'])
    const longer = taken([first, first.replace('1014', '1015'), ...parts].join('\r'), '0902')
    expect([longer.messages, longer.damaged.length]).toEqual([[], 2])
  })
  it('of a part that belongs to the next transfer of the same unit', () => {
    const vin = ['7E81014490201314434', '7E82147503030523535', '7E82242313233343536']
    const others = ['04', '0A'].flatMap((type) => [`7E8101449${type}01314434`, ...vin.slice(1)])
    const reply = taken([...vin, ...others].join('\r'), '0902')
    expect(reply).toMatchObject({
      messages: ['7E8 4902013144344750303052353542313233343536'],
      strangers: 2,
      damaged: [],
    })
  })
  it('of half a byte in a segment without headers', () => {
    expect(taken('008\r0:43030301042\r1:07000000', '03', bare).messages).toEqual([])
  })
})

describe('a unit of which only something damaged came', () => {
  it.each([
    ['a line too short for its length', '7E9034300'],
    ['half a byte', '7E902430'],
    ['a part without its beginning', '7E92147503030523535'],
    ['a beginning without its parts', '7E91014490201314434'],
  ])('was heard: %s', (_, line) => {
    expect(taken(`7E8024300\r${line}`).heard).toEqual(['7E8', '7E9'])
  })
  it('counts as heard by its refusal as well, and once', () => {
    expect(taken('7E9037F0322\r7E8024300\r7E8034300').heard).toEqual(['7E8', '7E9'])
  })
})

describe('a refusal', () => {
  const units = ['7E8']
  it('is one of the car’s own units, or of one whose name is hidden', () => {
    expect(taken('7E8037F0322\r7E9037F0322', '03', { units })).toMatchObject({
      refused: ['7E8 22'],
      strangers: 1,
    })
    expect(taken('7F0322', '03', { ...bare, units }).refused).toEqual([' 22'])
  })
  it('begins with 7F', () => {
    expect(taken('7E803410322')).toMatchObject({ refused: [], strangers: 1 })
  })
})

describe('what is no data', () => {
  it('is not damage: no answer, a banner', () => {
    expect(taken('NO DATA')).toMatchObject({ statuses: ['noData'], text: [], damaged: [], cutShort: [] })
    expect(taken('SEARCHING...\r7E8024300')).toMatchObject({
      messages: ['7E8 4300'],
      frames: 1,
      damaged: [],
    })
    expect(taken('OK', 'ATE0')).toMatchObject({ statuses: ['ok'], cutShort: [] })
    expect(taken('7E8024300\rBUFFER FULL').cutShort).toEqual(['bufferFull'])
  })
  it('is an echo without its line break, of an order to the adapter as well', () => {
    expect(taken('ATE0OK', 'ATE0')).toMatchObject({ echoed: true, statuses: ['ok'] })
    expect(taken('03OK')).toMatchObject({ echoed: false, damaged: ['03OK'] })
  })
  it('is whole where nothing was sent', () => {
    expect(taken('41\r42', '')).toMatchObject({ echoed: false, text: ['41', '42'] })
  })
  it('does not turn lines with headers into lines without', () => {
    expect(taken('410300')).toMatchObject({ headerless: false, strangers: 0, damaged: ['410300'] })
  })
  it('is a whole frame of another tester’s, beside one of ours', () => {
    expect(taken('7E8024300\r7DF0201000000000000\r7E80441050F00')).toMatchObject({
      messages: ['7E8 4300'],
      strangers: 2,
      damaged: [],
    })
  })
})

describe('a unit that was asked alone', () => {
  it.each([
    ['with headers', true],
    ['without the headers that came', false],
  ])('is read by its name, %s', (_, headers) => {
    const context = { headers, asked: '77D', framing: 'can11' } as const
    expect(taken('77D024300', '03', context).messages).toEqual(['77D 4300'])
  })
})

describe('a request for data by identifier', () => {
  it('names them, and takes an answer that begins with one', () => {
    const request = askedBy('22F190F18C')
    expect(request).toEqual({ service: 0x22, parameters: [], identifiers: ['F190', 'F18C'], frames: null })
    if (request === null) return
    expect(answersTo(request, Uint8Array.of(0x62, 0xf1, 0x8c, 1))).toBe(true)
    expect(answersTo(request, Uint8Array.of(0x62, 0xf1, 0x91, 1))).toBe(false)
  })
  it('is not answered by a message that ends before its parameter', () => {
    expect(answersTo({ service: 1, parameters: [1], frames: null }, Uint8Array.of(0x41))).toBe(false)
  })
})

describe('of two answers of one unit to one request', () => {
  const request = '010C0D040B11'
  const whole = ['7E8100C410C0D480D00', '7E821044C0B23111F00']
  it('the one that holds more of what was asked is ours', () => {
    const { messages, damaged } = taken(['7E803410D28', ...whole].join('\r'), request)
    expect([messages, damaged]).toEqual([['7E8 410C0D480D00044C0B23111F'], []])
  })
  it('a single one is ours, however short', () => {
    expect(taken('7E803410D28', request).messages).toEqual(['7E8 410D28'])
  })
  it('two that hold equally much contradict each other', () => {
    expect(taken('7E803410D28\r7E803410D29', request).messages).toEqual([])
  })
})
