/** Read a few rows at a time into a file, and sent from it. */
import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { PoolClient } from 'pg'
import type { ScopeOptions } from '../identity/scope.ts'
import type { Identity } from '../identity/token.ts'
import { createTurns, NoTurnError } from '../identity/turns.ts'
import type { Database } from '../pool.ts'
import { refuse } from './errors.ts'
import { type AnswerRow, MAX_ANSWER_BYTES, type PieceRow } from './sql/answer.ts'
import type { Statement } from './sql/fragment.ts'

/** Rows have up to 3 MB, and are in memory four times: as bytes, as texts, joined, as bytes again. */
const MAX_ROWS_AT_ONCE = 8
/** As many rows as come to this by the largest that was seen. */
const BYTES_AT_ONCE = 1_048_576
/** By all people; one of each. */
const READ_AT_ONCE = 4
const MAX_WAITING_OF_ONE = 8
const REFUSE_AFTER_MS = 2_000
const WAIT_MS = 10_000
/** Of one person: a slow client costs a file. */
const MAX_UNSENT_OF_ONE = 4
const SEND_WITHIN_MS = 300_000
const CHUNK_BYTES = 262_144

export type Pieces = {
  statement: Statement
  isOne: boolean
}

export type LargeAnswers = {
  /**
   * @param check of the answer's numbers; throws to refuse it
   * @returns the numbers, and the body as JSON, cut off when it is not read in five minutes
   * @throws NoTurnError, DatabaseError PT413 past 64 MB, RestError 507 when the disk has no room for the file
   */
  read(
    identity: Identity,
    pieces: Pieces,
    scope: ScopeOptions,
    check: (row: AnswerRow) => void,
  ): Promise<{ row: AnswerRow; body: ReadableStream<Uint8Array> }>
}

/** See rest.refuse_large_answer. */
export const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'PT413'

export type LargeAnswerOptions = {
  open?: (folder: string) => Promise<AnswerFile>
  maxBytes?: number
  /** Calls `act` later, unless what it returns is called before. */
  later?: (act: () => void, ms: number) => () => void
}

export type AnswerFile = Pick<FileHandle, 'appendFile' | 'close' | 'createReadStream'>

/** @param folder for the files; each is removed from it as soon as it is open */
export function createLargeAnswers(
  database: Database,
  folder: string,
  { open = openNameless, maxBytes = MAX_ANSWER_BYTES, later = runLater }: LargeAnswerOptions = {},
): LargeAnswers {
  const turns = createTurns({
    places: READ_AT_ONCE,
    perPerson: 1,
    maxWaitingOfOne: MAX_WAITING_OF_ONE,
    maxWaitMs: WAIT_MS,
    refuseAfterMs: REFUSE_AFTER_MS,
  })
  const unsent = new Map<string, number>()
  const count = (person: string, more: number) => unsent.set(person, (unsent.get(person) ?? 0) + more)
  return {
    read(identity, pieces, scope, check) {
      const person = identity.userId ?? identity.role
      return turns.run(person, async () => {
        if ((unsent.get(person) ?? 0) >= MAX_UNSENT_OF_ONE) throw new NoTurnError()
        const file = await withRoom(open(folder))
        try {
          const work = async (client: PoolClient) => {
            const write = (text: string) => withRoom(file.appendFile(text))
            const row = await readPieces(client, pieces, write, maxBytes)
            check(row)
            return row
          }
          const row = await database.as(identity, work, { ...scope, readOnly: true })
          count(person, 1)
          return { row, body: streamOf(file, later, () => count(person, -1)) }
        } catch (error) {
          // On a full disk this can fail too, and the first failure is told.
          await file.close().catch(() => undefined)
          throw error
        }
      })
    },
  }
}

/** @throws RestError 507 when the disk is full */
async function withRoom<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw code === 'ENOSPC' || code === 'EDQUOT' ? refuse.noRoomForAnswer() : error
  }
}

/**
 * @param write receives the body as JSON, in pieces
 * @throws DatabaseError PT413 past `maxBytes`
 */
export async function readPieces(
  client: Pick<PoolClient, 'query'>,
  { statement, isOne }: Pieces,
  write: (text: string) => Promise<void>,
  maxBytes = MAX_ANSWER_BYTES,
): Promise<AnswerRow> {
  await client.query({ ...statement, text: `declare pieces no scroll cursor for ${statement.text}` })
  const [start, end] = isOne ? ['', ''] : ['[', ']']
  let [rows, bytes, total]: [number, number, number | null] = [0, 1, 0]
  let largest = BYTES_AT_ONCE
  for (;;) {
    const { rows: few } = await client.query<PieceRow>(`fetch ${rowsOf(largest)} from pieces`)
    if (few.length === 0) break
    largest = few.reduce((most, { body }) => Math.max(most, body.length), rows === 0 ? 1 : largest)
    const text = few.map(({ body }) => body).join(', ')
    bytes += Buffer.byteLength(text) + 2
    // Raised there, so that it reads as every answer that is too large.
    if (bytes > maxBytes) await client.query(`select rest.refuse_large_answer(${maxBytes})`)
    await write(`${rows === 0 ? start : ', '}${text}`)
    rows += few.length
    total = few[0]?.total ?? null
  }
  await write(rows === 0 ? start + end : end)
  return { body: '', rows, total, updated: null }
}

/** By the characters of the largest so far. */
const rowsOf = (largest: number) =>
  Math.min(MAX_ROWS_AT_ONCE, Math.max(1, Math.floor(BYTES_AT_ONCE / largest)))

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `answer-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path, { force: true })
  return file
}

function runLater(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms).unref()
  return () => clearTimeout(timer)
}

function streamOf(
  file: AnswerFile,
  later: typeof runLater,
  onClosed: () => void,
): ReadableStream<Uint8Array> {
  const stream = file.createReadStream({ start: 0, highWaterMark: CHUNK_BYTES })
  const cancel = later(() => stream.destroy(new Error('The answer was not read in time')), SEND_WITHIN_MS)
  stream.once('close', () => {
    cancel()
    onClosed()
  })
  return Readable.toWeb(stream) as NodeReadableStream<Uint8Array> as ReadableStream<Uint8Array>
}
