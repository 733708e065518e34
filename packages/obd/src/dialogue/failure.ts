import type { Negative } from '../reply/reply.ts'
import type { ProtocolNumber } from '../tables/protocols.table.ts'
import type { Status } from '../tables/status.table.ts'

/** Why something failed. `kind` identifies it; the doctor words it. */
export type Failure =
  /** The transport could not be opened. */
  | { readonly kind: 'notOpened'; readonly reason: string }
  /** The link ended before the named command was answered. */
  | { readonly kind: 'closed'; readonly during: string; readonly reason: string }
  /** No prompt within the command's time; `heard` is what came instead. The link is closed: nothing may be sent. */
  | { readonly kind: 'silent'; readonly during: string; readonly heard: string }
  /** Bytes without end and without a prompt. */
  | { readonly kind: 'flooded'; readonly during: string }
  /** It has a prompt but does not take an ELM327's commands. */
  | { readonly kind: 'notAnAdapter'; readonly answered: string }
  /** The adapter works; no car answered on any bus. */
  | {
      readonly kind: 'noCar'
      readonly statuses: readonly Status[]
      /** A CAN bus that carries traffic without answering old requests: perhaps a car of the new standard. */
      readonly liveCan: ProtocolNumber | null
      readonly volts: number | null
    }
  /** A car that speaks UDS has no such request; that says nothing about its codes. `certain`: it named its standard. */
  | { readonly kind: 'otherStandard'; readonly certain: boolean }
  /** Nothing usable came back for this request. */
  | { readonly kind: 'noAnswer'; readonly statuses: readonly Status[]; readonly damaged: readonly string[] }
  | { readonly kind: 'refused'; readonly negatives: readonly Negative[] }
  /** Answers came, but short or odd: they are not read. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** The unit's own status (0101) counts more codes than were read, or a lit lamp that they do not explain. */
  | { readonly kind: 'disagrees'; readonly told: number; readonly read: number; readonly lampOn: boolean }
  /** The same request gave other codes a moment before. */
  | { readonly kind: 'changed' }
  /** Something that the next step needs is missing. */
  | { readonly kind: 'incomplete'; readonly missing: readonly [Gap, ...Gap[]] }
  /** Not connected, or connecting. */
  | { readonly kind: 'notReady' }
  /** Another command is waiting for its answer. */
  | { readonly kind: 'busy' }
  /** Service 04 without the proofs that clearing needs, or a command no reading needs. */
  | { readonly kind: 'notAllowed'; readonly command: string }

/** Something that was asked for and did not come, or came in a form that cannot be used. */
export interface Gap {
  /** The request as sent, for example "03". */
  readonly request: string
  /** The unit whose answer is missing; null where it is not known. */
  readonly ecu: string | null
  readonly why: Failure
}
