import { useCallback, useEffect, useState } from 'react'
import { hasKeptSession, useSession } from '../../backend/account/session.tsx'
import { browserClock } from '../../platform/runtime/clock.ts'

export type HomePart = 'car' | 'cases' | 'banner' | 'due'
const PARTS: readonly HomePart[] = ['car', 'cases', 'banner', 'due']

/** A silent server does not keep the page away for longer. */
const PATIENCE_MS = 2500

/** What comes later would move the rest of home; never unknown again. */
export function useWhole(): { isWhole: boolean; onKnown: (part: HomePart) => void } {
  const { loading, user } = useSession()
  const [parts, setParts] = useState<ReadonlySet<HomePart>>(() => new Set(hasKeptSession() ? [] : PARTS))
  const onKnown = useCallback(
    (part: HomePart) => setParts((before) => (before.has(part) ? before : new Set([...before, part]))),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change alone counts.
  useEffect(() => browserClock.after(PATIENCE_MS, () => setParts(new Set(PARTS))), [loading])
  const isNobody = !loading && user === null
  useEffect(() => {
    if (isNobody) setParts(new Set(PARTS))
  }, [isNobody])
  return { isWhole: parts.size === PARTS.length, onKnown }
}
