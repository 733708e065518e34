import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { RouteObject } from 'react-router'
import { focusHeading } from '../ui/index.ts'
import { HomeRoute } from './analysis/HomeRoute.tsx'
import { PageErrors } from './PageErrors.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { type FirstPage, PAGES, type PageHead, type PageLine } from './pages.ts'
import { RequireSession } from './RequireSession.tsx'
import { Shell } from './Shell.tsx'

function pageRoute([path, head, page, access]: PageLine, first?: FirstPage): RouteObject {
  // Its frame stays until it is drawn: a lazy one would put its skeleton there first.
  const Page = first?.pattern === path ? first.Page : lazy(page)
  const element = access === 'signed-in' ? <RequireSession head={head} page={Page} /> : <Page />
  return {
    path,
    element: (
      <PageRoute head={head} key={path}>
        {element}
      </PageRoute>
    ),
  }
}

const homeRoute: RouteObject = {
  path: '/',
  element: (
    <PageRoute key="/">
      <HomeRoute />
    </PageRoute>
  ),
}

export function createRoutes(first?: FirstPage): RouteObject[] {
  const shell = (
    <PageErrors>
      <Shell />
    </PageErrors>
  )
  return [{ element: shell, children: [homeRoute, ...PAGES.map((line) => pageRoute(line, first))] }]
}

function PageRoute({ head, children }: { head?: PageHead; children: ReactNode }) {
  return (
    <PageErrors>
      <Suspense fallback={<PageSkeleton head={head} />}>
        {children}
        <HeadingFocus />
      </Suspense>
    </PageErrors>
  )
}

let pageShown = false

/** So that a keyboard or a screen reader starts there; a visit's first page keeps the browser's focus. */
function HeadingFocus() {
  useEffect(() => {
    if (pageShown) focusHeading()
    pageShown = true
  }, [])
  return null
}
