import { useEffect, useState } from 'react'

/** The module of 9,533 code titles: 73 kB, fetched when the first page asks for it. */
export type CodeLibrary = typeof import('@tappet/diagnosis/code-library')

export type LibraryState =
  | { state: 'loading'; library: null }
  | { state: 'ready'; library: CodeLibrary }
  | { state: 'failed'; library: null }

/** The library once it is there; `retry` after it could not be fetched. */
export function useCodeLibrary(): LibraryState & { retry: () => void } {
  const [loaded, setLoaded] = useState<LibraryState>({ state: 'loading', library: null })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch.
  useEffect(() => {
    let current = true
    import('@tappet/diagnosis/code-library').then(
      (library) => current && setLoaded({ state: 'ready', library }),
      () => current && setLoaded({ state: 'failed', library: null }),
    )
    return () => {
      current = false
    }
  }, [attempt])
  const retry = () => {
    setLoaded({ state: 'loading', library: null })
    setAttempt((count) => count + 1)
  }
  return { ...loaded, retry }
}
