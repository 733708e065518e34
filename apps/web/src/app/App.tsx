import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter, type RouteObject, useRoutes } from 'react-router'
import { QueryPersisterProvider } from '../backend/account/QueryPersisterProvider.tsx'
import { SessionProvider } from '../backend/account/session.tsx'
import { BackendProvider } from '../backend/connection/backend.tsx'
import type { Backend } from '../backend/connection/connect.ts'
import { SignInProvider } from '../features/auth/SignInProvider.tsx'

export type AppProps = {
  queryClient: QueryClient
  routes: RouteObject[]
  connect: () => Promise<Backend>
}

export function App({ queryClient, routes, connect }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <BackendProvider connect={connect}>
        <SessionProvider>
          <QueryPersisterProvider>
            <SignInProvider>
              <BrowserRouter>
                <Pages routes={routes} />
              </BrowserRouter>
            </SignInProvider>
          </QueryPersisterProvider>
        </SessionProvider>
      </BackendProvider>
    </QueryClientProvider>
  )
}

const Pages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)
