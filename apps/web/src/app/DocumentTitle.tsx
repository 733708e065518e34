import { useEffect } from 'react'
import { useLocation } from 'react-router'
import * as copy from './copy.ts'
import { pageAt } from './pages.ts'

export function documentTitle(pageTitle: string): string {
  return pageTitle ? `${pageTitle} · ${copy.product}` : `${copy.product} · ${copy.claim}`
}

export function DocumentTitle() {
  const title = documentTitle(pageAt(useLocation().pathname)?.[1].title ?? '')
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
