import { useSession } from '../../../backend/account/session.tsx'
import { useUsesLeftLine } from '../../../backend/account/uses-left.ts'
import { KeptLine } from '../../../ui/index.ts'
import { copy } from '../page-copy.ts'

const SAME_CAR = copy.sameCarIsFree
const SIGN_IN_FIRST = copy.signInFirst

export function ReadsLeft({ busy }: { busy: boolean }) {
  const { possible, text } = useUsesLeftLine('obd_reads', busy, copy.oneRead, copy.manyReads)
  const { status } = useSession()
  const isVisitor = status === 'unauthenticated'
  return (
    <KeptLine
      className="basis-full"
      possible={[...possible.map((each) => `${each} ${SAME_CAR}`), SIGN_IN_FIRST]}
      text={isVisitor ? SIGN_IN_FIRST : text && `${text} ${SAME_CAR}`}
    />
  )
}
