import { AudioLines, ClipboardList, ListChecks, PlugZap } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../../ui/index.ts'
import * as copy from './copy.ts'

const WAYS = [
  { to: '/comprehensive-diagnosis', icon: ListChecks, label: copy.comprehensive },
  { to: '/maintenance', icon: ClipboardList, label: copy.log },
  { to: '/obd', icon: PlugZap, label: copy.scanner },
] as const
const OWN_SOUND = { to: '/my-car-sound', icon: AudioLines, label: copy.ownSound } as const

/** Quiet, beside the one amber button: one row of four for a driver, three lines for a visitor. */
export function MoreWays({ isDriver }: { isDriver: boolean }) {
  return (
    <ul
      aria-label={copy.ways}
      className={
        isDriver
          ? 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2 lg:grid-cols-2'
          : 'divide-y divide-line border-y border-line'
      }
    >
      {[...WAYS, ...(isDriver ? [OWN_SOUND] : [])].map(({ to, icon: Icon, label }) => (
        <li key={to}>
          <Link
            className={cx(
              'flex min-h-14 flex-wrap items-center font-semibold hover:bg-sunken',
              isDriver
                ? 'h-full gap-x-2 rounded-control border border-line bg-surface p-3 leading-tight'
                : 'gap-x-3',
            )}
            to={to}
          >
            <Icon className="size-6 shrink-0 text-muted" strokeWidth={1.75} />
            {/* Beside the icon where its longest word fits there, else below it. */}
            <span className="flex-1 basis-[min-content] break-words">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
