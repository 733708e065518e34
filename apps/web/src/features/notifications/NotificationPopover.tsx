import { type ReactElement, useState } from 'react'
import type { Backend } from '../../backend/connection/connect.ts'
import { Popover } from '../../ui/index.ts'
import * as copy from './bell-copy.ts'
import { NotificationList } from './NotificationList.tsx'

/** Its code comes with the first press, so it opens by itself. */
export default function NotificationPopover({
  backend,
  userId,
  trigger,
}: {
  backend: Backend
  userId: string
  trigger: ReactElement
}) {
  const [open, setOpen] = useState(true)
  return (
    <Popover onOpenChange={setOpen} open={open} title={copy.notifications} trigger={trigger}>
      <NotificationList backend={backend} onLeave={() => setOpen(false)} userId={userId} />
    </Popover>
  )
}
