import { useSyncExternalStore } from 'react'

function mediaHook(query: string): () => boolean {
  const subscribe = (changed: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** True below the width from which pages have two columns. */
export const useNarrow = mediaHook('(max-width: 1023.98px)')

/** True while the page is printed: a list then has all its rows. */
export const usePrinted = mediaHook('print')
