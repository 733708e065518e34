import { useSession } from '../../backend/account/session.tsx'
import AccountPage from '../../features/account/AccountPage.tsx'
import { DemoCard } from '../../features/demo/DemoCard.tsx'
import { isDemo } from '../../features/demo/is-demo.ts'

export default function AccountRoute() {
  const { user } = useSession()
  return <AccountPage notice={isDemo(user) ? <DemoCard /> : null} />
}
