import { toHex } from '../bytes.ts'
import { CODE_SERVICES } from '../tables/codes.table.ts'
import { NRC } from '../tables/negative.table.ts'
import { type Framing, isCan } from '../tables/protocols.table.ts'
import { cutsShort, type Status } from '../tables/status.table.ts'
import { type Frame, frameOf, framingOf, isOwnRequest, isStranger, senderOf } from './frames.ts'
import { headerlessMessages } from './headerless.ts'
import { assemble, type Message } from './isotp.ts'
import { joinNumbered } from './legacy.ts'
import { classify, linesOf, squeezed } from './lines.ts'
import { type Asked, answersTo, askedBy, NEGATIVE, valuesHeld } from './request.ts'

export interface Negative {
  readonly ecu: string
  readonly service: number
  readonly code: number
}

export interface Reply {
  readonly messages: readonly Message[]
  /** Without "still working" (78) where the unit answered in the end. */
  readonly negatives: readonly Negative[]
  readonly statuses: readonly Status[]
  readonly text: readonly string[]
  /** Another tester's, and refusals by units that are not of this car. */
  readonly strangers: number
  /** After these words lines may be missing. */
  readonly cutShort: readonly Status[]
  readonly heard: readonly string[]
  readonly damaged: readonly string[]
  readonly echoed: boolean
  readonly headerless: boolean
  readonly frames: number
  readonly framing: Framing | null
}

export interface ReplyContext {
  readonly command: string
  /** Null: each line is read by its shape. */
  readonly framing: Framing | null
  readonly headers: boolean
  /** A refusal by any other is a stranger's. */
  readonly units?: readonly string[]
  readonly asked?: string | null
}

/** Never throws; what cannot be read is listed in `damaged`. */
export function parseReply(text: string, context: ReplyContext): Reply {
  const { lines, echoed } = withoutEcho(linesOf(text), context.command)
  const statuses: Status[] = []
  const texts: string[] = []
  const digits: string[] = []
  for (const line of lines) {
    const part = classify(line)
    if (part.kind === 'status') {
      statuses.push(part.status)
      if (part.status === 'version') texts.push(part.text)
    } else if (part.kind === 'text') texts.push(part.text)
    else if (part.kind === 'data') digits.push(part.digits)
  }
  const request = askedBy(context.command)
  if (request === null) return adapterReply({ statuses, text: [...texts, ...digits], echoed })
  const candidates = messagesIn(digits, request, context)
  const ours = keepOurs(folded(candidates, request), request, context.units ?? [])
  const agreed = { ...ours, ...agreeing(ours.messages, request, candidates.framing) }
  const senders = [...agreed.messages, ...agreed.negatives].map(({ ecu }) => ecu)
  return {
    messages: agreed.messages,
    negatives: agreed.negatives,
    strangers: agreed.strangers + candidates.strangers,
    cutShort: statuses.filter(cutsShort),
    heard: [
      ...new Set([...senders, ...candidates.damaged.flatMap((line) => senderOf(line, candidates.framing))]),
    ],
    statuses,
    text: texts,
    damaged: [...candidates.damaged, ...agreed.contradicting, ...texts],
    echoed,
    headerless: candidates.headerless,
    frames: digits.length,
    framing: candidates.framing,
  }
}

function adapterReply(parts: { statuses: Status[]; text: string[]; echoed: boolean }): Reply {
  return {
    ...parts,
    messages: [],
    negatives: [],
    strangers: 0,
    cutShort: parts.statuses.filter(cutsShort),
    heard: [],
    damaged: [],
    headerless: false,
    frames: 0,
    framing: null,
  }
}

const isRequest = (command: string) => askedBy(command) !== null

// Some clones lose the CR between echo and answer.
function withoutEcho(lines: readonly string[], command: string): { lines: string[]; echoed: boolean } {
  const echo = squeezed(command)
  const [first, ...others] = lines
  if (first === undefined || echo === '') return { lines: [...lines], echoed: false }
  const start = squeezed(first)
  if (start === echo) return { lines: others, echoed: true }
  const rest = start.slice(echo.length)
  if (start.startsWith(echo) && (isRequest(echo) ? /[0-9A-F?]/ : /./).test(rest))
    return { lines: [rest, ...others], echoed: true }
  return { lines: [...lines], echoed: false }
}

interface Read {
  readonly messages: readonly Message[]
  readonly damaged: readonly string[]
  readonly headerless: boolean
  readonly framing: Framing | null
  readonly strangers: number
}

// Without headers only when that finds no answer of ours: an adapter that reset itself has switched headers off.
function messagesIn(digits: readonly string[], request: Asked, context: ReplyContext): Read {
  const bare = (): Read => ({ ...headerlessMessages(digits), headerless: true, framing: null, strangers: 0 })
  if (!context.headers) {
    const without = bare()
    return concerns(without.messages, request)
      ? without
      : better(withHeaders(digits, context.framing, context.asked ?? null), without, request)
  }
  const framed = withHeaders(digits, context.framing, context.asked ?? null)
  return concerns(framed.messages, request) ? framed : better(bare(), framed, request)
}

const better = (candidate: Read, otherwise: Read, request: Asked) =>
  concerns(candidate.messages, request) ? candidate : otherwise

const concerns = (messages: readonly Message[], request: Asked) =>
  messages.some(
    ({ data }) => answersTo(request, data) || (data[0] === NEGATIVE && data[1] === request.service),
  )

export function withHeaders(
  digits: readonly string[],
  knownFraming: Framing | null,
  unit: string | null = null,
): Read {
  const can: Frame[] = []
  const old: Message[] = []
  const damaged: string[] = []
  let framing = knownFraming
  let strangers = 0
  for (const line of digits) {
    const seen = knownFraming ?? framingOf(line)
    const shape = seen ?? 'legacy'
    if (isOwnRequest(line, shape)) continue
    const frame = frameOf(line, shape, unit)
    if (frame === null) {
      if (isStranger(line, shape)) strangers += 1
      else damaged.push(line)
      continue
    }
    framing ??= seen
    if (isCan(shape)) can.push(frame)
    else old.push(frame)
  }
  const assembled = assemble(can)
  const joined = joinNumbered(old)
  return {
    messages: [...assembled.messages, ...joined.messages],
    damaged: [...damaged, ...assembled.damaged, ...joined.damaged],
    headerless: false,
    framing,
    strangers,
  }
}

// A unit sends each line once; only codes may stand in several equal lines of an old bus.
function folded({ messages, framing }: Read, { service }: Asked): Message[] {
  if (framing !== null && !isCan(framing) && CODE_REQUESTS.has(service)) return [...messages]
  const seen = new Set<string>()
  return messages.filter(({ ecu, data }) => {
    const key = `${ecu} ${toHex(data)}`
    if (ecu === '' || !seen.has(key)) return Boolean(seen.add(key))
    return false
  })
}

const CODE_REQUESTS: ReadonlySet<number> = new Set(Object.values(CODE_SERVICES))

function keepOurs(messages: readonly Message[], request: Asked, units: readonly string[]) {
  const ours: Message[] = []
  const refusals: Negative[] = []
  let strangers = 0
  for (const message of messages) {
    const [service, about, code] = message.data
    if (answersTo(request, message.data)) ours.push(message)
    else if (service === NEGATIVE && about === request.service && code !== undefined) {
      if (units.length === 0 || message.ecu === '' || units.includes(message.ecu))
        refusals.push({ ecu: message.ecu, service: about, code })
      else strangers += 1
    } else strangers += 1
  }
  const answered = new Set(ours.map(({ ecu }) => ecu))
  const negatives = refusals.filter(
    ({ ecu, code }) => code !== NRC.responsePending || !settled(ecu, answered, refusals),
  )
  return { messages: ours, negatives, strangers }
}

// One answer a unit on CAN: of two the one that holds more of what was asked; two that hold equally much contradict
// each other.
function agreeing(messages: readonly Message[], request: Asked, framing: Framing | null) {
  if (framing === null || !isCan(framing)) return { messages, contradicting: [] }
  const valueCount = (message: Message) => valuesHeld(request, message.data)
  const rivals = (message: Message) =>
    messages.filter((other) => other !== message && other.ecu === message.ecu)
  const isOurs = (message: Message) =>
    rivals(message).every((other) => valueCount(other) < valueCount(message))
  const isDoubted = (message: Message) => !isOurs(message) && !rivals(message).some((other) => isOurs(other))
  return {
    messages: messages.filter(isOurs),
    contradicting: messages.filter(isDoubted).map(({ ecu, data }) => `${ecu} ${toHex(data)}`),
  }
}

const settled = (ecu: string, answered: ReadonlySet<string>, refusals: readonly Negative[]) =>
  answered.has(ecu) || refusals.some((other) => other.ecu === ecu && other.code !== NRC.responsePending)
