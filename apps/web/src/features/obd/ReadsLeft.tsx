import { planIn } from '@tappet/wire'
import { usePlans } from '../../backend/plans.ts'
import { useProfile } from '../../backend/profile.ts'
import { useSession } from '../../backend/session.tsx'
import { useUsesLeft } from '../../backend/uses-left.ts'
import { usesLeftText } from '../../format/uses-left.ts'

/** How many reads of codes the plan has left this month. @param busy true while one may be counted */
export function ReadsLeft({ busy }: { busy: boolean }) {
  const uses = useUsesLeft('obd_reads', busy)
  const { status } = useSession()
  const plan = planIn(usePlans(), useProfile().data?.plan ?? 'FREE')
  if (uses === null) {
    if (status === 'authenticated' && plan === 'PRO') return null
    // Until it is known its place is kept: what stands below does not move.
    return (
      <div className="min-h-11 text-sm text-muted sm:min-h-5.5 sm:basis-full">
        {status === 'unauthenticated' ? 'A read of codes asks you to sign in first.' : null}
      </div>
    )
  }
  return (
    <p className="text-sm text-muted sm:basis-full">
      {usesLeftText(uses, 'read of codes', 'reads of codes')} The same car again within 14 days is not
      counted.
    </p>
  )
}
