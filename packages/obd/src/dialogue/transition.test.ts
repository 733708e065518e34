import { describe, expect, it } from 'vitest'
import { asciiToBytes, toHex } from '../bytes.ts'
import { type Dialogue, type Effect, type Input, newDialogue, type Request } from './dialogue.ts'
import { transition } from './transition.ts'

/** Plays a script: each command the dialogue sends is answered with the next line for it. */
function play(
  answers: Readonly<Record<string, readonly string[]>>,
  state = newDialogue({ protocol: null, reset: true }),
) {
  const commands: string[] = []
  const effects: Effect[] = []
  const used: Record<string, number> = {}
  let now = state
  const feed = (input: Input): readonly Effect[] => {
    const turn = transition(now, input)
    now = turn.state
    effects.push(...turn.effects)
    return turn.effects
  }
  const run = (input: Input) => {
    let queue = [...feed(input)]
    for (let effect = queue.shift(); effect !== undefined; effect = queue.shift()) {
      if (effect.kind === 'arm' && now.wire.kind === 'settling')
        queue = [...queue, ...feed({ kind: 'timeout', timer: effect.timer })]
      if (effect.kind !== 'write') continue
      const command = String.fromCharCode(...effect.bytes).trim()
      commands.push(command)
      const lines = answers[command] ?? ['OK']
      const index = used[command] ?? 0
      used[command] = index + 1
      const answer = lines[Math.min(index, lines.length - 1)]
      if (answer !== undefined) queue = [...queue, ...feed(bytes(`${answer}\r\r>`))]
    }
  }
  return { run, feed, sent: commands, effects, state: () => now }
}

const bytes = (text: string): Input => ({ kind: 'bytes', bytes: asciiToBytes(text) })
const HEALTHY = {
  ATI: ['ATI\rELM327 v1.5'],
  ATE0: ['ATE0\rOK'],
  'AT@1': ['?'],
  STI: ['?'],
  ATRV: ['12.4V'],
  '0100': ['SEARCHING...7E8064100BE3FA813'],
  ATDPN: ['A6'],
}
const request = (command: string, mayClear = false): Request => ({
  id: 7,
  command,
  milliseconds: 6_000,
  mayClear,
  unit: null,
})

function ready(answers: Readonly<Record<string, readonly string[]>> = {}) {
  const game = play({ ...HEALTHY, ...answers })
  game.run({ kind: 'opened' })
  game.sent.length = 0
  game.effects.length = 0
  return game
}

const answerTo = (effects: readonly Effect[]) => effects.find((effect) => effect.kind === 'answer')
const failureOf = (effects: readonly Effect[]) => effects.find((effect) => effect.kind === 'failed')?.failure

describe('the start-up', () => {
  it('probes before it resets, switches headers on and asks for the protocol it found', () => {
    const game = play(HEALTHY)
    game.run({ kind: 'opened' })
    expect(game.sent).toEqual([
      'ATI',
      'ATD',
      'ATE0',
      'ATL0',
      'ATS0',
      'ATH1',
      'AT@1',
      'STI',
      'ATRV',
      'ATAT1',
      'ATSP0',
      '0100',
      'ATDPN',
    ])
    expect(game.state().adapter).toMatchObject({
      identity: 'ELM327 v1.5',
      volts: 12.4,
      headers: true,
      standard: 'J1979',
      lacks: [],
    })
    expect(game.state().adapter.protocol?.number).toBe('6')
  })
  it('resets harder only where the gentle way is unknown', () => {
    const game = play({ ...HEALTHY, ATD: ['?'], ATWS: ['?'], ATZ: ['ELM327 v1.5'] })
    game.run({ kind: 'opened' })
    expect(game.sent.slice(0, 5)).toEqual(['ATI', 'ATD', 'ATWS', 'ATZ', 'ATE0'])
  })
  it('never resets after a link that broke on it, and tries the known protocol first', () => {
    const game = play(HEALTHY, newDialogue({ protocol: '7', reset: false }))
    game.run({ kind: 'opened' })
    expect(game.sent.slice(0, 2)).toEqual(['ATI', 'ATE0'])
    expect(game.sent).toContain('ATTPA7')
  })
  it('sends all settings again when 0100 stays unknown', () => {
    const game = play({ ...HEALTHY, '0100': ['?', '?', '?', '7E8064100BE3FA813'] })
    game.run({ kind: 'opened' })
    expect(game.sent.filter((command) => command === 'ATH1')).toHaveLength(2)
    expect(game.state().phase).toBe('ready')
  })
  it('tries every bus by itself after a failed search', () => {
    const game = play({
      ...HEALTHY,
      '0100': ['SEARCHING...UNABLE TO CONNECT', 'CAN ERROR', 'CAN ERROR', '416B104100BE3EB811FA'],
    })
    game.run({ kind: 'opened' })
    expect(game.sent.filter((command) => command.startsWith('ATTP'))).toEqual(['ATTP6', 'ATTP8', 'ATTP1'])
    expect(game.state().phase).toBe('ready')
  })
  it('does not take a device without ATE0 for an adapter', () => {
    const game = play({ ATI: ['ERROR'], ATD: ['ERROR'], ATE0: ['ERROR'] })
    game.run({ kind: 'opened' })
    expect(failureOf(game.effects)).toMatchObject({ kind: 'notAnAdapter' })
  })
})

describe('the gate to the wire', () => {
  it.each([
    '04',
    '0400',
    '0401',
    'ATZ',
    'ATSP6',
    '',
    '14FFFFFF',
    '2E F190',
    '1101',
    '1003',
    '2701',
    '2F0101',
    '3101FF00',
    '3E00',
    '85 02',
    '04\r04',
  ])('refuses "%s"', (command) => {
    const game = ready()
    game.run({ kind: 'request', request: request(command) })
    expect(failureOf(game.effects)).toMatchObject({ kind: 'notAllowed' })
    expect(game.sent).toEqual([])
  })
  it('sends 04 with leave, once, whatever comes back', () => {
    for (const answer of [
      'STOPPED',
      'BUFFER FULL',
      '?',
      '7E8037F0421',
      '7E8037F0478',
      'CAN ERROR',
      'LV RESET',
      '486B1044',
    ]) {
      const game = ready({ '04': [answer] })
      game.run({ kind: 'request', request: request('04', true) })
      expect(game.sent).toEqual(['04'])
      expect(answerTo(game.effects)).toBeDefined()
    }
  })
  it('takes one command at a time', () => {
    const game = ready()
    game.feed({ kind: 'request', request: request('03') })
    game.feed({ kind: 'request', request: { ...request('07'), id: 8 } })
    expect(failureOf(game.effects)).toEqual({ kind: 'busy' })
    expect(game.effects.filter(({ kind }) => kind === 'write')).toHaveLength(1)
  })
  it('gives the link up on silence instead of writing again', () => {
    const game = ready()
    game.feed({ kind: 'request', request: request('03') })
    game.feed(bytes('7E80443'))
    const effects = game.feed({ kind: 'timeout', timer: game.state().timer })
    expect(failureOf(effects)).toEqual({ kind: 'silent', during: '03', heard: '7E80443' })
    expect(game.state().phase).toBe('down')
  })
  it('ignores a timer that was replaced', () => {
    const game = play({})
    const timerOf = (input: Input) =>
      game.feed(input).find((effect) => effect.kind === 'arm')?.timer ?? Number.NaN
    const first = timerOf({ kind: 'opened' })
    const second = timerOf(bytes('ELM327 v1.5\r\r>'))
    expect(game.feed({ kind: 'timeout', timer: first })).toEqual([])
    expect(game.feed({ kind: 'timeout', timer: second })).not.toEqual([])
  })
})

describe('answers', () => {
  const ask = (command: string, answers: readonly string[]) => {
    const game = ready({ [command]: answers })
    game.run({ kind: 'request', request: request(command) })
    return { game, reply: answerTo(game.effects)?.reply }
  }
  it('waits for the prompt, not for OK or the end of a line', () => {
    const game = ready()
    game.feed({ kind: 'request', request: request('010C') })
    expect(game.feed(bytes('7E804410C1AF8\r'))).toEqual([])
    expect(answerTo(game.feed(bytes('\r>')))).toBeDefined()
  })
  it('does not take a stray prompt for an answer', () => {
    const game = ready()
    game.feed({ kind: 'request', request: request('010C') })
    expect(game.feed(bytes('\r>'))).toEqual([])
    expect(answerTo(game.feed(bytes('7E804410C1AF8\r\r>')))).toBeDefined()
  })
  it('buys time with every 7F..78', () => {
    const game = ready()
    game.feed({ kind: 'request', request: request('03') })
    expect(game.feed(bytes('7E8037F0378\r'))).toMatchObject([{ kind: 'arm', milliseconds: 5_500 }])
    expect(game.feed(bytes('7E8037F0378\r'))).toMatchObject([{ kind: 'arm', milliseconds: 5_500 }])
    const [effect] = game.feed(bytes('7E804430101330000\r\r>'))
    expect(effect).toMatchObject({ kind: 'answer', reply: { negatives: [], messages: [{ ecu: '7E8' }] } })
  })
  it('sees 7F..78 also when it arrives byte by byte', () => {
    const game = ready()
    game.feed({ kind: 'request', request: request('03') })
    for (const letter of '7E8 03 7F 03 7') expect(game.feed(bytes(letter))).toEqual([])
    expect(game.feed(bytes('8'))).toMatchObject([{ kind: 'arm', milliseconds: 5_500 }])
    expect(game.feed(bytes('\r'))).toEqual([])
  })
  it('asks again when the answer belongs to another request', () => {
    const { game, reply } = ask('010D', ['7E804410C1AF8', '7E803410D40'])
    expect(game.sent).toEqual(['010D', '010D'])
    expect(reply?.messages.map(({ data }) => toHex(data))).toEqual(['410D40'])
  })
  it('drops strangers and damaged lines alone', () => {
    const { reply } = ask('07', [
      '18 DA\r7E8024700\r7E8 03 41 0D <RX ERROR\r7E904410C1710\r7EA0247\r7E9064702226D226E',
    ])
    expect(reply?.messages.map(({ ecu }) => ecu)).toEqual(['7E8', '7E9'])
    expect(reply?.strangers).toBe(1)
  })
  it('leaves the count digit out for good once the adapter answers it with "?"', () => {
    const { game, reply } = ask('010C1', ['?'])
    expect(game.sent).toEqual(['010C1', '010C'])
    expect(game.state().adapter.countDigit).toBe(false)
    expect(reply).toBeDefined()
  })
  it('switches blanks off and asks again on BUFFER FULL', () => {
    const { game } = ask('0902', ['7E8 10 14 49 02\rBUFFER FULL', '7E8024902'])
    expect(game.sent).toEqual(['0902', 'ATS0', '0902'])
  })
  it('searches again on a bus error', () => {
    const { game, reply } = ask('03', ['CAN ERROR', '7E8024300'])
    expect(game.sent).toEqual(['03', 'ATPC', 'ATSP0', '0100', 'ATDPN', '03'])
    expect(reply?.messages).toHaveLength(1)
  })
  it('says that the car is gone when that search fails, and looks for it again at the next request', () => {
    const game = ready({
      '03': ['CAN ERROR', '7E8024300'],
      '0100': ['SEARCHING...7E8064100BE3FA813', ...Array(11).fill('CAN ERROR'), '7E8064100BE3FA813'],
    })
    game.run({ kind: 'request', request: request('03') })
    expect(failureOf(game.effects)).toMatchObject({ kind: 'noCar', statuses: ['canError'] })
    expect(game.state().phase).toBe('ready')
    game.run({ kind: 'request', request: request('03') })
    expect(answerTo(game.effects)).toBeDefined()
  })
  it('sends its settings again when the adapter restarted silently', () => {
    const { game, reply } = ask('0902', [
      '0902\r014\r0: 49 02 01 31 44 34\r1: 47 50 30 30 52 35 35\r2: 42 31 32 33 34 35 36',
      '7E8024902',
    ])
    expect(game.sent).toEqual(['0902', 'ATE0', 'ATL0', 'ATS0', 'ATH1', 'ATAT1', 'ATTPA6', '0902'])
    expect(reply?.headerless).toBe(false)
  })
  it('gives up on bytes without end', () => {
    const game = ready()
    game.feed({ kind: 'request', request: request('03') })
    const flood = bytes('41'.repeat(1_000))
    for (let count = 0; count < 200 && game.state().phase !== 'down'; count++) game.feed(flood)
    expect(failureOf(game.effects)).toMatchObject({ kind: 'flooded' })
  })
  it('keeps two prompts in one piece apart', () => {
    const game = ready()
    game.feed({ kind: 'request', request: request('010C') })
    game.feed(bytes('7E804410C1AF8\r\r>7E803410D28\r\r>'))
    const state: Dialogue = game.state()
    expect([state.phase, state.wire.kind]).toEqual(['ready', 'idle'])
    expect(answerTo(game.effects)?.reply.messages.map(({ data }) => toHex(data))).toEqual(['410C1AF8'])
  })
})
