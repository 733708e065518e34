import { oneAttempt } from '../../platform/runtime/one-attempt.ts'

/*
 * The recordings behind the latest results, as bytes on this device: each until its driver saves it, and those that were
 * played last, so that they play without a network. They go at sign-out.
 */

/** What the bucket takes of one file (0010_receipts.sql). */
export const MAX_SOUND_BYTES = 10 * 1024 * 1024
export const ON_DEVICE = 'device:'
const MAX = { recorded: 5, played: 20 }

export const deviceAddress = (id: string): string => ON_DEVICE + id

const wavOf = (bytes: ArrayBuffer) => new Blob([bytes], { type: 'audio/wav' })

/* The database's code is a chunk of its own: no page needs it before a sound. */
const store = oneAttempt(async () =>
  (await import('../../platform/storage/sound-store.web.ts')).createSoundStore(),
)

/** The newest one, also where the browser denies its database. */
let newest: { id: string; sound: Blob } | null = null

/** Keeps a WAV. A device that cannot has it in this page. */
export function keepSound(id: string, bytes: ArrayBuffer, group: keyof typeof MAX): void {
  const storedAtMs = Date.now()
  if (group === 'recorded') newest = { id, sound: wavOf(bytes) }
  store()
    .then((sounds) => sounds.put({ id, group, storedAtMs, bytes }, MAX[group]))
    .catch(() => undefined)
}

/** Null where this device does not have it. */
export async function deviceSound(id: string): Promise<Blob | null> {
  if (newest?.id === id) return newest.sound
  const bytes = await store()
    .then((sounds) => sounds.get(id))
    .catch(() => null)
  return bytes && wavOf(bytes)
}

export function forgetSound(id?: string): void {
  if (id === undefined || newest?.id === id) newest = null
  store()
    .then((sounds) => (id === undefined ? sounds.clear() : sounds.remove(id)))
    .catch(() => undefined)
}
