import { Mail, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { usePlans } from '../../backend/account/plans.ts'
import { useSession } from '../../backend/account/session.tsx'
import { useSupportMails } from '../../backend/account/support.ts'
import { HEADS } from '../../format/page-heads.ts'
import {
  Accordion,
  Button,
  Card,
  CardBody,
  CardHeader,
  Page,
  PageColumns,
  PageHeader,
} from '../../ui/index.ts'
import { copy } from './copy.ts'
import type { Question } from './questions.ts'
import { questionsFor } from './questions.ts'

const itemsOf = (questions: readonly Question[]) =>
  questions.map((question) => ({
    id: question.id,
    title: question.title,
    content: <Answer {...question} />,
  }))

export default function HelpPage() {
  const mode = usePlans()
  const items = useMemo(() => itemsOf(questionsFor(mode)), [mode])
  return (
    <Page>
      <PageHeader {...HEADS.help} />
      <PageColumns
        aside={<StillStuck />}
        main={
          <Card className="overflow-hidden">
            <section
              aria-label={copy.questions}
              className="h-[600px] overflow-y-auto px-4 md:px-6"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
              tabIndex={0}
            >
              <Accordion items={items} />
            </section>
          </Card>
        }
      />
    </Page>
  )
}

function Answer({ answer, points, link }: Question) {
  return (
    <div className="flex flex-col gap-3">
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points ? (
        <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-soon">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
      {link ? (
        <Link className="text-link inline-flex min-h-12 items-center self-start" to={link.to}>
          {link.label}
        </Link>
      ) : null}
    </div>
  )
}

function StillStuck() {
  const { user } = useSession()
  const { note, deletionMail, supportMail } = useSupportMails()
  return (
    <Card>
      <CardHeader description={note ?? copy.writeTo} title={copy.stillStuck} />
      <CardBody className="flex flex-col gap-3">
        <Button
          fullWidth
          icon={<Mail />}
          render={<a href={supportMail(copy.contactSubject, copy.contactText)} />}
        >
          {copy.contact}
        </Button>
        <Button
          fullWidth
          icon={<Trash2 />}
          render={<a href={deletionMail(user?.email)} />}
          variant="secondary"
        >
          {copy.requestDeletion}
        </Button>
        <p className="text-sm text-muted">{copy.mailApp}</p>
      </CardBody>
    </Card>
  )
}
