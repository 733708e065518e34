import type { Client } from '../../backend/connection/connect.ts'
import { loadSound } from '../../backend/diagnoses/sounds.ts'
import type { SoundPicture } from '../../platform/sound/picture.ts'

/** Pictures that are kept while the app is open: three pages of a history. */
const MAX_KEPT = 60

export type Strips = {
  /** The picture of a row's recording, drawn once; null where the recording cannot be drawn. */
  of: (rowId: string, recording: string, client: Promise<Client>) => Promise<SoundPicture | null>
}

/** Draws one recording after the other: a page of them at once would keep a phone from scrolling. */
export function createStrips(
  draw: (recording: string, client: Promise<Client>) => Promise<SoundPicture>,
): Strips {
  const kept = new Map<string, Promise<SoundPicture | null>>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    of: (rowId, recording, client) => {
      const known = kept.get(rowId)
      if (known) return known
      const picture = last.then(() => draw(recording, client)).catch(() => null)
      last = picture
      kept.set(rowId, picture)
      const [oldest] = kept.keys()
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
      return picture
    },
  }
}

export const strips = createStrips(async (recording, client) => {
  const { drawSound } = await import('../../platform/sound/picture.ts')
  return drawSound(await loadSound(client, recording))
})
