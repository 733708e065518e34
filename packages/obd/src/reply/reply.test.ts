import { describe, expect, it } from 'vitest'
import { toHex } from '../bytes.ts'
import { parseReply, type ReplyContext } from './reply.ts'

/** What a reply holds, in words: "7E8 4300" for a message, "7E8 03 22" for a refusal. */
function taken(raw: string, command: string, context: Partial<ReplyContext> = {}) {
  const reply = parseReply(raw, { command, framing: 'can11', headers: true, ...context })
  const hex = (value: number) => toHex(Uint8Array.of(value))
  return {
    ...reply,
    messages: reply.messages.map(({ ecu, data }) => `${ecu} ${toHex(data)}`),
    negatives: reply.negatives.map(({ ecu, service, code }) => `${ecu} ${hex(service)} ${hex(code)}`),
  }
}

const messages = (raw: string, command = '03', context: Partial<ReplyContext> = {}) => {
  const { messages, damaged } = taken(raw, command, context)
  return [...messages, ...damaged.map((line) => `damaged ${line}`)]
}

describe('one line', () => {
  it.each([
    ['can11', '7E8024300', '7E8 4300'],
    ['can11', '7EF024300', '7EF 4300'],
    ['can11', '7E7024300', 'damaged 7E7024300'],
    ['can11', '07E802430', 'damaged 07E802430'],
    ['can11', '7E8', 'damaged 7E8'],
    ['can11', '7E8024300000000000000', 'damaged 7E8024300000000000000'],
    ['can11', '7E802430', 'damaged 7E802430'],
    ['can11', '7E8034300', 'damaged 7E8 034300'],
    ['can11', '7E80043', 'damaged 7E8 0043'],
    ['can29', '18DAF110024300', '18DAF110 4300'],
    ['can29', '18DBF110024300', 'damaged 18DBF110024300'],
    ['can29', '18DAF11', 'damaged 18DAF11'],
    ['legacy', '486B1043030104200000AA', '10 43030104200000'],
    ['legacy', '486B1043AA', 'damaged 486B1043AA'],
    ['legacy', '486B10AA', 'damaged 486B10AA'],
    ['legacy', 'C7F1104303010420AA', '10 4303010420'],
    ['kwp', '87F11043030104200000AA', '10 43030104200000'],
    ['kwp', '86F11043030104200000AA', 'damaged 86F11043030104200000AA'],
    ['kwp', '80F1100743030104200000AA', '10 43030104200000'],
    ['kwp', '80F1100643030104200000AA', 'damaged 80F1100643030104200000AA'],
    ['kwp', '486B1043030104200000AA', '10 43030104200000'],
  ] as const)('on %s: %s gives %s', (framing, line, expected) => {
    // "Damaged" only where nothing else can be made of it: headers are read first, bare lines then.
    expect(messages(line, '03', { framing })).toEqual([expected])
  })
  it('may be one byte where it confirms a clear', () => {
    expect(messages('486B1044AA', '04', { framing: 'legacy' })).toEqual(['10 44'])
  })
  it.each([
    ['7E8024300', 'can11'],
    ['18DAF110024300', 'can29'],
    ['87F11043030104200000AA', 'kwp'],
    ['C7F11043030104200000AA', 'kwp'],
    ['486B1043030104200000AA', 'legacy'],
    ['416B1043030104200000AA', 'legacy'],
    ['A86B1043030104200000AA', null],
  ])('tells its bus by its shape: %s is %s', (line, framing) => {
    const reply = taken(line, '03', { framing: null })
    expect([reply.framing, reply.messages.length, reply.damaged]).toEqual([framing, 1, []])
  })
})

describe('a message over several CAN frames', () => {
  const VIN = ['7E81014490201314434', '7E82147503030523535', '7E82242313233343536']
  const whole = '7E8 4902013144344750303052353542313233343536'
  it.each([
    ['in order', VIN],
    ['with its last frame first', [VIN[2], VIN[0], VIN[1]]],
    ['with its first frame doubled', [VIN[0], VIN[0], VIN[1], VIN[2]]],
    ['with another frame doubled', [VIN[0], VIN[1], VIN[1], VIN[2]]],
    ['with a flow control frame between', [VIN[0], '7E8300000', VIN[1], VIN[2]]],
  ])('is put together %s', (_, lines) => {
    expect(messages(lines.join('\r'), '0902')).toEqual([whole])
  })
  it.each([
    ['a frame is missing', [VIN[0], VIN[2]], ['damaged 7E8 490201314434']],
    ['the last frame is short', [VIN[0], VIN[1], '7E822423132'], ['damaged 7E8 490201314434']],
    [
      'a frame came twice, and differently',
      [VIN[0], VIN[1], '7E82147503030523536', VIN[2]],
      ['damaged 7E8 2147503030523536', 'damaged 7E8 490201314434'],
    ],
    [
      'no first frame came',
      [VIN[1], VIN[2]],
      ['damaged 7E8 2147503030523535', 'damaged 7E8 2242313233343536'],
    ],
    ['its first frame is short', ['7E810144902013144'], ['damaged 7E8 10144902013144']],
    ['its length would fit one frame', ['7E81007490201314434'], ['damaged 7E8 1007490201314434']],
    ['it is of an unknown kind', ['7E8402430'], ['damaged 7E8 402430']],
  ])('is dropped when %s', (_, lines, expected) => {
    expect(messages(lines.join('\r'), '0902')).toEqual(expected)
  })
  it('is kept apart from another unit’s', () => {
    const other = VIN.map((line) => line.replace('7E8', '7E9'))
    const mixed = VIN.flatMap((line, index) => [line, other[index] ?? ''])
    expect(messages(mixed.join('\r'), '0902')).toEqual([whole, whole.replace('7E8', '7E9')])
  })
  it('is dropped where a frame far ahead of the next one belongs to another', () => {
    const first = '7E81014490201314734'
    const rest = ['7E82150303030303030', '7E82230303030303030']
    expect(messages([first, ...rest].join('\r'), '0902')).toHaveLength(1)
    expect(messages([first, '7E82941414141414141', ...rest].join('\r'), '0902')).toEqual([
      'damaged 7E8 490201314734',
    ])
  })
  it('may have more than 16 frames, and more than 255 bytes', () => {
    const data = Array.from({ length: 300 }, (_, index) => (index === 0 ? 0x43 : index % 256))
    const hex = (bytes: number[]) => toHex(Uint8Array.from(bytes))
    const lines = [`7E8112C${hex(data.slice(0, 6))}`]
    for (let at = 6, number = 1; at < data.length; at += 7, number++)
      lines.push(`7E82${(number % 16).toString(16)}${hex(data.slice(at, at + 7))}`)
    expect(messages(lines.join('\r'))).toEqual([`7E8 ${hex(data)}`])
  })
})

describe('lines without headers', () => {
  const bare = { headers: false, framing: null } as const
  it.each([
    ['a single line', '43020301', [' 43020301']],
    ['segments', '008\r0:430303010420\r1:07000000', [' 4303030104200700']],
    [
      'segments out of order',
      '008\r1:07000000\r0:430303010420',
      ['damaged 07000000', 'damaged 430303010420'],
    ],
    ['segments without a length', '0:430303010420', ['damaged 430303010420']],
    [
      'segments of two units',
      '008\r0:430303010420\r008\r0:430303010420\r1:07000000',
      [' 4303030104200700', 'damaged interleaved'],
    ],
    [
      'segments without an end',
      '4302030104200\r008\r0:430303010420',
      ['damaged 4302030104200', 'damaged unfinished'],
    ],
    ['half a byte beside a whole line', '43020\r4300', [' 4300', 'damaged 43020']],
  ])('%s', (_, raw, expected) => {
    expect(messages(raw, '03', bare)).toEqual(expected)
  })
  it('continue with 0 after segment F', () => {
    const bytes = Array.from({ length: 6 + 17 * 7 }, (_, index) => (index === 0 ? 0x43 : index))
    const hex = (from: number, to: number) => toHex(Uint8Array.from(bytes.slice(from, to)))
    const lines = [bytes.length.toString(16).toUpperCase().padStart(3, '0'), `0:${hex(0, 6)}`]
    for (let n = 1; n <= 17; n++) lines.push(`${(n % 16).toString(16)}:${hex(6 + (n - 1) * 7, 6 + n * 7)}`)
    expect(messages(lines.join('\r'), '03', bare)).toEqual([` ${hex(0, bytes.length)}`])
  })
  it('are read when an adapter has lost its setting, and so are headers that it should not send', () => {
    expect(taken('4300', '03')).toMatchObject({ messages: [' 4300'], headerless: true, framing: null })
    const without = taken('7E8024300', '03', bare)
    expect(without).toMatchObject({ messages: ['7E8 4300'], headerless: false, framing: 'can11' })
  })
  it('and lines of which nothing answers stay as their setting reads them', () => {
    expect(taken('4700', '03')).toMatchObject({ messages: [], headerless: false, damaged: ['4700'] })
    expect(taken('4700', '03', bare)).toMatchObject({ messages: [], headerless: true, strangers: 1 })
  })
  it('are read for a refusal as well, and only for one of this service', () => {
    expect(taken('7F0322', '03')).toMatchObject({ negatives: [' 03 22'], headerless: true })
    expect(taken('7F0722', '03')).toMatchObject({ negatives: [], headerless: false })
  })
})

describe('numbered lines of an old bus', () => {
  const old = { framing: 'legacy' } as const
  const line = (number: number, data: string, { unit = '10', type = '02' } = {}) =>
    `486B${unit}49${type}0${number}${data}AA`
  it.each([
    ['in order', [line(1, '00000031'), line(2, '44344750')], ['10 49020000003144344750']],
    ['out of order', [line(2, '44344750'), line(1, '00000031')], ['10 49020000003144344750']],
    ['doubled', [line(1, '00000031'), line(1, '00000031'), line(2, '44344750')], ['10 49020000003144344750']],
    ['of a type that counts lines', [line(1, '00000031', { type: '03' })], ['10 49030100000031']],
    ['of another length', ['486B104902010000AA'], ['10 4902010000']],
  ])('%s', (_, lines, expected) => {
    const command = lines[0]?.includes('4903') ? '0903' : '0902'
    expect(messages(lines.join('\r'), command, old)).toEqual(expected)
  })
  it('are dropped as a whole with a gap, or when one came twice and differently', () => {
    const gap = [line(1, '00000031'), line(3, '44344750')]
    expect(messages(gap.join('\r'), '0902', old)).toEqual([
      'damaged 49020100000031',
      'damaged 49020344344750',
    ])
    const two = [line(1, '00000031'), line(1, '00000032')]
    expect(messages(two.join('\r'), '0902', old)).toEqual([
      'damaged 49020100000031',
      'damaged 49020100000032',
    ])
  })
  it('of two units are kept apart', () => {
    const lines = [line(1, '00000031'), line(1, '00000032', { unit: '11' })]
    expect(messages(lines.join('\r'), '0902', old)).toEqual(['10 490200000031', '11 490200000032'])
  })
})

describe('what belongs to the request', () => {
  it('is not what answers another, on the same bus', () => {
    expect(taken('7E8024300\r7E80441050F00\r7E9024700', '03')).toMatchObject({
      messages: ['7E8 4300'],
      strangers: 2,
      frames: 3,
    })
    expect(taken('7E803410C0F\r7E803410500', '010C')).toMatchObject({
      messages: ['7E8 410C0F'],
      strangers: 1,
    })
  })
  it('holds a refusal of this service, and no other', () => {
    const reply = taken('7E8024300\r7E9037F0322\r7EA037F0712\r7EB027F03', '03')
    expect(reply).toMatchObject({ negatives: ['7E9 03 22'], strangers: 2 })
  })
  it('leaves "still working" out where the same unit has answered or refused since', () => {
    expect(taken('7E8037F0378\r7E8024300', '03').negatives).toEqual([])
    expect(taken('7E8037F0378\r7E8037F0322', '03').negatives).toEqual(['7E8 03 22'])
    expect(taken('7E8037F0378\r7E9024300\r7EA037F0322', '03').negatives).toEqual(['7E8 03 78', '7EA 03 22'])
  })
  it.each([
    ['03\r7E8024300', true, ['7E8 4300']],
    ['0 3\r7E8024300', true, ['7E8 4300']],
    ['037E8024300', true, ['7E8 4300']],
    ['7E8024300', false, ['7E8 4300']],
    ['', false, []],
  ])('is told from its echo: %j', (raw, echoed, expected) => {
    expect(taken(raw, '03')).toMatchObject({ echoed, messages: expected })
  })
  it('is nothing where the adapter itself was asked', () => {
    expect(taken('ATI\rELM327 v1.5\r12', 'ATI')).toEqual({
      messages: [],
      negatives: [],
      statuses: ['version'],
      text: ['ELM327 v1.5', '12'],
      strangers: 0,
      cutShort: ['version'],
      heard: [],
      damaged: [],
      echoed: true,
      headerless: false,
      frames: 0,
      framing: null,
    })
  })
  it('holds neither of two different answers of one unit on CAN: they contradict each other', () => {
    const reply = taken('7E8024300\r7E80443010301\r7E9024300', '03')
    expect(reply).toMatchObject({ messages: ['7E9 4300'], damaged: ['7E8 4300', '7E8 43010301'] })
  })
  it('does not hold text: that is listed as damaged', () => {
    expect(taken('7E8024300\rG7', '03')).toMatchObject({ text: ['G7'], damaged: ['G7'] })
  })
})
