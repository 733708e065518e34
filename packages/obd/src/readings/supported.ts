import { unsignedAt } from '../bytes.ts'
import { type Reading, readingOf, unreadable } from '../reading.ts'

const PIDS_PER_MAP = 32

/** 0100, 0120, ... or 0900; most significant bit first. */
export function supportedIn(answer: Uint8Array): Reading<number[]> {
  const base = answer[1]
  if (base === undefined || base % PIDS_PER_MAP !== 0) return unreadable('wrongService')
  const map = unsignedAt(answer, 2, 4)
  if (map === null) return unreadable('short')
  const pids: number[] = []
  for (let index = 0; index < PIDS_PER_MAP; index++) {
    if (Math.floor(map / 2 ** (PIDS_PER_MAP - 1 - index)) % 2 === 1) pids.push(base + index + 1)
  }
  return readingOf(pids)
}

export function isMap(pid: number): boolean {
  return pid % PIDS_PER_MAP === 0
}
