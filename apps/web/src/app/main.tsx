import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { connectToBackend } from '../backend/connection.ts'
import { prefetchKeptRows } from '../backend/KeptRowsProvider.tsx'
import { createQueryClient } from '../backend/query-client.ts'
import { watchInstallOffer } from '../platform/install.ts'
import { nextTask } from '../platform/next-task.ts'
import { isNativeApp } from '../platform/runtime.ts'
import { readTheme, showTheme } from '../platform/theme.ts'
import '../ui/theme.css'
import { App } from './App.tsx'
import { firstPage } from './pages.ts'
import { createRoutes } from './routes.tsx'
import { followNotifications } from './update/notified.ts'
import { watchTyping } from './update/unsaved.ts'

// Said before zod loads, with a later chunk: it would else try eval, which the page's policy
// refuses and reports. This is the place zod itself keeps its settings in.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

showTheme(readTheme())
watchInstallOffer()
prefetchKeptRows()
watchTyping()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)

/** In pieces, each a task of its own, so that a tap on the frame that the server sent is not kept waiting. */
async function start(place: HTMLElement) {
  // The frame stands until the page can take its place; a page that can not be fetched says so itself.
  const page = firstPage(window.location.pathname).catch(() => undefined)
  await nextTask()
  const router = createBrowserRouter(createRoutes())
  const go = (path: string) => void router.navigate(path)
  followNotifications(go)
  if (isNativeApp()) void import('../platform/phone.native.ts').then(({ settleOnPhone }) => settleOnPhone(go))
  await page
  await nextTask()
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <App connect={connectToBackend} queryClient={createQueryClient()} router={router} />
      </StrictMode>,
    ),
  )
}
