import { useSession } from '../../../backend/account/session.tsx'
import { useUsesLeft } from '../../../backend/account/uses-left.ts'
import { usesLeftText, usesLeftTexts } from '../../../format/uses-left.ts'
import { KeptLine } from '../../../ui/index.ts'
import { copy } from '../page-copy.ts'

const COUNTED = [copy.oneRead, copy.manyReads] as const
const SAME_CAR = copy.sameCarIsFree
const SIGN_IN_FIRST = copy.signInFirst

export function ReadsLeft({ busy }: { busy: boolean }) {
  const uses = useUsesLeft('obd_reads', busy)
  const { status } = useSession()
  const said = uses && usesLeftText(uses, ...COUNTED)
  const isVisitor = status === 'unauthenticated'
  const possible = usesLeftTexts(uses?.limit ?? 0, ...COUNTED).map((each) => `${each} ${SAME_CAR}`)
  return (
    <KeptLine
      className="basis-full"
      possible={[...possible, SIGN_IN_FIRST]}
      text={isVisitor ? SIGN_IN_FIRST : said && `${said} ${SAME_CAR}`}
    />
  )
}
