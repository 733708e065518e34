import { useSession } from '../../../backend/account/session.tsx'
import { useUsesLeft } from '../../../backend/account/uses-left.ts'
import { usesLeftText, usesLeftTexts } from '../../../format/uses-left.ts'
import { KeptLine } from '../../../ui/index.ts'

const COUNTED = ['read of codes', 'reads of codes'] as const
const SAME_CAR = 'The same car again within 14 days is not counted.'
const SIGN_IN_FIRST = 'A read of codes asks you to sign in first.'

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
