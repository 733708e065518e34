import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { usePlans } from '../../backend/account/plans.ts'
import { useSupportMails } from '../../backend/account/support.ts'
import { Button, Card, Page, PageHeader } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { NOTES, type NotesPart } from './review-notes.ts'

/** Not said where nothing is sold. */
const SOLD = /\bFREE\b/

export default function ReviewNotesPage() {
  const isSold = usePlans() === 'on'
  const { note, supportMail } = useSupportMails()
  const mail = supportMail(copy.reviewSubject, copy.reviewText)
  return (
    <Page width="reading">
      <PageHeader subtitle={copy.notesFor} title={copy.notes} />
      <Card className="divide-y divide-line px-4 md:px-10">
        {NOTES.map((part) => (
          <Part key={part.id} {...part} lines={part.lines.filter((line) => isSold || !SOLD.test(line))} />
        ))}
      </Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={<Mail />} render={<a href={mail} />}>
          {copy.contact}
        </Button>
        <Link className="text-link inline-flex min-h-12 items-center" to="/privacy-policy">
          {copy.privacy}
        </Link>
        <Link className="text-link inline-flex min-h-12 items-center" to="/terms-of-service">
          {copy.terms}
        </Link>
      </div>
      {note === null ? null : <p className="text-sm text-muted">{note}</p>}
    </Page>
  )
}

function Part({ id, title, lead, lines, ordered }: NotesPart) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <section
      aria-labelledby={id}
      className="max-w-[36rem] py-6 text-[length:min(1.125rem,8.5vw)] leading-[1.6] md:py-8"
    >
      <h2 className="text-[length:min(1.5rem,9vw)]" id={id}>
        {title}
      </h2>
      {lead ? <p className="mt-3">{lead}</p> : null}
      <List
        className={`mt-3 flex flex-col gap-2 pl-[min(1.25rem,6vw)] marker:text-soon ${ordered ? 'list-decimal marker:font-semibold' : 'list-disc'}`}
      >
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </section>
  )
}
