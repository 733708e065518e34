import { CAR_CARE_SITE_URL } from '@tappet/diagnosis'
import type { ShownReport, ShownResource } from '@tappet/diagnosis/saved'
import { BookOpen, CalendarClock, ExternalLink, Lightbulb, type LucideIcon, SquarePlay } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Card, VisuallyHidden } from '../../ui/index.ts'
import { inUnit } from './copy.ts'
import { reportCopy } from './report-copy.ts'

const VIDEOS_SHOWN = 3
const ARTICLES_SHOWN = 3
const TIPS_SHOWN = 4
const SCHEDULE_SHOWN = 4

export function Resources({ resources }: { resources: NonNullable<ShownReport['car_care_resources']> }) {
  const { distance: unit } = useUnits()
  const { videos, articles, tips, maintenanceSchedule } = resources
  return (
    <Card>
      <div className="divide-y divide-line px-4 py-2 md:px-6">
        <Links icon={SquarePlay} links={videos.slice(0, VIDEOS_SHOWN)} title={reportCopy.videos} />
        <Links icon={BookOpen} links={articles.slice(0, ARTICLES_SHOWN)} title={reportCopy.articles} />
        <Lines icon={Lightbulb} lines={tips.slice(0, TIPS_SHOWN)} title={reportCopy.tips} />
        <Lines
          icon={CalendarClock}
          lines={maintenanceSchedule.slice(0, SCHEDULE_SHOWN).map((line) => inUnit(line, unit))}
          title={reportCopy.schedule}
        />
        <div className="py-2">
          <OutsideLink url={CAR_CARE_SITE_URL}>
            <span className="font-semibold">{reportCopy.moreResources}</span>
          </OutsideLink>
        </div>
      </div>
    </Card>
  )
}

function Group({ title, icon: Icon, children }: { title: string; icon: LucideIcon; children: ReactNode }) {
  return (
    <section aria-label={title} className="py-4">
      <h3 className="eyebrow flex items-center gap-2">
        <Icon className="size-4" />
        {title}
      </h3>
      {children}
    </section>
  )
}

function Links({ title, icon, links }: { title: string; icon: LucideIcon; links: readonly ShownResource[] }) {
  if (links.length === 0) return null
  return (
    <Group icon={icon} title={title}>
      <ul className="mt-1">
        {links.map(({ title: name, description, url }) => (
          <li key={url}>
            <OutsideLink url={url}>
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-muted">{description}</span>
            </OutsideLink>
          </li>
        ))}
      </ul>
    </Group>
  )
}

function OutsideLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a
      className="-mx-2 flex min-h-12 items-center gap-3 rounded-control p-2 hover:bg-sunken"
      href={url}
      rel="noopener noreferrer"
      target="_blank"
    >
      <span className="min-w-0 flex-1">{children}</span>
      <ExternalLink className="size-5 shrink-0 text-muted" />
      <VisuallyHidden>{reportCopy.newTab}</VisuallyHidden>
    </a>
  )
}

function Lines({ title, icon, lines }: { title: string; icon: LucideIcon; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Group icon={icon} title={title}>
      <ul className="mt-2 flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Group>
  )
}
