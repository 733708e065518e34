import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageAt } from './pages.ts'

const PRODUCT = 'Tappet'

export function documentTitle(pageTitle: string): string {
  return pageTitle ? `${pageTitle} · ${PRODUCT}` : `${PRODUCT} · Hear what your car is telling you`
}

export function DocumentTitle() {
  const title = documentTitle(pageAt(useLocation().pathname)?.[1].title ?? '')
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
