import { type CodeAnswer, findCode } from '@tappet/diagnosis/code-answer'
import { useEffect, useState } from 'react'

/** 9,533 titles, 73 kB. */
export type CodeLibrary = typeof import('@tappet/diagnosis/code-library')

export type LibraryState =
  | { state: 'loading'; library: null }
  | { state: 'ready'; library: CodeLibrary }
  | { state: 'failed'; library: null }

/** `retry` after it could not be fetched. */
export function useCodeLibrary(wanted: boolean): LibraryState & { retry: () => void } {
  const [loaded, setLoaded] = useState<LibraryState>({ state: 'loading', library: null })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch.
  useEffect(() => {
    if (!wanted) return
    let current = true
    import('@tappet/diagnosis/code-library').then(
      (library) => current && setLoaded({ state: 'ready', library }),
      () => current && setLoaded({ state: 'failed', library: null }),
    )
    return () => {
      current = false
    }
  }, [wanted, attempt])
  const retry = () => {
    setLoaded({ state: 'loading', library: null })
    setAttempt((count) => count + 1)
  }
  return { ...loaded, retry }
}

/** Null while they are fetched, and where they could not be. */
export type FoundCode = { state: LibraryState['state']; answer: CodeAnswer | null }

export function useCodeAnswer(code: string): FoundCode {
  const [codeAnswer, setCodeAnswer] = useState<FoundCode>({ state: 'loading', answer: null })
  useEffect(() => {
    let current = true
    findCode(code).then(
      (answer) => current && setCodeAnswer({ state: 'ready', answer }),
      () => current && setCodeAnswer({ state: 'failed', answer: null }),
    )
    return () => {
      current = false
    }
  }, [code])
  return codeAnswer
}
