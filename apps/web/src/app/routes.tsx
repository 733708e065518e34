import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import { HomeRoute } from './analysis/HomeRoute.tsx'
import { PageRoute } from './PageRoute.tsx'
import type { PageLine } from './pages.ts'
import { PAGES } from './pages.ts'
import { RequireSession } from './RequireSession.tsx'
import { RouteError } from './RouteError.tsx'
import { Shell } from './Shell.tsx'

/** What a route tells the frame about its page. */
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

/* Home is what most visits open with: its code comes with the frame instead of after it. */
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

function designRoutes(): RouteObject[] {
  if (!import.meta.env.DEV) return []
  const Design = lazy(() => import('./design/DesignPage.tsx'))
  return [{ path: '/design', element: <PageRoute>{<Design />}</PageRoute> }]
}

/** Every path of the product, inside the one frame. */
export function createRoutes(): RouteObject[] {
  return [
    ...designRoutes(),
    { element: <Shell />, errorElement: <RouteError />, children: [homeRoute, ...PAGES.map(pageRoute)] },
  ]
}
