/**
 * A backup's or proof's working files are personal data: each is recorded under TAPPET_DATA first, so that the next
 * start or backup removes what a killed one left.
 */
import { randomBytes } from 'node:crypto'
import { readdir, readFile, readlink, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { isThere, writeWhole } from '../database/folder.ts'
import { stopOrphan } from '../database/postmaster.ts'
import { processToken } from '../database/process-token.ts'

type WorkRecord = { place: string; pid: number; token: string; since: string; paths: string[] }

const RECORD = /^backup-running-[0-9a-f]{8}\.json$/
/** Nothing else is ever removed, whatever a record says. */
const OWN_NAMES = [/^\.tappet-backup-[0-9a-f]{8}$/, /^\.tappet-proof-[0-9a-f]{8}$/, /\.[0-9a-f]{8}\.part$/]
const HEARTBEAT_MS = 10_000
/** A process of another container or machine cannot be looked up: after this long without a sign it is gone. */
const MAX_SILENCE_MS = 900_000

/** Eight random hex digits, so that a sweep may remove the name. */
export const ownSuffix = () => randomBytes(4).toString('hex')

/**
 * Runs `work`, which makes `paths`, then removes them and the record.
 * @throws what `work` throws, and what the file system says when the record cannot be written
 */
export async function recorded<T>(
  dataFolder: string,
  paths: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const path = join(dataFolder, `backup-running-${ownSuffix()}.json`)
  const token = (await processToken(process.pid)) ?? ''
  const since = new Date().toISOString()
  const record: WorkRecord = { place: await placeOf(), pid: process.pid, token, since, paths: [...paths] }
  await writeWhole(path, JSON.stringify(record))
  const heartbeat = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
  }, HEARTBEAT_MS)
  heartbeat.unref()
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    await removeAll(record)
    await rm(path, { force: true })
  }
}

/**
 * Removes what ended processes left.
 * @param now in milliseconds
 * @returns the removed paths
 */
export async function sweepLeftovers(dataFolder: string, now: number): Promise<string[]> {
  const removed: string[] = []
  for (const name of (await readdir(dataFolder).catch(() => [])).filter((each) => RECORD.test(each))) {
    const path = join(dataFolder, name)
    const record = await readRecord(path)
    if (record === null || (await isRunning(path, record, now))) continue
    removed.push(...(await removeAll(record)))
    await rm(path, { force: true })
  }
  return removed
}

async function readRecord(path: string): Promise<WorkRecord | null> {
  try {
    const record = JSON.parse(await readFile(path, 'utf8')) as Partial<WorkRecord>
    const { place, pid, token, since, paths } = record
    const isWhole = typeof place === 'string' && typeof pid === 'number' && typeof token === 'string'
    if (!isWhole || typeof since !== 'string' || !Array.isArray(paths)) return null
    return { place, pid, token, since, paths: paths.filter((each) => typeof each === 'string') }
  } catch {
    return null
  }
}

async function isRunning(path: string, { place, pid, token }: WorkRecord, now: number): Promise<boolean> {
  if (place === (await placeOf())) return (await processToken(pid)) === token
  const sign = await stat(path).catch(() => null)
  return sign === null || now - sign.mtimeMs < MAX_SILENCE_MS
}

// Containers may share a host name, not a space of process numbers.
async function placeOf(): Promise<string> {
  return `${hostname()} ${await readlink('/proc/self/ns/pid').catch(() => '')}`
}

async function removeAll({ paths }: WorkRecord): Promise<string[]> {
  const removed: string[] = []
  for (const path of paths.filter((each) => OWN_NAMES.some((own) => own.test(basename(each))))) {
    if (!(await isThere(path))) continue
    // A killed proof has left its PostgreSQL running.
    await stopOrphan(join(path, 'database', 'cluster'))
    await rm(path, { recursive: true, force: true })
    removed.push(path)
  }
  return removed
}
