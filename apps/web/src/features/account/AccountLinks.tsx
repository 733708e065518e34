import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { usePlans } from '../../backend/account/plans.ts'
import { useSupportMails } from '../../backend/account/support.ts'
import { Card } from '../../ui/index.ts'
import { copy, PLANS_LINK } from './copy.ts'

const LINKS = [
  ['/garage', copy.cars],
  ['/settings', copy.settings],
  ['/plans', PLANS_LINK],
  ['/help-faq', copy.help],
  ['/privacy-policy', copy.privacy],
  ['/terms-of-service', copy.terms],
] as const

const ROW_CLASS = 'flex min-h-14 items-center justify-between gap-4 px-4 py-2 hover:bg-sunken md:px-6'

export function AccountLinks({ accountEmail }: { accountEmail?: string | undefined }) {
  const mode = usePlans()
  const { note, deletionMail } = useSupportMails()
  return (
    <Card className="divide-y divide-line overflow-hidden">
      {LINKS.map(([to, label]) => (
        <Link className={ROW_CLASS} key={to} to={to}>
          {typeof label === 'string' ? label : label[mode]}
          <ChevronRight aria-hidden="true" className="size-5 text-muted" />
        </Link>
      ))}
      <a className={`${ROW_CLASS} text-now`} href={deletionMail(accountEmail)}>
        {copy.requestDeletion}
      </a>
      {note === null ? null : <p className="px-4 py-3 text-sm text-muted md:px-6">{note}</p>}
    </Card>
  )
}
