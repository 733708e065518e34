import { useRef, useState } from 'react'

/** Runs `work`, once at a time: another press before it has ended does nothing and gets undefined. */
export function useOneAtATime<Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) {
  const [isRunning, setIsRunning] = useState(false)
  // A second press may come before the page is drawn again.
  const busy = useRef(false)
  const run = async (...args: Args): Promise<Result | undefined> => {
    if (busy.current) return undefined
    busy.current = true
    setIsRunning(true)
    try {
      return await work(...args)
    } finally {
      busy.current = false
      setIsRunning(false)
    }
  }
  return [run, isRunning] as const
}
