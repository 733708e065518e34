import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../marks/badge.tsx'
import * as copy from './copy.ts'

export function DemoBadge({ children = copy.demo }: { children?: ReactNode }) {
  return <Badge icon={<FlaskConical />}>{children}</Badge>
}
