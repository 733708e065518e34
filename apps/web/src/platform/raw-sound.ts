import { useSyncExternalStore } from 'react'
import type { InstantStorage } from './storage.ts'
import { deviceStorage } from './storage.web.ts'

const RAW_SOUND_KEY = 'tappet.raw-engine-sound'

/** True when this device records the engine as it is, without the noise filter made for voices. */
export function readRawSound(storage: InstantStorage = deviceStorage): boolean {
  return storage.getItem(RAW_SOUND_KEY) === 'on'
}

const listeners = new Set<() => void>()

/** Keeps the choice, and tells whoever shows it: the recorder and Settings have the same switch. */
export function keepRawSound(raw: boolean, storage: InstantStorage = deviceStorage): void {
  if (raw) storage.setItem(RAW_SOUND_KEY, 'on')
  else storage.removeItem(RAW_SOUND_KEY)
  for (const listener of listeners) listener()
}

/** Calls back after each choice, until the function it answers is called. */
export function onRawSoundChosen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The choice, and how to make the other. */
export function useRawSound(): [boolean, (raw: boolean) => void] {
  return [useSyncExternalStore(onRawSoundChosen, () => readRawSound()), keepRawSound]
}
