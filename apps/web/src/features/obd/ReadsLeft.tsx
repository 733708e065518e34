import { useUsesLeft } from '../../backend/uses-left.ts'
import { usesLeftText } from '../../format/uses-left.ts'

/** How many reads of codes the plan has left this month. @param busy true while one may be counted */
export function ReadsLeft({ busy }: { busy: boolean }) {
  const uses = useUsesLeft('obd_reads', busy)
  if (uses === null) return null
  return (
    <p className="text-sm text-muted sm:basis-full">
      {usesLeftText(uses, 'read of codes', 'reads of codes')} The same car again within 14 days is not
      counted.
    </p>
  )
}
