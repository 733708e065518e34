import { BellRing, ChevronRight, History, ScanSearch, Wrench } from 'lucide-react'
import { Link } from 'react-router'
import { FoldPart } from '../../ui/index.ts'
import * as copy from './copy.ts'

const FEATURES = [
  { to: '/obd', icon: ScanSearch, title: copy.codes, text: copy.codesHow },
  { to: '/maintenance', icon: Wrench, title: copy.keepLog, text: copy.keepLogWhy },
  { to: '/reminder-settings', icon: BellRing, title: copy.reminders, text: copy.remindersWhen },
  { to: '/history', icon: History, title: copy.history, text: copy.historyOf },
] as const

export function FeatureList() {
  return (
    <FoldPart title={copy.features}>
      <ul className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 gap-px">
        {FEATURES.map(({ to, icon: Icon, title, text }) => (
          <li className="@container" key={to}>
            <Link
              className="flex h-full items-center gap-4 bg-surface p-4 @max-[14rem]:flex-wrap hover:bg-sunken md:p-6"
              to={to}
            >
              <Icon aria-hidden="true" className="size-7 shrink-0 text-muted" strokeWidth={1.75} />
              {/* Large text takes a line of its own. */}
              <span className="min-w-0 flex-1 @max-[14rem]:order-last @max-[14rem]:basis-full">
                <span className="block text-lg font-semibold">{title}</span>
                <span className="block text-muted">{text}</span>
              </span>
              <ChevronRight aria-hidden="true" className="ml-auto size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </FoldPart>
  )
}
