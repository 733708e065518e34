import { ExternalLink as ExternalIcon } from 'lucide-react'
import { Link } from 'react-router'
import { VisuallyHidden } from '../../ui/index.ts'
import * as copy from './copy.ts'
import { type ExternalLink, guideLinks, mechanicLinks, videoLinks } from './links.ts'
import type { AnswerKind } from './read-result.ts'

export function LearnMore({ kind, issueName }: { kind: AnswerKind; issueName: string }) {
  return (
    <>
      <LinkGroup links={guideLinks(kind, issueName)} title={copy.guides} />
      <LinkGroup links={videoLinks(kind, issueName)} title={copy.videos} />
    </>
  )
}

export function Mechanics({ kind, issueName }: { kind: AnswerKind; issueName: string }) {
  return <LinkGroup links={mechanicLinks(kind, issueName)} title={copy.mechanics} />
}

function LinkGroup({ title, links }: { title: string; links: readonly ExternalLink[] }) {
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <ul className="-mx-2">
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
              <ExternalIcon className="size-5 shrink-0 text-muted" />
              <VisuallyHidden>{copy.newTab}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ObdSuggestion() {
  return (
    <p className="print:hidden">
      <Link className="text-link" to="/obd">
        {copy.openScanner}
      </Link>
    </p>
  )
}
