import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { connectToBackend } from '../backend/connection.ts'
import { prefetchKeptRows } from '../backend/KeptRowsProvider.tsx'
import { createQueryClient } from '../backend/query-client.ts'
import { watchInstallOffer } from '../platform/install.ts'
import { isNativeApp } from '../platform/runtime.ts'
import { readTheme, showTheme } from '../platform/theme.ts'
import '../ui/theme.css'
import { App } from './App.tsx'
import { createRoutes } from './routes.tsx'
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
const router = createBrowserRouter(createRoutes())
createRoot(root).render(
  <StrictMode>
    <App connect={connectToBackend} queryClient={createQueryClient()} router={router} />
  </StrictMode>,
)

if (isNativeApp())
  void import('../platform/phone.native.ts').then(({ settleOnPhone }) =>
    settleOnPhone((path) => void router.navigate(path)),
  )
