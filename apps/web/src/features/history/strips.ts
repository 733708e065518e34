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
  const pictures = new Map<string, Promise<SoundPicture | null>>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    of: (rowId, recording, client) => {
      const earlier = pictures.get(rowId)
      if (earlier) return earlier
      const picture = last.then(() => draw(recording, client)).catch(() => null)
      last = picture
      pictures.set(rowId, picture)
      const [oldest] = pictures.keys()
      if (pictures.size > MAX_KEPT && oldest !== undefined) pictures.delete(oldest)
      return picture
    },
  }
}

export const strips = createStrips(async (recording, client) => {
  const { drawSound } = await import('../../platform/sound/picture.ts')
  return drawSound(await loadSound(client, recording))
})
