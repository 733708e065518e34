import { FlaskConical } from 'lucide-react'
import { Badge } from '../../ui/index.ts'

/** Stands wherever something is shown that a demo adapter made up. */
export function DemoBadge() {
  return <Badge icon={<FlaskConical aria-hidden="true" />}>Demo</Badge>
}
