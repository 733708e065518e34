import { Mail, Trash2 } from 'lucide-react'
import { useSession } from '../../backend/session.tsx'
import { deletionMail, supportMail } from '../../backend/support.ts'
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
import { QUESTIONS } from './questions.ts'

/** The answers a driver looks for, and how to reach a person. */
export default function HelpPage() {
  const { user } = useSession()
  return (
    <Page>
      <PageHeader subtitle="Short answers. If yours is missing, write to us." title="Help & FAQ" />
      <PageColumns
        aside={
          <Card>
            <CardHeader description="A person reads it and answers by email." title="Still stuck?" />
            <CardBody className="flex flex-col gap-3">
              <Button
                fullWidth
                icon={<Mail aria-hidden="true" />}
                render={<a href={supportMail('Tappet support', 'What happened:\n\nWhat I expected:\n')} />}
              >
                Contact Support
              </Button>
              <Button
                fullWidth
                icon={<Trash2 aria-hidden="true" />}
                render={<a href={deletionMail(user?.email)} />}
                variant="secondary"
              >
                Request Data Deletion
              </Button>
            </CardBody>
          </Card>
        }
        main={
          <Card>
            <section aria-label="Questions" className="h-[600px] overflow-y-auto rounded-card px-4 md:px-6">
              <Accordion items={QUESTIONS} level={2} />
            </section>
          </Card>
        }
      />
    </Page>
  )
}
