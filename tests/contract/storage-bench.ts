import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { pino } from 'pino'
import type { S3Config } from '../../apps/server/src/config/index.ts'
import type { Identity } from '../../apps/server/src/identity/token.ts'
import { createStorage, type StorageOptions } from '../../apps/server/src/storage/index.ts'
import { type TestDatabase, testDatabase } from '../harness/database.ts'

/** Nothing listens here: requests go straight into the app. */
const SITE_URL = 'http://localhost:8910'

export type Bench = {
  test: TestDatabase
  app: Hono
  options: StorageOptions
  /** Milliseconds that the server's clock is ahead of the real one. */
  clock: { aheadMs: number }
  /** The bucket as supabase-js gives it to this caller. */
  receipts(caller: Identity): Receipts
  client(caller: Identity): SupabaseClient
  fetch(address: string, init?: RequestInit): Promise<Response>
  /** Asks for a receipt at the address that a record stores, with the caller's token. */
  read(caller: Identity, path: string, init?: RequestInit): Promise<Response>
  /** Names of all files the server keeps, whole or not. */
  files(): Promise<string[]>
  close(): Promise<void>
}
export type Receipts = ReturnType<SupabaseClient['storage']['from']>

/** The storage surface alone, as the app mounts it, on a database of its own. */
export async function openBench(s3?: S3Config): Promise<Bench> {
  const clock = { aheadMs: 0 }
  const now = () => Date.now() + clock.aheadMs
  const test = await testDatabase(now)
  const folder = await mkdtemp(join(tmpdir(), 'tappet-storage-'))
  const options: StorageOptions = {
    database: test.database,
    tokens: test.tokens,
    config: { dataFolder: folder, siteUrl: SITE_URL, ...(s3 !== undefined && { s3 }) },
    log: pino({ level: 'silent' }),
    now,
  }
  const app = new Hono().route('/storage/v1', createStorage(options))
  const fetchApp = async (input: RequestInfo | URL, init?: RequestInit) => app.fetch(new Request(input, init))
  const client = (caller: Identity) =>
    createClient(SITE_URL, test.tokens.anonKey, {
      accessToken: async () => caller.token,
      global: { fetch: fetchApp },
    })
  return {
    test,
    app,
    options,
    clock,
    client,
    receipts: (caller) => client(caller).storage.from('receipts'),
    fetch: (address, init) => fetchApp(new URL(address, SITE_URL), init),
    read: (caller, path, init) =>
      fetchApp(new URL(`/storage/v1/object/public/receipts/${path}`, SITE_URL), {
        ...init,
        headers: { ...init?.headers, apikey: test.tokens.anonKey, authorization: `Bearer ${caller.token}` },
      }),
    async files() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
    },
    async close() {
      await test.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const padded = (...parts: (string | number[])[]) =>
  Buffer.concat([
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    Buffer.alloc(64),
  ])

/** The beginnings of real files; nothing here reads further than a beginning. */
export const SAMPLES = {
  'image/png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  'image/jpeg': padded([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF\0'),
  'image/gif': padded('GIF89a', [1, 0, 1, 0]),
  'image/webp': padded('RIFF', [36, 0, 0, 0], 'WEBPVP8 '),
  'image/avif': padded([0, 0, 0, 28], 'ftypavif\0\0\0\0avifmif1miaf'),
  'image/heic': padded([0, 0, 0, 24], 'ftypheic\0\0\0\0mif1heic'),
  'image/heif': padded([0, 0, 0, 20], 'ftypmif1\0\0\0\0mif1'),
  'application/pdf': padded('%PDF-1.7\n'),
  'audio/wav': padded('RIFF', [36, 0, 0, 0], 'WAVEfmt '),
  'audio/ogg': padded('OggS', Array<number>(24).fill(0), 'OpusHead'),
  'audio/webm': padded([0x1a, 0x45, 0xdf, 0xa3, 0x9f], 'B\x82\x84webm', [0, 0, 0], 'A_OPUS'),
  'video/webm': padded([0x1a, 0x45, 0xdf, 0xa3, 0x9f], 'B\x82\x84webm', [0, 0, 0], 'V_VP8'),
  'audio/mpeg': padded('ID3\x04'),
  'audio/mp4': padded([0, 0, 0, 20], 'ftypM4A \0\0\0\0M4A '),
  'video/mp4': padded([0, 0, 0, 20], 'ftypisom\0\0\0\0isom'),
  'audio/flac': padded('fLaC'),
} as const

export const PNG = SAMPLES['image/png']
export const JPEG = SAMPLES['image/jpeg']

/** A JPEG of this size; the rest is noise-free filling. */
export function jpegOf(sizeBytes: number): Buffer {
  return Buffer.concat([JPEG, Buffer.alloc(sizeBytes - JPEG.length, 0x20)])
}

export const asBlob = (bytes: Uint8Array<ArrayBuffer> | Buffer, type = ''): Blob =>
  new Blob([Uint8Array.from(bytes)], { type })
