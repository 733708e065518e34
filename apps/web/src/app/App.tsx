import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { QueryPersisterProvider } from '../backend/account/QueryPersisterProvider.tsx'
import { SessionProvider } from '../backend/account/session.tsx'
import { BackendProvider } from '../backend/connection/backend.tsx'
import type { Backend } from '../backend/connection/connect.ts'
import { SignInProvider } from '../features/auth/SignInProvider.tsx'

export type AppProps = {
  queryClient: QueryClient
  router: DataRouter
  connect: () => Promise<Backend>
}

export function App({ queryClient, router, connect }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <BackendProvider connect={connect}>
        <SessionProvider>
          <QueryPersisterProvider>
            <SignInProvider>
              <RouterProvider router={router} />
            </SignInProvider>
          </QueryPersisterProvider>
        </SessionProvider>
      </BackendProvider>
    </QueryClientProvider>
  )
}
