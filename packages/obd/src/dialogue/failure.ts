import type { Negative } from '../reply/reply.ts'
import type { ProtocolNumber } from '../tables/protocols.table.ts'
import type { Status } from '../tables/status.table.ts'

export type Failure =
  | { readonly kind: 'notOpened'; readonly reason: string }
  | { readonly kind: 'closed'; readonly during: string; readonly reason: string }
  | { readonly kind: 'silent'; readonly during: string; readonly heard: string }
  | { readonly kind: 'flooded'; readonly during: string }
  | { readonly kind: 'notAnAdapter'; readonly answered: string }
  | {
      readonly kind: 'noCar'
      readonly statuses: readonly Status[]
      /** Traffic without answers: perhaps a car of the new standard. */
      readonly liveCan: ProtocolNumber | null
      readonly volts: number | null
    }
  /** Says nothing about its codes. `certain`: it named its standard. */
  | { readonly kind: 'otherStandard'; readonly certain: boolean }
  | { readonly kind: 'noAnswer'; readonly statuses: readonly Status[]; readonly damaged: readonly string[] }
  | { readonly kind: 'refused'; readonly negatives: readonly Negative[] }
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** 0101 counts more codes than were read, or a lit lamp that they do not explain. */
  | { readonly kind: 'disagrees'; readonly told: number; readonly read: number; readonly lampOn: boolean }
  | { readonly kind: 'changed' }
  | { readonly kind: 'incomplete'; readonly missing: readonly [Gap, ...Gap[]] }
  | { readonly kind: 'notReady' }
  | { readonly kind: 'busy' }
  /** Service 04 without its proofs, or a command no reading needs. */
  | { readonly kind: 'notAllowed'; readonly command: string }

export interface Gap {
  readonly request: string
  readonly ecu: string | null
  readonly why: Failure
}
