import { startTransition, useEffect, useState } from 'react'
import { useConnection } from '../../backend/connection/backend.tsx'
import { loadSound } from '../../backend/diagnoses/sounds.ts'
import { nextTask } from '../../platform/runtime/next-task.ts'
import type { SoundPicture } from '../../platform/sound/picture.ts'

export type LoadedSound =
  | { state: 'loading' }
  | { state: 'ready'; playUrl: string; picture: SoundPicture | null }
  | { state: 'failed' }

/** Fetches the sound, makes it playable, and draws it; the drawing's code comes as its own chunk. */
export function useSound(url: string | null): LoadedSound {
  const { promise } = useConnection()
  const [sound, setSound] = useState<LoadedSound>({ state: 'loading' })
  useEffect(() => {
    if (url === null) return
    let current = true
    let playUrl: string | undefined
    const load = async () => {
      // The address of an older result holds the sound itself: taking it in is a task of its own.
      await nextTask()
      const blob = await loadSound(
        promise.then(({ client }) => client),
        url,
      )
      const address = URL.createObjectURL(blob)
      if (!current) return URL.revokeObjectURL(address)
      playUrl = address
      startTransition(() => setSound({ state: 'ready', playUrl: address, picture: null }))
      // A sound that plays but cannot be drawn (an unusual codec) is still worth playing.
      const picture = await import('../../platform/sound/picture.ts')
        .then(({ drawSound }) => drawSound(blob))
        .catch(() => null)
      if (current) startTransition(() => setSound({ state: 'ready', playUrl: address, picture }))
    }
    load().catch(() => current && setSound({ state: 'failed' }))
    return () => {
      current = false
      if (playUrl) URL.revokeObjectURL(playUrl)
    }
  }, [url, promise])
  return sound
}
