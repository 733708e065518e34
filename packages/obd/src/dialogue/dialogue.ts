import type { Negative, Reply } from '../reply/reply.ts'
import type { Framing, ProtocolNumber } from '../tables/protocols.table.ts'
import type { Status } from '../tables/status.table.ts'
import { type Adapter, type SeenUnit, UNKNOWN_ADAPTER } from './adapter.ts'
import type { Failure } from './failure.ts'
import { type Step, type StepName, TRY } from './steps.table.ts'

export interface Request {
  readonly id: number
  readonly command: string
  readonly milliseconds: number
  /** Set by `clear` alone: without it the dialogue never sends service 04. */
  readonly mayClear: boolean
  /** Asks this unit alone (its physical address on CAN); null asks all. */
  readonly unit: string | null
}

export interface Waiting {
  readonly kind: 'waiting'
  readonly heard: string
  readonly tail: string
  readonly pendings: number
  /** A prompt came with nothing before it: a stray one, the answer is still due. */
  readonly strayPrompt: boolean
  readonly extended: boolean
}

/** The prompt has come. The next step is sent once the line is quiet. */
export interface Settling {
  readonly kind: 'settling'
  readonly disturbances: number
  readonly quietMs: number
}

/** State of the wire. Bytes may be written only in `idle` and at the end of `settling`. */
export type Wire = { readonly kind: 'idle' } | Waiting | Settling | { readonly kind: 'down' }

export interface SearchRecord {
  readonly statuses: readonly Status[]
  readonly refusals: readonly Negative[]
  readonly liveCan: ProtocolNumber | null
  readonly tried: ProtocolNumber | null
  readonly framing: Framing | null
}

export interface DialogueOptions {
  readonly protocol: ProtocolNumber | null
  /** False after a link that broke on a reset: then settings are sent without one. */
  readonly reset: boolean
  /** The adapter hangs at ATTP: ATSP is sent instead. */
  readonly lacksTry?: boolean
  readonly units?: readonly SeenUnit[]
}

export interface Dialogue {
  readonly phase: 'new' | 'starting' | 'ready' | 'serving' | 'down'
  readonly wire: Wire
  readonly agenda: readonly Step[]
  readonly request: Request | null
  readonly adapter: Adapter
  readonly addressed: string | null
  /** A unit outside the OBD addresses for which the adapter's receive filter is set and must be reset. */
  readonly listens: string | null
  readonly search: SearchRecord
  readonly timer: number
  readonly options: DialogueOptions
}

export type Input =
  | { readonly kind: 'opened' }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'closed'; readonly reason: string }
  | { readonly kind: 'timeout'; readonly timer: number }
  | { readonly kind: 'request'; readonly request: Request }

export type Effect =
  | { readonly kind: 'write'; readonly bytes: Uint8Array }
  /** Only the latest armed timer counts. */
  | { readonly kind: 'arm'; readonly timer: number; readonly milliseconds: number }
  | { readonly kind: 'progress'; readonly step: StepName; readonly command: string }
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly reply: Reply }
  | { readonly kind: 'failed'; readonly id: number | null; readonly failure: Failure }

export interface Turn {
  readonly state: Dialogue
  readonly effects: readonly Effect[]
}

export const EMPTY_SEARCH: SearchRecord = {
  statuses: [],
  refusals: [],
  liveCan: null,
  tried: null,
  framing: null,
}

export function newDialogue(options: DialogueOptions): Dialogue {
  return {
    phase: 'new',
    wire: { kind: 'idle' },
    agenda: [],
    request: null,
    adapter: { ...UNKNOWN_ADAPTER, units: options.units ?? [], lacks: options.lacksTry ? [TRY] : [] },
    addressed: null,
    listens: null,
    search: EMPTY_SEARCH,
    timer: 0,
    options,
  }
}
