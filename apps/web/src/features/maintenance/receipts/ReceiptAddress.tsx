import { useQuery, useQueryClient } from '@tanstack/react-query'
import { APP_LINK_SECONDS, receiptPathOf } from '@tappet/wire'
import type { ReactNode } from 'react'
import { useSession } from '../../../backend/account/session.tsx'
import { queryKeys } from '../../../backend/cache/query-keys.ts'
import { askReceiptLink, type ReceiptLink } from '../../../backend/car/receipts.ts'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { addressShown, type RecordFile } from './shown.ts'

export type OpenReceipt = { state: 'open'; url: string } | { state: 'asking' | 'missing' | 'unreached' }

type Shows = { children: (receipt: OpenReceipt) => ReactNode }

export function ReceiptAddress({ file, children }: Shows & { file: RecordFile }) {
  const path = file.here ? null : receiptPathOf(file.address)
  if (path === null) return children({ state: 'open', url: addressShown(file) })
  return <SignedReceipt path={path}>{children}</SignedReceipt>
}

const LINK_MS = APP_LINK_SECONDS * 1000
const REUSED_MS = LINK_MS / 2

function SignedReceipt({ path, children }: Shows & { path: string }) {
  const { client } = useBackend()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const queryKey = queryKeys.receiptLink(user?.id ?? '', path)
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async () => {
      const link = queryClient.getQueryData<ReceiptLink>(queryKey)
      return link && link.untilMs - Date.now() > REUSED_MS ? link : await askReceiptLink(client, path)
    },
    enabled: user !== null,
    staleTime: REUSED_MS,
    gcTime: LINK_MS,
  })
  if (data) return children({ state: 'open', url: data.url })
  if (data === null) return children({ state: 'missing' })
  return children({ state: isError ? 'unreached' : 'asking' })
}
