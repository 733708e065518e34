import type { User } from '@supabase/supabase-js'
import { Download, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useBackend } from '../../../backend/connection/backend.tsx'
import type { Client } from '../../../backend/connection/connect.ts'
import { queue } from '../../../offline/instance.ts'
import { saveFile } from '../../../platform/files/files.ts'
import { useOneAtATime } from '../../../platform/runtime/use-one-at-a-time.ts'
import { Button, Card, CardBody, CardHeader, FileButton, toast } from '../../../ui/index.ts'
import { copy } from '../copy.ts'
import { exportText } from './export-text.ts'

const ProveFirst = lazy(() => import('../security/ProveFirst.tsx'))
const ImportDialog = lazy(() => import('./ImportDialog.tsx'))

export function DataCard({ user }: { user: User }) {
  const [file, setFile] = useState<File | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <CardHeader description={copy.exportHolds} title={copy.yourData} />
      <CardBody className="flex flex-wrap gap-3">
        <ExportButton user={user} />
        <FileButton
          accept=".zip,application/zip"
          icon={<Upload />}
          inputLabel={copy.archive}
          onPick={(chosen) => {
            setFile(chosen)
            setOpen(true)
          }}
          variant="secondary"
        >
          {copy.importArchive}
        </FileButton>
        {file ? (
          <Suspense>
            <ImportDialog file={file} onOpenChange={setOpen} open={open} userId={user.id} />
          </Suspense>
        ) : null}
      </CardBody>
    </Card>
  )
}

export function ExportButton({ user }: { user: User }) {
  const { client } = useBackend()
  const [asking, setAsking] = useState(false)
  const [run, busy] = useOneAtATime(async () => {
    try {
      if ((await beginArchive(client)) === 'stale') return setAsking(true)
      setAsking(false)
      const { collectArchive } = await import('./collect.ts')
      await queue.refresh()
      // Counted before the rows are read: one sent meanwhile is rather named than left out.
      const notSent = queue.state().entries.length
      const person = { id: user.id, email: user.email ?? null }
      const { name, bytes, missing } = await collectArchive(client, person, new Date(), notSent)
      if (!(await saveFile(name, new Blob([bytes], { type: 'application/zip' })))) return
      const { complete, title, description } = exportText(name, missing, notSent)
      if (complete) toast.success(title, { description })
      else toast.warning(title, { description })
    } catch {
      toast.error(copy.notExported, { description: copy.notGathered })
    }
  })
  return (
    <>
      <Button icon={<Download />} loading={busy} onClick={run} variant="secondary">
        {copy.exportData}
      </Button>
      {asking ? (
        <Suspense>
          <ProveFirst onOpenChange={setAsking} onProven={run} user={user} />
        </Suspense>
      ) : null}
    </>
  )
}

const FORBIDDEN = 403

/**
 * Leaves a note in the account's log.
 * @returns `stale`: the session was not proven within the last 15 minutes
 * @throws PostgrestError
 */
async function beginArchive(client: Pick<Client, 'rpc'>): Promise<'granted' | 'stale'> {
  const { error, status } = await client.rpc('begin_archive')
  if (error === null) return 'granted'
  if (status === FORBIDDEN) return 'stale'
  throw error
}
