import { Mail, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { usePlans } from '../../backend/plans.ts'
import { useSession } from '../../backend/session.tsx'
import { NO_SUPPORT, useSupportMails } from '../../backend/support.ts'
import type { ButtonProps } from '../../ui/index.ts'
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
import { HEAD } from './head.ts'
import type { Question } from './questions.ts'
import { questionsFor } from './questions.ts'

const itemsOf = (questions: readonly Question[]) =>
  questions.map((question) => ({
    id: question.id,
    title: question.title,
    content: <Answer {...question} />,
  }))

/** The answers a driver looks for, and how to reach a person. */
export default function HelpPage() {
  const mode = usePlans()
  const items = useMemo(() => itemsOf(questionsFor(mode)), [mode])
  return (
    <Page>
      <PageHeader {...HEAD} />
      <PageColumns
        aside={<StillStuck />}
        main={
          <Card className="overflow-hidden">
            <section
              aria-label="Questions"
              className="h-[600px] overflow-y-auto px-4 md:px-6"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
              tabIndex={0}
            >
              <Accordion items={items} level={2} />
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

/** A button that opens a mail; until the server has named an address, one that does nothing yet. */
function MailButton({ mail, ...rest }: ButtonProps & { mail: string | null }) {
  if (mail === null) return <Button fullWidth settled {...rest} />
  return <Button fullWidth render={<a href={mail} />} {...rest} />
}

/** No mail can be sent, so none is offered: only what a driver can do without one. */
function NobodyToWriteTo() {
  return (
    <Card>
      <CardHeader description={NO_SUPPORT} title="Still stuck?" />
      <CardBody className="flex flex-col gap-3">
        <p>
          Ask who runs it. Your account and its data you can delete yourself, with “Delete my account now” on
          the Account page.
        </p>
        <Link className="text-link inline-flex min-h-12 items-center self-start" to="/account">
          Open your account
        </Link>
      </CardBody>
    </Card>
  )
}

const FIRST_WORDS = 'What happened:\n\nWhat I expected:\n\nMy device and browser:\n'

function StillStuck() {
  const { user } = useSession()
  const { none, deletionMail, supportMail } = useSupportMails()
  if (none) return <NobodyToWriteTo />
  return (
    <Card>
      <CardHeader description="A person reads it and answers by email." title="Still stuck?" />
      <CardBody className="flex flex-col gap-3">
        <MailButton icon={<Mail aria-hidden="true" />} mail={supportMail('Tappet support', FIRST_WORDS)}>
          Contact Support
        </MailButton>
        <MailButton icon={<Trash2 aria-hidden="true" />} mail={deletionMail(user?.email)} variant="secondary">
          Request Data Deletion
        </MailButton>
        <p className="text-sm text-muted">
          Both open your mail app with a first text filled in. After a deletion request, your account and its
          data are removed within 30 days.
        </p>
      </CardBody>
    </Card>
  )
}
