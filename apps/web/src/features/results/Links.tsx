import type { LucideIcon } from 'lucide-react'
import { BookOpen, ExternalLink as ExternalIcon, MapPin, ScanSearch, SquarePlay } from 'lucide-react'
import { Link } from 'react-router'
import { Button, Card, CardBody, CardHeader, VisuallyHidden } from '../../ui/index.ts'
import type { ExternalLink } from './links.ts'
import { guideLinks, mechanicLinks, videoLinks } from './links.ts'
import type { AnswerKind } from './read-result.ts'

/** Guides and videos elsewhere, on one sheet. */
export function LearnMore({ kind, issueName }: { kind: AnswerKind; issueName: string }) {
  return (
    <Card className="divide-y divide-line print:hidden">
      <LinkGroup icon={BookOpen} links={guideLinks(kind, issueName)} title="Repair Guides" />
      <LinkGroup icon={SquarePlay} links={videoLinks(kind, issueName)} title="How-To Videos" />
    </Card>
  )
}

/** Somebody nearby who can look at it. */
export function Mechanics({ kind, issueName }: { kind: AnswerKind; issueName: string }) {
  return (
    <Card className="print:hidden">
      <LinkGroup icon={MapPin} links={mechanicLinks(kind, issueName)} title="Find Nearby Mechanics" />
    </Card>
  )
}

function LinkGroup({
  title,
  icon: Icon,
  links,
}: {
  title: string
  icon: LucideIcon
  links: readonly ExternalLink[]
}) {
  return (
    <section>
      <CardHeader icon={<Icon aria-hidden="true" />} title={title} />
      <ul className="p-2 md:px-4 md:pb-4">
        {links.map(({ label, note, url }) => (
          <li key={url}>
            <a
              className="flex min-h-12 flex-wrap items-center gap-x-3 rounded-control p-2 hover:bg-sunken"
              href={url}
              rel="noopener noreferrer"
              target="_blank"
            >
              <span className="min-w-0 flex-1 basis-32">
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-muted">{note}</span>
              </span>
              <ExternalIcon aria-hidden="true" className="size-5 shrink-0 text-muted" />
              <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For anything about the engine: the car itself may know more. */
export function ObdSuggestion() {
  return (
    <Card className="print:hidden" tone="sunken">
      <CardHeader
        description="An engine fault often leaves a trouble code behind. An OBD-II adapter reads it in a minute."
        icon={<ScanSearch aria-hidden="true" />}
        title="Ask the car itself"
      />
      <CardBody>
        <Button render={<Link to="/obd" />} variant="secondary">
          Open the OBD-II Scanner
        </Button>
      </CardBody>
    </Card>
  )
}
