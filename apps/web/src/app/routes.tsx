import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import { HomeRoute } from './analysis/HomeRoute.tsx'
import { PageErrors } from './PageErrors.tsx'
import { PageRoute } from './PageRoute.tsx'
import type { PageLine } from './pages.ts'
import { PAGES } from './pages.ts'
import { RequireSession } from './RequireSession.tsx'
import { Shell } from './Shell.tsx'

function pageRoute([path, head, page, access]: PageLine): RouteObject {
  const Page = lazy(page)
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

export function createRoutes(): RouteObject[] {
  const shell = (
    <PageErrors>
      <Shell />
    </PageErrors>
  )
  return [{ element: shell, children: [homeRoute, ...PAGES.map(pageRoute)] }]
}
