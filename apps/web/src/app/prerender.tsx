import { renderToStaticMarkup } from 'react-dom/server'
import { HomeSkeleton } from '../features/home/HomeSkeleton.tsx'
import { AppFrame } from '../ui/index.ts'
import { documentTitle } from './DocumentTitle.tsx'
import { navigationOf } from './navigation.ts'
import { PageSkeleton } from './PageSkeleton.tsx'
import { PAGES } from './pages.ts'

/** The HTML of a page before any script has run: the frame with the page's skeleton. */
export type Frame = { path: string; title: string; markup: string }

/** One frame for each path without parameters; run by the build (vite.frames.ts), never in a browser. */
export function renderFrames(): Frame[] {
  const pages = PAGES.filter(([path]) => /^[a-z/-]+$/.test(path)).map(([path, head]) =>
    frame(path, head.title, <PageSkeleton head={head} />),
  )
  return [frame('/', '', <HomeSkeleton />), ...pages]
}

function frame(path: string, title: string, page: React.ReactNode): Frame {
  const markup = renderToStaticMarkup(
    <AppFrame currentPath={path} nav={navigationOf(path)}>
      {page}
    </AppFrame>,
  )
  return { path, title: documentTitle(title), markup }
}
