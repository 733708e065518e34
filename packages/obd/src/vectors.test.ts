import { describe, expect, it } from 'vitest'
import vectors from '../testing/vectors.json' with { type: 'json' }
import { bytesFromHex, byteToHex, toHex } from './bytes.ts'
import { codeFrom, codesIn } from './readings/codes.ts'
import { frozenIn } from './readings/freeze-frame.ts'
import { monitorTestsIn, scaled } from './readings/monitor-tests.ts'
import { numberIn, parametersIn, valuesOf } from './readings/parameters.ts'
import { readinessIn } from './readings/readiness.ts'
import { supportedIn } from './readings/supported.ts'
import { checkDigitFits, vinIn } from './readings/vehicle.ts'
import { protocolNumberIn, voltageIn } from './readings/voltage.ts'
import { headerlessMessages } from './reply/headerless.ts'
import { classify, cutAtPrompt, linesOf, squeezed, statusOf, textOf } from './reply/lines.ts'
import { parseReply, withHeaders } from './reply/reply.ts'
import { askedBy } from './reply/request.ts'
import { NEGATIVE_RESPONSES } from './tables/negative.table.ts'
import { protocolNumbered } from './tables/protocols.table.ts'

const { groups } = vectors

function bytes(hex: string): Uint8Array {
  const decoded = bytesFromHex(hex)
  if (decoded === null) throw new Error(`not hex: ${hex}`)
  return decoded
}

const inOrder = (messages: readonly { ecu: string; data: string }[]) =>
  [...messages].sort((one, other) => `${one.ecu}${one.data}`.localeCompare(`${other.ecu}${other.data}`))

describe('frames', () => {
  const frameVectors = [...groups.framesCan11, ...groups.framesCan29, ...groups.framesLegacy]
  it.each(frameVectors)('$id', (vector) => {
    const framing = protocolNumbered(vector.protocol)?.framing ?? null
    const request = 'request' in vector ? vector.request : undefined
    const messages =
      request === undefined
        ? withHeaders(vector.lines.map(squeezed), framing).messages
        : parseReply(vector.lines.join('\r'), { command: String(request), framing, headers: true }).messages
    const decoded = inOrder(messages.map(({ ecu, data }) => ({ ecu, data: toHex(data) })))
    const strict = 'lenient' in vector && vector.lenient === true ? [] : inOrder(vector.expect)
    expect(decoded).toEqual(strict)
  })
})

const payloads = (raw: string, request: string | undefined) => {
  const lines = linesOf(cutAtPrompt(raw)?.before ?? raw).filter((line) => squeezed(line) !== request)
  const digits = lines.map(classify).flatMap((line) => (line.kind === 'data' ? [line.digits] : []))
  return headerlessMessages(digits).messages.map(({ data }) => toHex(data))
}

describe('text without headers', () => {
  it.each(groups.textHeadersOff)('$id', (vector) => {
    expect(payloads(vector.raw, 'request' in vector ? String(vector.request) : undefined)).toEqual(
      vector.expect,
    )
  })
})

describe('codes', () => {
  it.each(groups.dtcCode)('$id', ({ bytes: hex, expect: code }) => {
    const [high = 0, low = 0] = bytes(hex)
    expect(codeFrom(high, low)).toBe(code)
  })
  it.each(groups.dtcList)('$id', (vector) => {
    const layout = vector.family === 'can' ? 'can' : 'legacy'
    const codes = codesIn(Number.parseInt(vector.service, 16), layout, vector.payloads.map(bytes))
    expect(codes).toEqual({ kind: 'complete', value: vector.expect })
  })
})

describe('readiness', () => {
  it.each(groups.readiness)('$id', (vector) => {
    const decoded = readinessIn(bytes(vector.payload))
    if (decoded.kind === 'failed') throw new Error(JSON.stringify(decoded.failure))
    const monitors = Object.fromEntries(
      decoded.value.monitors.map(({ id, supported, complete }) => [id, { supported, complete }]),
    )
    const { lampOn, codeCount, ignition } = decoded.value
    expect({ mil: lampOn, dtcCount: codeCount, ignition, monitors }).toEqual(vector.expect)
  })
  it.each(groups.milAndCount)('$id', (vector) => {
    const decoded = readinessIn(bytes(vector.payload))
    expect(
      decoded.kind !== 'failed' && { mil: decoded.value.lampOn, dtcCount: decoded.value.codeCount },
    ).toEqual(vector.expect)
  })
})

describe('supported PIDs', () => {
  it.each(groups.pidBitmap)('$id', (vector) => {
    const decoded = supportedIn(bytes(vector.payload))
    expect(decoded.kind !== 'failed' && decoded.value.map(byteToHex)).toEqual(vector.expect)
  })
})

describe('values', () => {
  it.each(groups.pidValue)('$id $payload', (vector) => {
    const answer = bytes(vector.payload)
    const decoded = valuesOf(answer[1] ?? -1, answer.subarray(2))
    if (decoded.kind === 'failed') throw new Error(JSON.stringify(decoded.failure))
    const field = 'field' in vector ? vector.field : undefined
    const value =
      field === undefined ? numberIn(answer) : decoded.value.find(({ label }) => label === field)?.value
    expect(Math.abs(Number(value) - vector.expect)).toBeLessThanOrEqual(vector.tol + 1e-9)
  })
  it.each(groups.fuelStatus)('$id', (vector) => {
    const decoded = valuesOf(0x03, bytes(vector.payload).subarray(2))
    expect(decoded.kind !== 'failed' ? decoded.value.map(({ value }) => value ?? '') : null).toEqual(
      vector.expect,
    )
  })
  it.each(groups.fuelType)('$id', (vector) => {
    const decoded = valuesOf(0x51, bytes(vector.payload).subarray(2))
    expect(decoded.kind !== 'failed' && decoded.value[0]?.value).toBe(vector.expect)
  })
  it.each(groups.o2SensorsPresent)('$id', (vector) => {
    const decoded = valuesOf(0x13, bytes(vector.payload).subarray(2))
    const fitted = decoded.kind !== 'failed' ? decoded.value.map(({ value }) => value) : []
    const bank = (number: number) =>
      [1, 2, 3, 4].map((sensor) => (fitted.includes(`${number}.${sensor}`) ? 1 : 0))
    expect({ bank1: bank(1), bank2: bank(2) }).toEqual(vector.expect)
  })
  it.each(groups.multiPid)('$id', (vector) => {
    const reply = parseReply(cutAtPrompt(vector.raw)?.before ?? '', {
      command: vector.request,
      framing: null,
      headers: false,
    })
    const [message] = reply.messages
    if (message === undefined) throw new Error('no message')
    const decoded = parametersIn(message.data, askedBy(vector.request)?.parameters ?? [])
    for (const [pid, expected] of Object.entries(vector.expect)) {
      const values = decoded.get(Number.parseInt(pid, 16))
      const value = values === undefined || values.kind === 'failed' ? null : values.value[0]?.value
      expect(Math.abs(Number(value) - expected)).toBeLessThanOrEqual(Math.abs(expected) * 0.01)
    }
  })
})

describe('vehicle', () => {
  it.each(groups.vin)('$id', (vector) => {
    const headers = vector.raw.startsWith('7E8')
    const text = cutAtPrompt(vector.raw)?.before ?? ''
    const reply = parseReply(text, { command: '0902', framing: headers ? 'can11' : null, headers })
    const decoded = vinIn(reply.messages[0]?.data ?? new Uint8Array())
    expect(decoded.kind === 'failed' ? null : decoded.value.text).toBe(vector.expect)
  })
  it.each(groups.vinCheckDigit)('$id', (vector) => {
    expect(checkDigitFits(vector.vin)).toBe(vector.expect)
  })
})

describe('words', () => {
  it.each(groups.status)('$id', (vector) => {
    const lines = linesOf(cutAtPrompt(vector.raw)?.before ?? '')
    expect(lines.map(statusOf).filter((status) => status !== null)).toEqual([vector.expect])
  })
  it.each(groups.negative)('$id', (vector) => {
    const text = cutAtPrompt(vector.raw)?.before ?? ''
    const [negative] = parseReply(text, {
      command: vector.expect.service,
      framing: null,
      headers: false,
    }).negatives
    const { service = 0, code = 0 } = negative ?? {}
    const meaning = NEGATIVE_RESPONSES[code]?.meaning
    const decoded = { service: byteToHex(service), nrc: byteToHex(code), meaning }
    expect(decoded).toEqual(vector.expect)
  })
  it.each(groups.voltage)('$id', (vector) => {
    expect(voltageIn(linesOf(vector.raw.replace('>', ''))[0] ?? '')).toBe(vector.expect)
  })
  it.each(groups.protocolNumber)('$id', (vector) => {
    const decoded = protocolNumberIn(linesOf(vector.raw.replace('>', ''))[0] ?? '')
    expect({ protocol: decoded?.number, auto: decoded?.automatic }).toEqual(vector.expect)
  })
})

describe('streams', () => {
  it.each(groups.stream)('$id', (vector) => {
    const replies: string[][] = []
    let buffer = ''
    for (const chunk of vector.chunks) {
      buffer += textOf(Uint8Array.from(chunk, (letter) => letter.charCodeAt(0)))
      for (let cut = cutAtPrompt(buffer); cut !== null; cut = cutAtPrompt(buffer)) {
        const command = vector.sent[replies.length] ?? ''
        buffer = cut.after
        const reply = parseReply(cut.before, { command, framing: null, headers: false })
        const texts = reply.statuses.includes('ok') ? ['OK'] : reply.text
        replies.push([
          ...texts.filter((text) => /\w/.test(text)),
          ...reply.messages.map(({ data }) => toHex(data)),
        ])
      }
    }
    expect(replies).toEqual(vector.expect)
  })
})

describe('freeze frame', () => {
  it.each(groups.freezeFrame)('$id', (vector) => {
    const reply = parseReply(cutAtPrompt(vector.raw)?.before ?? '', {
      command: vector.request,
      framing: null,
      headers: false,
    })
    const decoded = frozenIn(reply.messages[0]?.data ?? new Uint8Array())
    if (decoded.kind === 'failed') throw new Error(JSON.stringify(decoded.failure))
    const value = decoded.value.values[0]?.value
    if ('dtc' in vector.expect) expect({ frame: decoded.value.frame, dtc: value }).toEqual(vector.expect)
    else
      expect([decoded.value.frame, Number(value)]).toEqual([0, expect.closeTo(vector.expect.value ?? 0, 1)])
  })
})

describe('service 06', () => {
  it.each(groups.uas)('$id', (vector) => {
    const decoded = scaled(Number.parseInt(vector.uas, 16), bytes(vector.bytes))
    expect(decoded.kind !== 'failed' && Math.abs(decoded.value.value - vector.expect)).toBeLessThanOrEqual(
      vector.tol,
    )
  })
  it.each(groups.monitorTest)('$id', (vector) => {
    const decoded = monitorTestsIn(bytes(vector.payload))
    const tests = decoded.kind !== 'failed' ? decoded.value : []
    expect(tests).toHaveLength(vector.expect.length)
    for (const [index, expected] of vector.expect.entries()) {
      expect(tests[index]).toMatchObject({
        monitorId: Number.parseInt(expected.mid, 16),
        testId: Number.parseInt(expected.tid, 16),
        unit: expected.unit,
      })
      expect(Math.abs((tests[index]?.value ?? 0) - expected.value)).toBeLessThanOrEqual(0.3)
    }
  })
})
