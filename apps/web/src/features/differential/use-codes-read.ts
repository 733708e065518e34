import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { takeCodesForCase } from '../../backend/diagnoses/codes-for-case.ts'
import type { CaseEdits } from './use-case.ts'

/** Once there is a case. */
export function useCodesRead({ edit }: CaseEdits, hasCase: boolean): void {
  const { pathname } = useLocation()
  const take = useRef(edit)
  useEffect(() => {
    take.current = edit
  })
  useEffect(() => {
    const reading = hasCase ? takeCodesForCase(pathname) : null
    if (reading === null) return
    const { codes, demo } = reading
    const names = codes.join(', ')
    // No code is not the absence of codes: a reading may be incomplete.
    if (codes.length === 0)
      take.current('Noted: the scanner named no code.', (engine, before) =>
        engine.withoutReadingCodes(before),
      )
    else
      take.current(`Noted: ${names}${demo ? ' (demo)' : ''}.`, (engine, before) =>
        engine.withCodes(before, codes, demo ? codes : []),
      )
  }, [pathname, hasCase])
}
