import type { DriveParts, DriveStore } from '../../../platform/storage/drive-store.web.ts'
import type { Drive, Track } from './drive.ts'

export type Recorder = {
  /** Writes what came since; resolves once the device has it, or has refused. */
  flush(): Promise<void>
  /** Null: nothing was to be written yet. */
  isSaved(): boolean | null
}

/** A look at the values is no drive. */
const MIN_DRIVE_SECONDS = 5

/** Writes a drive piece by piece. What could not be written is tried again with the next piece. */
export function createRecorder(
  store: Promise<Pick<DriveStore<Drive>, 'append'>>,
  head: () => Drive,
  tracks: ReadonlyMap<string, Track>,
): Recorder {
  const countsOnDevice = new Map<string, number>()
  let number = 0
  let marks = 0
  let saved: boolean | null = null
  let last = Promise.resolve()
  async function write(): Promise<void> {
    const drive = head()
    const counts = [...tracks].map(([id, { times }]) => [id, times.length] as const)
    const news = counts.filter(([id, count]) => count > (countsOnDevice.get(id) ?? 0))
    const isNew = news.length > 0 || drive.marks.length > marks
    if (drive.seconds < MIN_DRIVE_SECONDS || !isNew) return
    const parts: DriveParts = Object.fromEntries(
      news.map(([id, count]) => {
        const { times = [], values = [] } = tracks.get(id) ?? {}
        const from = countsOnDevice.get(id) ?? 0
        return [
          id,
          {
            times: Float64Array.from(times.slice(from, count)),
            values: Float64Array.from(values.slice(from, count)),
          },
        ]
      }),
    )
    try {
      await (await store).append(drive, number, parts)
      for (const [id, count] of counts) countsOnDevice.set(id, count)
      number += 1
      marks = drive.marks.length
      saved = true
    } catch {
      saved = false
    }
  }
  return {
    flush() {
      last = last.then(write)
      return last
    },
    isSaved: () => saved,
  }
}
