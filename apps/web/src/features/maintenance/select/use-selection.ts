import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { LogRow } from '../../../offline/log/table.ts'
import type { Selection } from '../list/RecordRow.tsx'

const NONE: ReadonlySet<string> = new Set()

/**
 * Which of the rows the driver has selected.
 * @param rows those that are found: what is not shown is not selected
 */
export function useSelection(rows: readonly LogRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  const toggle = useCallback(
    ({ id }: LogRow) =>
      setIds(
        (before) =>
          new Set(before?.has(id) ? [...before].filter((each) => each !== id) : [...(before ?? []), id]),
      ),
    [],
  )
  const selection = useMemo((): Selection | null => ids && { ids, toggle }, [ids, toggle])
  const selected = useMemo(() => (ids ? rows.filter(({ id }) => ids.has(id)) : []), [ids, rows])
  // The bar goes with its end: the focus returns to what began it.
  const beginning = useRef<HTMLButtonElement>(null)
  const isEnding = useRef(false)
  const isOn = ids !== null
  useEffect(() => {
    if (!isOn && isEnding.current) beginning.current?.focus()
    isEnding.current = isOn
  }, [isOn])
  return {
    selection,
    selected,
    beginning,
    begin: () => setIds(NONE),
    end: useCallback(() => setIds(null), []),
    select: (chosen: readonly LogRow[]) => setIds(new Set(chosen.map(({ id }) => id))),
  }
}
