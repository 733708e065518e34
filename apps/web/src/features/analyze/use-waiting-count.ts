import { useEffect, useState } from 'react'
import { createTabSignal } from '../../platform/exclusive.ts'
import { jobStore } from './services.ts'

/** The queue's own word to the other tabs; another listener in its tab hears it as well. */
const changes = createTabSignal('tappet.jobs')

/** How many of a person's recordings wait on this device, for what stands outside the provider. */
export function useWaitingCount(userId: string | undefined): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (userId === undefined) return
    let left = false
    const read = async () => {
      const { length } = await jobStore.list(userId)
      if (!left) setCount(length)
    }
    void read()
    const stop = changes.listen(() => void read())
    return () => {
      left = true
      stop()
    }
  }, [userId])
  return userId === undefined ? 0 : count
}
