/** Keeps the screen on until the returned function is called. A device that refuses lets it sleep. */
export function keepScreenOn(): () => Promise<void> {
  const ask = async () => navigator.wakeLock?.request('screen').catch(() => null)
  let lock = ask()
  // A hidden page loses it.
  const changed = () => {
    if (document.visibilityState === 'visible') lock = ask()
  }
  document.addEventListener('visibilitychange', changed)
  return async () => {
    document.removeEventListener('visibilitychange', changed)
    await (await lock)?.release()
  }
}
