import { useEffect } from 'react'
import { useMatches } from 'react-router'

const PRODUCT = 'Tappet'

function titleOf(handle: unknown): string {
  return typeof handle === 'object' &&
    handle !== null &&
    'title' in handle &&
    typeof handle.title === 'string'
    ? handle.title
    : ''
}

export function documentTitle(pageTitle: string): string {
  return pageTitle ? `${pageTitle} · ${PRODUCT}` : `${PRODUCT} · Hear what your car is telling you`
}

export function DocumentTitle() {
  const title = documentTitle(titleOf(useMatches().at(-1)?.handle))
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
