import type { DifferentialCase } from '@tappet/diagnosis'
import { useEffect, useRef, useState } from 'react'
import { changeWords } from './changes.ts'
import { type Engine, hasEngine, loadEngine } from './engine.ts'

type Edit = (engine: Engine, before: DifferentialCase) => DifferentialCase

export type CaseEdits = {
  /** `noted` opens the sentence: "Noted: yes." */
  edit: (noted: string, change: Edit) => void
  undo: () => void
  canUndo: boolean
  news: string
  hasFailed: boolean
}

/** Most visits only read, so the engine comes with the first edit. */
export function useCase(
  value: DifferentialCase | null,
  onChange: (next: DifferentialCase) => void,
): CaseEdits {
  const latest = useRef(value)
  const earlier = useRef<DifferentialCase[]>([])
  const [shown, setShown] = useState({ news: '', canUndo: false, hasFailed: false })
  useEffect(() => {
    latest.current = value
  }, [value])
  const put = (before: DifferentialCase, next: DifferentialCase, noted: string) => {
    const news = [noted, changeWords(before.report, next.report)].filter((part) => part !== '').join(' ')
    latest.current = next
    setShown({ news, canUndo: earlier.current.length > 0, hasFailed: false })
    onChange(next)
  }
  const edit = (noted: string, change: Edit) => {
    if (!hasEngine()) setShown((now) => ({ ...now, news: 'Working it out …', hasFailed: false }))
    void loadEngine().then(
      (engine) => {
        const before = latest.current
        if (before === null) return
        const next = change(engine, before)
        earlier.current.push(before)
        put(before, next, noted)
      },
      (error: unknown) => {
        console.warn('The differential could not be loaded', error)
        setShown((now) => ({ ...now, news: '', hasFailed: true }))
      },
    )
  }
  const undo = () => {
    const before = earlier.current.pop()
    if (before && latest.current) put(latest.current, before, 'Taken back.')
  }
  return { edit, undo, ...shown }
}
