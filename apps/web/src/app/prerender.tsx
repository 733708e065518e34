import { renderToStaticMarkup } from 'react-dom/server'
import { HomeSkeleton } from '../features/home/HomeSkeleton.tsx'
import { AppFrame } from '../ui/index.ts'
import { documentTitle } from './DocumentTitle.tsx'
import { navigationOf } from './navigation.ts'
import { PageSkeleton } from './PageSkeleton.tsx'
import { PAGES } from './pages.ts'

/** Before any script has run. `/*` at a path's end is any one segment; `pattern` is the line in pages.ts. */
export type Frame = { path: string; pattern: string; title: string; markup: string }

/** Run by the build (vite.frames.ts). */
export function renderFrames(): Frame[] {
  const pages = PAGES.filter(([pattern]) => pattern !== '*').flatMap(([pattern, head]) =>
    pathsOf(pattern).map((path) => frame(path, pattern, head.title, <PageSkeleton head={head} />)),
  )
  return [frame('/', '/', '', <HomeSkeleton />), ...pages]
}

function pathsOf(pattern: string): string[] {
  const [, fixed = '', parameter, optional] = /^([a-z/-]+?)(\/:[a-z]+(\?)?)?$/.exec(pattern) ?? []
  if (fixed === '') throw new Error(`${pattern} can have no frame: its parameter is not its last segment.`)
  if (parameter === undefined) return [fixed]
  return optional ? [fixed, `${fixed}/*`] : [`${fixed}/*`]
}

function frame(path: string, pattern: string, title: string, page: React.ReactNode): Frame {
  const markup = renderToStaticMarkup(
    <AppFrame currentPath={path} nav={navigationOf(path)}>
      {page}
    </AppFrame>,
  )
  return { path, pattern, title: documentTitle(title), markup }
}
