import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { usePlans } from '../../backend/plans.ts'
import { useSupportMails } from '../../backend/support.ts'
import { Card } from '../../ui/index.ts'

const PLANS = { on: 'Plans', off: 'Limits', unlimited: 'Limits' } as const

const LINKS = [
  ['/garage', 'Your Cars'],
  ['/settings', 'Settings'],
  ['/plans', PLANS],
  ['/help-faq', 'Help & FAQ'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
] as const

const ROW_CLASS = 'flex min-h-14 items-center justify-between gap-4 px-4 py-2 hover:bg-sunken md:px-6'

/** The ways on from the account; the deletion of all data is asked for by mail, where there is an address. */
export function AccountLinks({ accountEmail }: { accountEmail?: string | undefined }) {
  const mode = usePlans()
  const mail = useSupportMails().deletionMail(accountEmail)
  return (
    <Card className="divide-y divide-line overflow-hidden">
      {LINKS.map(([to, label]) => (
        <Link className={ROW_CLASS} key={to} to={to}>
          {typeof label === 'string' ? label : label[mode]}
          <ChevronRight aria-hidden="true" className="size-5 text-muted" />
        </Link>
      ))}
      {mail === null ? null : (
        <a className={`${ROW_CLASS} text-now`} href={mail}>
          Request Data Deletion
        </a>
      )}
    </Card>
  )
}
