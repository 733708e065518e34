import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../marks/badge.tsx'

export function DemoBadge({ children = 'Demo' }: { children?: ReactNode }) {
  return <Badge icon={<FlaskConical aria-hidden="true" />}>{children}</Badge>
}
