import type { Faults } from './faults.ts'
import type { Asked, Fault } from './hostile.ts'
import { between } from './randomness.ts'

export interface HostileAdapter {
  readonly name: string
  readonly fault: Fault
  /** What the chip itself does wrong besides. */
  readonly chip?: Faults
  /** The link can be opened again after it broke. */
  readonly comesBack?: boolean
  /** What is told where not everything could be read: one of these. None: it never keeps anything from being read. */
  readonly says: readonly string[]
}

const OUT_OF_ROOM = 'the answer was too long for the adapter'
const DAMAGED = 'the answer arrived damaged'
const BROKEN_OFF = 'the adapter broke the request off'
const BUS = 'the adapter reported a fault on the car’s network'
const SILENT = 'no answer came'
const RESTARTED = 'the adapter restarted'
const COUNTS = 'it counts'
const LAMP = 'the warning light is on'
const LOST = 'the link to the adapter was lost'
const UNKNOWN = 'the adapter does not know the request'
const SHORT = 'the answer arrived incomplete'
const CHANGED = 'it gave other codes when asked again'
const NO_ADAPTER = 'does not take an ELM327’s commands'
const NO_CAR = 'no car answered'

const isRequest = ({ command }: Asked) => /^[0-9A-F]+$/.test(command)
const asksCodes = ({ command }: Asked) => /^(03|07|0A)$/.test(command)
const END = '\r\r>'

const linesOf = (answer: string) => answer.split(/[\r>]+/).filter((line) => line !== '')
const isData = (line: string) => /^[0-9A-F]+$/.test(line)
const said = (lines: readonly string[]) => `${lines.join('\r')}${END}`

/** Changes the data lines of some answers. */
const inLines =
  (when: (asked: Asked) => boolean, change: (lines: string[], asked: Asked) => readonly string[]): Fault =>
  (answer, request) => {
    if (!when(request)) return answer
    const lines = linesOf(answer)
    return lines.some(isData) ? said(change(lines, request)) : answer
  }

const instead =
  (when: (asked: Asked) => boolean, word: string): Fault =>
  (answer, request) =>
    when(request) ? `${word}${END}` : answer

/** The first line is clean; the others are lost, and a word says so. */
const behindFirst = (word: string) => inLines(asksCodes, ([first = '']) => [first, word])

/** The unit that a line comes from: identifier on CAN, third byte before it. */
function unitOf(line: string): string {
  if (/^7E[89A-F]/.test(line)) return line.slice(0, 3)
  return line.startsWith('18DAF1') ? line.slice(0, 8) : line.slice(4, 6)
}

function without(which: 'first' | 'last', when: (asked: Asked) => boolean): Fault {
  return (answer, request) => {
    if (!when(request)) return answer
    const lines = linesOf(answer)
    const units = [...new Set(lines.filter(isData).map(unitOf))].sort()
    const gone = which === 'first' ? units[0] : units.at(-1)
    const remaining = lines.filter((line) => !isData(line) || unitOf(line) !== gone)
    return remaining.length === 0 ? `NO DATA${END}` : said(remaining)
  }
}

const bytes =
  (probability: number, change: (sign: string, asked: Asked) => string): Fault =>
  (answer, request) =>
    isRequest(request)
      ? [...answer]
          .map((sign) => (sign !== '>' && request.randomness() < probability ? change(sign, request) : sign))
          .join('')
      : answer

const flipped = (sign: string, { randomness }: Asked) =>
  String.fromCharCode(sign.charCodeAt(0) ^ (1 << between(randomness, 0, 6)))

const shuffled = (lines: readonly string[], { randomness }: Asked) =>
  lines
    .map((line) => ({ line, key: randomness() }))
    .sort((one, other) => one.key - other.key)
    .map(({ line }) => line)

const unplugged = (step: number): HostileAdapter => ({
  name: `unplugged at command ${step}`,
  fault: (answer, request) => (request.step >= step ? { text: null, closes: true } : answer),
  says: [LOST, 'The link broke', 'The link to the adapter could not be opened'],
})

/** Adapters that lie, lose, repeat and break. Each with what is then said. */
export const HOSTILE: readonly HostileAdapter[] = [
  { name: 'nothing wrong', fault: (answer) => answer, says: [] },
  {
    name: 'echo of the command before',
    fault: (answer, { before }) => `${before}\r${answer}`,
    says: [DAMAGED, NO_ADAPTER, BROKEN_OFF, SHORT, NO_CAR],
  },
  {
    name: 'echo glued to the answer',
    fault: (answer, { command }) => command + answer.trimStart(),
    says: [],
  },
  {
    name: 'echo twice',
    fault: (answer, { command }) => `${command}\r${command}\r${answer}`,
    says: [DAMAGED],
  },
  { name: 'slow by 1 s', fault: (text) => ({ text, delayMs: 1_000 }), says: [] },
  {
    name: 'slow by 7 s over the codes',
    fault: (text, request) => ({ text, delayMs: asksCodes(request) ? 7_000 : 0 }),
    says: [LOST, 'The adapter stopped answering'],
  },
  { name: 'byte by byte', fault: (text) => ({ text, inBytes: true }), says: [] },
  {
    name: 'a byte in 40 lost',
    fault: bytes(1 / 40, () => ''),
    says: [DAMAGED, SILENT, COUNTS, LAMP, SHORT, CHANGED, NO_CAR, LOST, UNKNOWN, 'The adapter'],
  },
  {
    name: 'a byte in 400 lost',
    fault: bytes(1 / 400, () => ''),
    says: [DAMAGED, SILENT, COUNTS, LAMP, SHORT, CHANGED],
  },
  {
    name: 'a bit in 40 bytes flipped',
    fault: bytes(1 / 40, flipped),
    says: [DAMAGED, SILENT, COUNTS, LAMP, SHORT, CHANGED, NO_CAR, LOST, UNKNOWN, 'The adapter'],
  },
  {
    name: 'a bit in 400 bytes flipped',
    fault: bytes(1 / 400, flipped),
    says: [DAMAGED, SILENT, COUNTS, LAMP, SHORT, CHANGED],
  },
  {
    name: 'count of the codes flipped to none',
    fault: inLines(asksCodes, (lines) =>
      lines.map((line) => line.replace(/^(7E.|18DAF1..)(0[2-7]4[37A])0\d/, '$1$200')),
    ),
    says: [COUNTS, LAMP, SHORT],
  },
  {
    name: 'name of the last unit flipped',
    fault: inLines(asksCodes, (lines) =>
      lines.map((line, index) =>
        index === lines.length - 1 ? line.replace(/^7E/, '7C').replace(/^18DAF/, '18DBF') : line,
      ),
    ),
    says: ['the car is still working on the answer', SILENT, COUNTS, DAMAGED],
  },
  { name: 'NUL bytes', fault: (answer) => answer.replaceAll('\r', '\0\r\0'), says: [] },
  {
    name: 'stray bytes',
    fault: (answer, request) => (isRequest(request) ? `\u00ff\u00fe${answer}` : answer),
    says: ['network is awake', DAMAGED, NO_CAR],
  },
  { name: 'stray prompts', fault: (answer) => `>${answer}`, says: [] },
  {
    name: 'last two digits cut off',
    fault: inLines(asksCodes, (lines) => lines.map((line) => line.slice(0, -2))),
    says: [DAMAGED, SHORT, COUNTS],
  },
  {
    name: 'last digit cut off',
    fault: inLines(asksCodes, (lines) => lines.map((line) => line.slice(0, -1))),
    says: [DAMAGED, SHORT],
  },
  {
    name: 'lines glued together',
    fault: inLines(asksCodes, (lines) => [lines.join('')]),
    says: [DAMAGED, SHORT, COUNTS, SILENT],
  },
  { name: '? to everything', fault: instead(() => true, '?'), says: ['answers every command with “?”'] },
  {
    name: '? to everything but ATI',
    fault: instead(({ command }) => command !== 'ATI', '?'),
    says: ['answers every command with “?”', NO_ADAPTER],
  },
  {
    name: '? to every request',
    fault: instead(isRequest, '?'),
    says: ['answers every command with “?”', 'does not know the requests'],
  },
  { name: '? to 07', fault: instead(({ command }) => command === '07', '?'), says: [UNKNOWN] },
  { name: '? to 0A', fault: instead(({ command }) => command === '0A', '?'), says: [UNKNOWN] },
  {
    name: '? to the address of one unit, after BUFFER FULL',
    fault: (answer, request) =>
      request.command.startsWith('ATSH') ? `?${END}` : behindFirst('BUFFER FULL')(answer, request),
    says: [UNKNOWN, OUT_OF_ROOM],
  },
  {
    name: 'BUFFER FULL behind a clean line',
    fault: behindFirst('BUFFER FULL'),
    says: [OUT_OF_ROOM, DAMAGED, COUNTS],
  },
  { name: '<RX ERROR behind a clean line', fault: behindFirst('<RX ERROR'), says: [DAMAGED, COUNTS] },
  {
    name: '<DATA ERROR behind a clean line',
    fault: behindFirst('48 6B 18 43 <DATA ERROR'),
    says: [DAMAGED, COUNTS],
  },
  { name: 'STOPPED behind a clean line', fault: behindFirst('STOPPED'), says: [BROKEN_OFF, COUNTS] },
  { name: 'CAN ERROR behind a clean line', fault: behindFirst('CAN ERROR'), says: [BUS, COUNTS] },
  { name: 'FB ERROR behind a clean line', fault: behindFirst('FB ERROR'), says: [BUS, COUNTS] },
  {
    name: 'BUS BUSY behind a clean line',
    fault: behindFirst('BUS BUSY'),
    says: ['the car’s network was busy', COUNTS],
  },
  { name: 'LV RESET behind a clean line', fault: behindFirst('LV RESET'), says: [RESTARTED, COUNTS] },
  {
    name: 'ERR94 behind a clean line',
    fault: behindFirst('ERR94'),
    says: ['the adapter reported an error of its own', COUNTS],
  },
  { name: 'its name behind a clean line', fault: behindFirst('ELM327 v1.5'), says: [RESTARTED, COUNTS] },
  {
    name: 'a clean line and nothing else',
    fault: inLines(asksCodes, ([first = '']) => [first]),
    says: [COUNTS, DAMAGED, SILENT],
  },
  { name: 'CAN ERROR instead of the codes', fault: instead(asksCodes, 'CAN ERROR'), says: [BUS] },
  { name: 'BUS ERROR instead of the codes', fault: instead(asksCodes, 'BUS ERROR'), says: [BUS] },
  { name: 'BUFFER FULL instead of the codes', fault: instead(asksCodes, 'BUFFER FULL'), says: [OUT_OF_ROOM] },
  { name: 'STOPPED instead of the codes', fault: instead(asksCodes, 'STOPPED'), says: [BROKEN_OFF] },
  {
    name: 'UNABLE TO CONNECT instead of the codes',
    fault: instead(asksCodes, 'UNABLE TO CONNECT'),
    says: ['the adapter found no car'],
  },
  {
    name: 'NO DATA instead of the codes',
    fault: instead(asksCodes, 'NO DATA'),
    says: [SILENT, COUNTS, LAMP],
  },
  {
    name: 'NO DATA at the first try of everything',
    fault: (answer, request) =>
      isRequest(request) && request.command !== '0100' && request.time === 1 && request.command !== '04'
        ? `NO DATA${END}`
        : answer,
    says: [],
  },
  {
    name: 'CAN ERROR instead of status and freeze frame',
    fault: instead(({ command }) => /^(0101|02)/.test(command), 'CAN ERROR'),
    says: [BUS],
  },
  {
    name: 'NO DATA instead of the status',
    fault: instead(({ command }) => command === '0101', 'NO DATA'),
    says: [SILENT],
  },
  {
    name: 'DATA ERROR in the status',
    fault: instead(({ command }) => command === '0101', '<DATA ERROR'),
    says: [DAMAGED],
  },
  {
    name: 'last unit missing in the answer to 03',
    fault: without('last', ({ command, before }) => command === '03' && !before.startsWith('ATSH')),
    says: [SILENT, COUNTS, LAMP],
  },
  {
    name: 'first unit missing in the answer to 03',
    fault: without('first', ({ command }) => command === '03'),
    says: [SILENT, COUNTS, LAMP],
  },
  {
    name: 'last unit missing in the answer to 07',
    fault: without('last', ({ command }) => command === '07'),
    says: [SILENT],
  },
  {
    name: 'last unit missing in the answer to 0A',
    fault: without('last', ({ command }) => command === '0A'),
    says: [SILENT],
  },
  {
    name: 'last unit missing after the search',
    fault: without('last', (request) => isRequest(request) && request.command !== '0100'),
    says: [SILENT, COUNTS, LAMP],
  },
  {
    name: 'last unit missing in the search',
    fault: (answer, request) =>
      request.command === '0100' && new Set(linesOf(answer).filter(isData).map(unitOf)).size > 1
        ? without('last', () => true)(answer, request)
        : answer,
    says: [],
  },
  {
    name: 'a frame of several missing',
    fault: inLines(asksCodes, (lines) => (lines.length > 1 ? lines.slice(0, -1) : lines)),
    says: [SILENT, COUNTS, DAMAGED, LAMP],
  },
  { name: 'lines in reverse', fault: inLines(isRequest, (lines) => lines.toReversed()), says: [] },
  { name: 'lines shuffled', fault: inLines(isRequest, shuffled), says: [] },
  {
    name: 'lines twice',
    fault: inLines(isRequest, (lines) => lines.flatMap((line) => [line, line])),
    says: [],
  },
  {
    name: 'a contradicting copy of each line',
    fault: inLines(asksCodes, (lines) => lines.flatMap((line) => [line, line.replace(/0(?=\d*$)/, '1')])),
    says: [SILENT, DAMAGED, SHORT, COUNTS, CHANGED],
  },
  {
    name: 'frames of strangers',
    fault: inLines(isRequest, (lines) => [strangerOn(lines[0] ?? ''), ...lines]),
    says: [DAMAGED],
  },
  {
    name: 'a stranger refuses the clear',
    fault: inLines(
      ({ command }) => command === '04',
      (lines) => [lines[0]?.startsWith('7E') ? '7EF037F0411AAAAAAAA' : (lines[0] ?? ''), ...lines],
    ),
    says: [],
  },
  { name: 'the answer before, each time', fault: late(), says: [NO_ADAPTER, NO_CAR, 'The adapter'] },
  { name: 'a silent restart', chip: { forgetsAfter: 16 }, fault: (answer) => answer, says: [] },
  { name: 'a brown-out', chip: { brownsOutAfter: 17 }, fault: (answer) => answer, says: [] },
  {
    name: 'a hung chip',
    chip: { hangsAfter: 15 },
    fault: (answer) => answer,
    says: [LOST, 'The adapter stopped answering'],
  },
  { name: 'no answer to 04', fault: instead(({ command }) => command === '04', 'NO DATA'), says: [] },
  {
    name: 'unplugged over 04',
    fault: (answer, { command }) => (command === '04' ? { text: null, closes: true } : answer),
    says: [],
  },
  { name: 'codes unreadable after 04', fault: afterClear('CAN ERROR'), says: [] },
  {
    name: 'unplugged over the codes, and back',
    fault: (answer, { command, time }) =>
      command === '07' && time === 1 ? { text: null, closes: true } : answer,
    comesBack: true,
    says: [],
  },
  ...[2, 4, 6, 9, 12, 13, 14, 15, 16, 17, 18, 20, 22, 25, 30, 36].map(unplugged),
]

function strangerOn(line: string): string {
  if (line.startsWith('7E')) return '1230011223344556677'
  return line.startsWith('18DAF1') ? '18FEF1000011223344556677' : '486B405AA500'
}

function late(): Fault {
  let lastAnswer = ''
  return (answer, { step }) => {
    if (step === 1) lastAnswer = ''
    const before = lastAnswer
    lastAnswer = answer
    return before === '' ? END : before
  }
}

function afterClear(word: string): Fault {
  let cleared = false
  return (answer, request) => {
    if (request.step === 1) cleared = false
    if (request.command === '04') cleared = true
    return cleared && asksCodes(request) ? `${word}${END}` : answer
  }
}
