import { AudioLines, ShieldCheck, Wrench } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { HEADS } from '../../format/page-heads.ts'
import { Alert, Card, CardBody, Page, PageColumns, PageHeader, StripArt, Tabs } from '../../ui/index.ts'
import { answererOf } from './apple.ts'
import { CodeForm } from './CodeForm.tsx'
import { copy } from './copy.ts'
import { DemoButton } from './DemoButton.tsx'
import { firstMode } from './first-mode.ts'
import { LoginForm, useCredentials } from './LoginForm.tsx'
import { RecoverForm } from './RecoverForm.tsx'
import { returnPath } from './return-path.ts'
import { SecondFactorForm } from './SecondFactorForm.tsx'

export default function LoginPage() {
  const { status } = useSession()
  const location = useLocation()
  const [params] = useSearchParams()
  if (status === 'authenticated') return <Navigate replace to={returnPath(location.state)} />
  const wasHeadedSomewhere = returnPath(location.state) !== '/'
  return (
    <Page>
      <PageHeader
        subtitle={wasHeadedSomewhere ? copy.ownPage : HEADS.signIn.subtitle}
        title={HEADS.signIn.heading}
      />
      <PageColumns
        aside={
          <>
            <StripArt className="hidden w-full lg:block" height={72} />
            <Benefits />
          </>
        }
        main={
          <>
            {params.get('error') === 'oauth' ? (
              <Alert live title={copy.providerFailed(answererOf(params))} tone="now">
                {copy.providerRetry(answererOf(params))}
              </Alert>
            ) : null}
            <LoginCard />
          </>
        }
      />
    </Page>
  )
}

const TABS = [
  { value: 'signin', label: copy.signIn },
  { value: 'signup', label: copy.createAccount },
] as const

function LoginCard() {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const [other, setOther] = useState<'recover' | 'code' | null>(null)
  const { awaitsCode } = useSession()
  const linkTab = TABS.find(({ value }) => value === params.get('tab'))
  const tab = linkTab?.value ?? firstMode()
  const form = useCredentials(tab)
  const email = form.getValues('email')
  const choose = (value: string) => {
    form.clearErrors()
    setParams({ tab: value }, { replace: true, state: location.state })
  }
  const backToSignIn = () => {
    setOther(null)
    choose('signin')
  }
  if (awaitsCode)
    return (
      <Card>
        <CardBody className="flex flex-col gap-4">
          <h2 className="text-2xl">{copy.secondStep}</h2>
          <SecondFactorForm user={awaitsCode} />
        </CardBody>
      </Card>
    )
  return (
    <Card>
      <CardBody className="flex flex-col gap-6">
        {other === 'code' ? (
          <div className="flex flex-col gap-4">
            <h2 className="text-2xl">{copy.codeByMail}</h2>
            <CodeForm email={email} onBack={backToSignIn} />
          </div>
        ) : other === 'recover' ? (
          <div className="flex flex-col gap-4">
            <h2 className="text-2xl">{copy.resetPassword}</h2>
            <RecoverForm email={email} onBack={backToSignIn} />
          </div>
        ) : (
          <Tabs
            label={copy.modes}
            onValueChange={choose}
            tabs={TABS.map(({ value, label }) => ({
              value,
              label,
              // A closed tab's form would still catch the keyboard and autofill.
              content:
                value === tab ? (
                  <LoginForm
                    form={form}
                    mode={value}
                    onCode={() => setOther('code')}
                    onForgot={() => setOther('recover')}
                  />
                ) : null,
            }))}
            value={tab}
          />
        )}
        {other ? null : <DemoButton onStarted={() => navigate('/', { replace: true })} />}
        <p className="border-t border-line pt-4 text-sm text-muted">
          {copy.accept}{' '}
          <Link className="text-link" to="/terms-of-service">
            {copy.terms}
          </Link>{' '}
          {copy.and}{' '}
          <Link className="text-link" to="/privacy-policy">
            {copy.privacy}
          </Link>
          .
        </p>
      </CardBody>
    </Card>
  )
}

const BENEFITS = [
  { icon: AudioLines, title: copy.analysis, text: copy.analysisIs },
  { icon: ShieldCheck, title: copy.protection, text: copy.protectionIs },
  { icon: Wrench, title: copy.insights, text: copy.insightsAre },
] as const

function Benefits() {
  return (
    <ul aria-label={copy.benefits} className="flex flex-col gap-5">
      {BENEFITS.map(({ icon: Icon, title, text }) => (
        <li className="flex gap-4" key={title}>
          <Icon className="mt-0.5 size-6 shrink-0 text-soon" />
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
