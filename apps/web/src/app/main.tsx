import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { prefetchQueryPersister } from '../backend/account/QueryPersisterProvider.tsx'
import { createQueryClient } from '../backend/cache/query-client.ts'
import { connectToBackend } from '../backend/connection/connection.ts'
import { takeFailure } from '../backend/connection/failed-request.ts'
import { watchBack } from '../platform/app/back.ts'
import { watchInstallOffer } from '../platform/app/install.ts'
import { showTheme, theme } from '../platform/app/theme.ts'
import { copyText } from '../platform/files/share.ts'
import { nextTask } from '../platform/runtime/next-task.ts'
import '../ui/theme.css'
import '../ui/print.css'
import { nameFailuresBy } from '../ui/messages/toast.ts'
import { App } from './App.tsx'
import { firstPage } from './pages.ts'
import { createRoutes } from './routes.tsx'
import { watchTyping } from './update/unsaved.ts'

Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

nameFailuresBy(() => {
  const id = takeFailure()
  return id === null ? null : { id, copy: () => copyText(id) }
})
showTheme(theme.read())
watchInstallOffer()
prefetchQueryPersister()
watchBack()
watchTyping()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)

/** In several tasks, so that a tap is handled in between. */
async function start(place: HTMLElement) {
  // The prerendered frame stays until then; a page that cannot be fetched reports that itself.
  const routes = createRoutes(await firstPage(window.location.pathname).catch(() => undefined))
  await nextTask()
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <App connect={connectToBackend} queryClient={createQueryClient()} routes={routes} />
      </StrictMode>,
    ),
  )
}
