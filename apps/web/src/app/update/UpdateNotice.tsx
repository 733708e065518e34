import { useState } from 'react'
import { takeAppUpdate } from '../../platform/app/app-update.ts'
import { Button, ConfirmDialog, Mark } from '../../ui/index.ts'
import * as copy from './copy.ts'
import { hasUnsavedWork } from './unsaved.ts'

export default function UpdateNotice() {
  const [closed, setClosed] = useState(false)
  const [asking, setAsking] = useState(false)
  const [loading, setLoading] = useState(false)
  if (closed) return null
  const load = () => {
    setLoading(true)
    takeAppUpdate()
  }
  const reload = () => (hasUnsavedWork() ? setAsking(true) : load())
  return (
    <section
      aria-label={copy.region}
      className="fixed inset-x-4 bottom-[calc(var(--nav-height)+var(--safe-bottom)+1rem)] z-20 rounded-card border border-line bg-surface p-4 shadow-card sm:left-auto sm:w-96 lg:bottom-6"
    >
      <div className="flex gap-4" role="status">
        <Mark size={40} />
        <div>
          <h2 className="text-xl">{copy.title}</h2>
          <p className="mt-1 text-muted">{copy.whenYouSaySo}</p>
        </div>
      </div>
      <div className="mt-4 flex justify-end gap-3">
        <Button onClick={() => setClosed(true)} variant="ghost">
          {copy.later}
        </Button>
        <Button loading={loading} onClick={reload}>
          {copy.reload}
        </Button>
      </div>
      <ConfirmDialog
        cancelLabel={copy.keepOpen}
        confirmLabel={copy.reload}
        description={copy.losesUnsaved}
        onConfirm={load}
        onOpenChange={setAsking}
        open={asking}
        title={copy.askReload}
        tone="danger"
      />
    </section>
  )
}
