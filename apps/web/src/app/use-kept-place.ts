import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { jsonOf } from '../platform/storage/json.ts'
import { tabStorage } from '../platform/storage/storage.web.ts'

const KEY = 'tappet.places'

/** Pixels from the top, by visit. */
const places = (jsonOf(tabStorage.getItem(KEY)) ?? {}) as Record<string, number>

/** Who comes back is taken to where they were; elsewhere a page begins at its top or at the part that is linked. */
export function useKeptPlace(): void {
  const { key, pathname, hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  // The first visit of a tab and a link within a page have no key of their own.
  const visit = `${key} ${pathname}${hash}`
  useLayoutEffect(() => {
    const lastTop = isBack ? places[visit] : undefined
    const part = lastTop === undefined && hash ? document.getElementById(hash.slice(1)) : null
    if (part) part.scrollIntoView()
    else window.scrollTo(0, lastTop ?? 0)
    const note = () => {
      places[visit] = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [visit, isBack, hash])
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const keep = () => tabStorage.setItem(KEY, JSON.stringify(places))
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [])
}
