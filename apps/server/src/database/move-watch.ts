import { liftPause } from './move-mark.ts'
import { hasMoveBegun, settleCutOff } from './moved.ts'

export type MoveWatch = {
  /** A move is copying the last changes: writes are refused until it has ended. */
  isPaused(): boolean
  /** Resolves once another database has taken over. */
  moved: Promise<void>
  stop(): Promise<void>
}

/** A look at one name in a folder. */
export const WATCH_EVERY_MS = 500

/** Watches for a move out of the embedded database, and undoes the pause of one that was killed. */
export function watchMove(
  adminUrl: string,
  dataFolder: string,
  onError: (error: unknown) => void,
): MoveWatch {
  let [paused, stopped] = [false, false]
  let timer: NodeJS.Timeout | undefined
  let resolveMoved: () => void = () => undefined
  const moved = new Promise<void>((resolve) => {
    resolveMoved = resolve
  })
  const look = async (): Promise<void> => {
    // A move that was seen is followed to its end, also once its file has another name.
    paused ||= await hasMoveBegun(dataFolder)
    if (!paused) return
    const state = await liftPause(adminUrl)
    if (state === 'moved') {
      stopped = true
      resolveMoved()
    } else {
      await settleCutOff(dataFolder, state)
      paused = state === 'running'
    }
  }
  let looking: Promise<void> = Promise.resolve()
  const again = () => {
    timer = setTimeout(() => {
      looking = look()
        .catch(onError)
        .finally(() => {
          if (!stopped) again()
        })
    }, WATCH_EVERY_MS)
    timer.unref()
  }
  again()
  return {
    isPaused: () => paused,
    moved,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
