import { RECEIPTS, soundPath, soundPathOf } from '@tappet/wire'
import { fromUrl } from '../../platform/files/data-url.ts'
import type { Client } from '../connection/connect.ts'
import { dataOf } from '../connection/data-of.ts'
import { deviceSound, keepSound, ON_DEVICE } from './device-sounds.ts'

const ALREADY_THERE = '409'
const SERVER_ERROR = 500

/** The id of a recording on this device, from its address; null for any other. */
export const deviceSoundId = (address: unknown): string | null =>
  typeof address === 'string' && address.startsWith(ON_DEVICE) ? address.slice(ON_DEVICE.length) : null

/**
 * The recording at the address of a result: on this device, in the driver's folder, or anywhere else.
 * @throws StorageError, TypeError or Error when it cannot be had
 */
export async function loadSound(client: Promise<Client>, address: string): Promise<Blob> {
  const path = soundPathOf(address)
  const id = deviceSoundId(address) ?? path?.slice(path.indexOf('/') + 1, -'.wav'.length)
  if (id === undefined) return fromUrl(address)
  const own = await deviceSound(id)
  if (own) return own
  if (path === null) throw new Error('This device does not have the recording any more')
  const data = await dataOf((await client).storage.from(RECEIPTS).download(path))
  keepSound(id, await data.arrayBuffer(), 'played')
  return data
}

/** `refused`: the server does not take the recording, as of who has no room. */
export type SavedSound = { address: string } | 'refused' | null

/**
 * Puts a recording of this device into the driver's folder, once for each row.
 * @returns null for a result whose recording does not lie on this device
 * @throws StorageError when the server does not answer
 */
export async function saveSound(
  client: Client,
  userId: string,
  historyId: string,
  address: unknown,
): Promise<SavedSound> {
  const id = deviceSoundId(address)
  const sound = id === null ? null : await deviceSound(id)
  if (sound === null) return null
  return putSound(client, soundPath(userId, historyId), sound)
}

/** The same of bytes that are at hand. @throws StorageError when the server does not answer */
export async function putSound(client: Client, path: string, sound: Blob): Promise<SavedSound> {
  const bucket = client.storage.from(RECEIPTS)
  const { error } = await bucket.upload(path, sound, { contentType: 'audio/wav' })
  const { status = SERVER_ERROR, statusCode } = error ?? {}
  if (error && statusCode !== ALREADY_THERE) {
    if (status >= SERVER_ERROR) throw error
    return 'refused'
  }
  return { address: bucket.getPublicUrl(path).data.publicUrl }
}
