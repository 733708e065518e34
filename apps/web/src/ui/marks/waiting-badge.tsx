import { CloudOff } from 'lucide-react'
import { Badge } from './badge.tsx'
import { waiting } from './copy.ts'

/** Of a row that the server does not have yet. */
export const WaitingBadge = () => (
  <Badge icon={<CloudOff />} tone="soon">
    {waiting}
  </Badge>
)
