import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import { HomeRoute } from './analysis/HomeRoute.tsx'
import { PageRoute } from './PageRoute.tsx'
import type { PageLine } from './pages.ts'
import { PAGES } from './pages.ts'
import { RequireSession } from './RequireSession.tsx'
import { RouteError } from './RouteError.tsx'
import { Shell } from './Shell.tsx'

type PageHandle = { title: string }

function pageRoute([path, head, page, access]: PageLine): RouteObject {
  const Page = lazy(page)
  const element = access === 'signed-in' ? <RequireSession head={head} page={Page} /> : <Page />
  return {
    path,
    handle: { title: head.title } satisfies PageHandle,
    element: (
      <PageRoute head={head} key={path}>
        {element}
      </PageRoute>
    ),
    errorElement: <RouteError />,
  }
}

const homeRoute: RouteObject = {
  path: '/',
  handle: { title: '' } satisfies PageHandle,
  element: (
    <PageRoute key="/">
      <HomeRoute />
    </PageRoute>
  ),
  errorElement: <RouteError />,
}

export function createRoutes(): RouteObject[] {
  return [
    { element: <Shell />, errorElement: <RouteError />, children: [homeRoute, ...PAGES.map(pageRoute)] },
  ]
}
