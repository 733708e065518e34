import { useCallback, useEffect, useState } from 'react'
import { hasKeptSession, useSession } from '../../backend/account/session.tsx'
import { browserClock } from '../../platform/runtime/clock.ts'

/** Each says once what it has to show, be it nothing. */
export type HomePart = 'cases' | 'banner' | 'due'
const PARTS: readonly HomePart[] = ['cases', 'banner', 'due']

/** A slow or silent server does not keep the rest of the page away for longer. */
const PATIENCE_MS = 2500

/**
 * Whether all is known that stands above the rest of home, which would be moved by what comes later. Known at once
 * where nobody is signed in; it never becomes unknown again.
 */
export function useWhole(): { isWhole: boolean; onKnown: (part: HomePart) => void } {
  const { loading, user } = useSession()
  const [known, setKnown] = useState<ReadonlySet<HomePart>>(() => new Set(hasKeptSession() ? [] : PARTS))
  const onKnown = useCallback(
    (part: HomePart) => setKnown((before) => (before.has(part) ? before : new Set([...before, part]))),
    [],
  )
  // It begins again when it is known who is signed in: only then are the rows asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change alone counts.
  useEffect(() => browserClock.after(PATIENCE_MS, () => setKnown(new Set(PARTS))), [loading])
  const isNobody = !loading && user === null
  useEffect(() => {
    if (isNobody) setKnown(new Set(PARTS))
  }, [isNobody])
  return { isWhole: known.size === PARTS.length, onKnown }
}
