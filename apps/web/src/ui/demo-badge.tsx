import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'

/** Stands wherever something is shown that was made up to try the product with. */
export function DemoBadge({ children = 'Demo' }: { children?: ReactNode }) {
  return <Badge icon={<FlaskConical aria-hidden="true" />}>{children}</Badge>
}
