import type { Stored } from '../platform/storage/queue-store.ts'

/** Why an entry is still queued, apart from a missing connection. */
export type Problem = {
  /** refused: the server would refuse it again, so it is sent again only when the driver asks. */
  code: 'limit_reached' | 'refused' | 'server_error'
  /** The server's own words. */
  message: string
}

/** One piece of work for the server, as this device keeps it: plain values that a database can hold. */
export type Entry<Name extends string = string, Work = unknown> = Stored & {
  /** Which kind of work it is (Kind.name). A kind that this version does not know is kept as it is. */
  kind: Name
  work: Work
  /** How often the server has answered without taking it. */
  attempts: number
  /** Not to be sent earlier. */
  notBeforeMs?: number
  problem?: Problem
}

/** What became of an entry that was sent. */
export type Outcome<Work = unknown, Answer = unknown> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'limit_reached' }
  /** No answer of Tappet's server: it is not known whether it is stored. */
  | { kind: 'no_connection' }
  /** The entry's owner is not the one who is signed in. */
  | { kind: 'signed_out' }
  /** `permanent`: it would be refused again. `left`: the rest, where the server stored a part. */
  | { kind: 'failed'; permanent: boolean; message: string; left?: Work }
  /** Another device has stored something else meanwhile. `left` holds both, and stays until the driver decides. */
  | { kind: 'conflict'; message: string; left: Work }

/** What a driver is told of work just submitted. */
export type Submitted<Work = unknown, Answer = unknown> =
  /** The server has it. */
  | { kind: 'sent'; answer: Answer }
  /** This device has it durably, and sends it later; where its owner is not signed in any more, after that. */
  | { kind: 'waiting'; isSignedOut?: true }
  /** This device has it, and the driver is asked: another device has stored something else. */
  | { kind: 'conflict'; message: string }
  /** The server would not take it, or this device could not keep it. Nothing is kept. */
  | { kind: 'failed'; message: string; why?: 'limit_reached' | 'refused'; left?: Work }

/** A kind of work: how it is sent, and what its arrival changes. */
export type Kind<Name extends string = string, Work = unknown, Answer = unknown> = {
  /** Stored with each entry: never renamed, and never used for another format of work. */
  name: Name
  /** Entries of one lane are sent one after the other, in the order of their making. Lanes do not wait for each other. */
  lane: string
  /** The order does not matter: where a driver waits for an entry's answer, that one goes first. */
  isUnordered?: true
  /** Whether it is held back for another lane's work, such as the car that it names, to arrive first. */
  waitsFor?(entry: Entry<Name, Work>, entries: readonly Entry[]): boolean
  /** Sends an entry as its owner. Sent twice, it must change nothing the second time. Failures are outcomes. */
  send(entry: Entry<Name, Work>): Promise<Outcome<Work, Answer>>
  /** The same of several entries in one request, where they fit into one. Answers the outcome of each. */
  together?: {
    fits(entries: readonly Entry<Name, Work>[]): boolean
    send(entries: readonly Entry<Name, Work>[]): Promise<readonly Outcome<Work, Answer>[]>
  }
  /** The server has it. Called before the entry leaves the list, so that the row is always shown. */
  arrived(entry: Entry<Name, Work>, answer: Answer): void
  /** The server stored a part and refused the rest. */
  arrivedInPart?(entry: Entry<Name, Work>, left: Work): void
  /** Another tab has sent work of this kind: these entries, as far as this tab has listed them. They still stand in the list. */
  arrivedElsewhere?(entries: readonly Entry[]): void
}
