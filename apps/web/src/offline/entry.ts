import type { Stored } from '../platform/storage/queue-store.ts'

export type Problem = {
  /** refused: sent again only when the driver asks. */
  code: 'limit_reached' | 'refused' | 'server_error'
  message: string
}

/** Plain values for a database. */
export type Entry<Name extends string = string, Work = unknown> = Stored & {
  kind: Name
  work: Work
  attempts: number
  notBeforeMs?: number
  problem?: Problem
}

export type Outcome<Work = unknown, Answer = unknown> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'limit_reached' }
  /** It is not known whether it is stored. */
  | { kind: 'no_connection' }
  /** The entry's owner is not signed in. */
  | { kind: 'signed_out' }
  /** `permanent`: it would be refused again. `left`: what the server did not store. */
  | { kind: 'failed'; permanent: boolean; message: string; left?: Work }
  /** `left` holds both, until the driver decides. */
  | { kind: 'conflict'; message: string; left: Work }

export type Submitted<Work = unknown, Answer = unknown> =
  | { kind: 'sent'; answer: Answer }
  /** Kept durably and sent later. */
  | { kind: 'waiting'; isSignedOut?: true }
  /** Kept here; another device has stored something else. */
  | { kind: 'conflict'; message: string }
  /** Nothing is kept. */
  | { kind: 'failed'; message: string; why?: 'limit_reached' | 'refused'; left?: Work }

export type Kind<Name extends string = string, Work = unknown, Answer = unknown> = {
  /** Never renamed, and never used for another format of work. */
  name: Name
  /** Entries of one lane go in order; lanes do not wait for each other. */
  lane: string
  /** An entry whose driver waits goes first. */
  isUnordered?: true
  /** Such as the car that it names. */
  waitsFor?(entry: Entry<Name, Work>, entries: readonly Entry[]): boolean
  /** Sent twice, it must change nothing the second time. Failures are outcomes. */
  send(entry: Entry<Name, Work>): Promise<Outcome<Work, Answer>>
  /** In one request, with the outcome of each. */
  together?: {
    fits(entries: readonly Entry<Name, Work>[]): boolean
    send(entries: readonly Entry<Name, Work>[]): Promise<readonly Outcome<Work, Answer>[]>
  }
  /** Called before the entry leaves the list, so that the row is always shown. */
  arrived(entry: Entry<Name, Work>, answer: Answer): void
  /** The rest was refused. */
  arrivedInPart?(entry: Entry<Name, Work>, left: Work): void
  /** As far as this tab has listed them. */
  arrivedElsewhere?(entries: readonly Entry[]): void
}
