import { NRC } from '../tables/negative.table.ts'
import type { Framing } from '../tables/protocols.table.ts'
import { isCan } from '../tables/protocols.table.ts'
import type { Status } from '../tables/status.table.ts'
import type { Frame } from './frames.ts'
import { frameOf, framingOf } from './frames.ts'
import { headerlessMessages } from './headerless.ts'
import type { Message } from './isotp.ts'
import { assemble } from './isotp.ts'
import { joinNumbered } from './legacy.ts'
import { classify, linesOf, squeezed } from './lines.ts'
import type { Asked } from './request.ts'
import { answersTo, askedBy, NEGATIVE } from './request.ts'

/** A refusal: `7F service code`. */
export interface Negative {
  readonly ecu: string
  readonly service: number
  readonly code: number
}

/** An adapter's answer up to its prompt, parsed. */
export interface Reply {
  /** Positive answers to this request, one or more per control unit. */
  readonly messages: readonly Message[]
  /** Refusals of this request; "still working" (78) is left out where the same unit answered in the end. */
  readonly negatives: readonly Negative[]
  readonly statuses: readonly Status[]
  /** Lines that carry no data: version, voltage, protocol number. */
  readonly text: readonly string[]
  /** Messages that answer another tester's request. */
  readonly strangers: number
  /** Lines that were dropped. */
  readonly damaged: readonly string[]
  /** The command came back as the first line. */
  readonly echoed: boolean
  /** The data came without headers. */
  readonly headerless: boolean
  /** Lines of data that answered this request: what the count digit has to be. */
  readonly frames: number
  /** How the lines were laid out, where that could be seen. */
  readonly framing: Framing | null
}

export interface ReplyContext {
  /** The command as sent, without its CR. */
  readonly command: string
  /** Null while the protocol is unknown: then each line is read by its shape. */
  readonly framing: Framing | null
  /** Whether headers were switched on. The lines themselves decide. */
  readonly headers: boolean
}

/** Parses an answer. Never throws; what cannot be read is listed in `damaged`, never guessed. */
export function parseReply(text: string, context: ReplyContext): Reply {
  const { lines, echoed } = withoutEcho(linesOf(text), context.command)
  const statuses: Status[] = []
  const texts: string[] = []
  const digits: string[] = []
  for (const line of lines) {
    const found = classify(line)
    if (found.kind === 'status') {
      statuses.push(found.status)
      if (found.status === 'version') texts.push(found.text)
    } else if (found.kind === 'text') texts.push(found.text)
    else if (found.kind === 'data') digits.push(found.digits)
  }
  const asked = askedBy(context.command)
  if (asked === null) return adapterReply({ statuses, text: [...texts, ...digits], echoed })
  const read = messagesIn(digits, asked, context)
  const kept = keepOurs(read.messages, asked)
  return {
    ...kept,
    statuses,
    text: texts,
    damaged: [...read.damaged, ...texts],
    echoed,
    headerless: read.headerless,
    frames: digits.length,
    framing: read.framing,
  }
}

function adapterReply(found: { statuses: Status[]; text: string[]; echoed: boolean }): Reply {
  return {
    ...found,
    messages: [],
    negatives: [],
    strangers: 0,
    damaged: [],
    headerless: false,
    frames: 0,
    framing: null,
  }
}

// Some clones lose the CR between echo and answer.
function withoutEcho(lines: readonly string[], command: string): { lines: string[]; echoed: boolean } {
  const sent = squeezed(command)
  const [first, ...others] = lines
  if (first === undefined || sent === '') return { lines: [...lines], echoed: false }
  const found = squeezed(first)
  if (found === sent) return { lines: others, echoed: true }
  const rest = found.slice(sent.length)
  if (found.startsWith(sent) && /[0-9A-F?]/.test(rest)) return { lines: [rest, ...others], echoed: true }
  return { lines: [...lines], echoed: false }
}

interface Read {
  readonly messages: readonly Message[]
  readonly damaged: readonly string[]
  readonly headerless: boolean
  readonly framing: Framing | null
}

// Lines are read with headers first, and without them only when that finds no answer of ours:
// an adapter that reset itself has silently switched headers off.
function messagesIn(digits: readonly string[], asked: Asked, context: ReplyContext): Read {
  const bare = (): Read => ({ ...headerlessMessages(digits), headerless: true, framing: null })
  if (!context.headers) {
    const without = bare()
    return concerns(without.messages, asked)
      ? without
      : better(withHeaders(digits, context.framing), without, asked)
  }
  const framed = withHeaders(digits, context.framing)
  return concerns(framed.messages, asked) ? framed : better(bare(), framed, asked)
}

const better = (candidate: Read, otherwise: Read, asked: Asked) =>
  concerns(candidate.messages, asked) ? candidate : otherwise

const concerns = (messages: readonly Message[], asked: Asked) =>
  messages.some(({ data }) => answersTo(asked, data) || (data[0] === NEGATIVE && data[1] === asked.service))

/** Reads lines that carry headers; without a known framing each line is read by its shape. */
export function withHeaders(digits: readonly string[], known: Framing | null): Read {
  const can: Frame[] = []
  const old: Message[] = []
  const damaged: string[] = []
  let framing = known
  for (const line of digits) {
    const seen = known ?? framingOf(line)
    // An unknown header: all older buses have three bytes of it.
    const shape = seen ?? 'legacy'
    const frame = frameOf(line, shape)
    if (frame === null) {
      damaged.push(line)
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
  }
}

function keepOurs(messages: readonly Message[], asked: Asked) {
  const ours: Message[] = []
  const refusals: Negative[] = []
  let strangers = 0
  for (const message of messages) {
    const [service, about, code] = message.data
    if (answersTo(asked, message.data)) ours.push(message)
    else if (service === NEGATIVE && about === asked.service && code !== undefined) {
      refusals.push({ ecu: message.ecu, service: about, code })
    } else strangers += 1
  }
  const answered = new Set(ours.map(({ ecu }) => ecu))
  const negatives = refusals.filter(
    ({ ecu, code }) => code !== NRC.responsePending || !settled(ecu, answered, refusals),
  )
  return { messages: ours, negatives, strangers }
}

const settled = (ecu: string, answered: ReadonlySet<string>, refusals: readonly Negative[]) =>
  answered.has(ecu) || refusals.some((other) => other.ecu === ecu && other.code !== NRC.responsePending)
