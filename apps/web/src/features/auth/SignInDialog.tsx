import { useState } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { Dialog } from '../../ui/index.ts'
import { CodeForm } from './CodeForm.tsx'
import { type AuthMode, copy } from './copy.ts'
import { DemoButton } from './DemoButton.tsx'
import { firstMode } from './first-mode.ts'
import { LoginForm, useCredentials } from './LoginForm.tsx'
import { RecoverForm } from './RecoverForm.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'

type View = AuthMode | 'recover' | 'code'

const TITLE: Record<View, string> = {
  signin: copy.signIn,
  signup: copy.createAccount,
  recover: copy.resetPassword,
  code: copy.codeByMail,
}

export default function SignInDialog({
  open,
  onOpenChange,
  reason,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  reason: string | undefined
}) {
  const [view, setView] = useState<View>(firstMode)
  const { awaitsCode } = useSession()
  const form = useCredentials(view === 'signup' ? 'signup' : 'signin')
  const email = form.getValues('email')
  const choose = (mode: AuthMode) => {
    form.clearErrors()
    setView(mode)
  }
  return (
    <Dialog
      description={reason}
      onOpenChange={onOpenChange}
      open={open}
      title={awaitsCode ? copy.secondStep : TITLE[view]}
    >
      {awaitsCode ? (
        <SecondFactorForm user={awaitsCode} />
      ) : view === 'code' ? (
        <CodeForm email={email} onBack={() => setView('signin')} onDone={() => onOpenChange(false)} />
      ) : view === 'recover' ? (
        <RecoverForm email={email} onBack={() => setView('signin')} />
      ) : (
        <>
          <LoginForm
            form={form}
            mode={view}
            onCode={() => setView('code')}
            onDone={() => onOpenChange(false)}
            onForgot={() => setView('recover')}
          />
          <ModeToggle mode={view} onChange={choose} />
          <div className="mt-3">
            <DemoButton />
          </div>
        </>
      )}
    </Dialog>
  )
}

function ModeToggle({ mode, onChange }: { mode: AuthMode; onChange: (mode: AuthMode) => void }) {
  const other = mode === 'signin' ? 'signup' : 'signin'
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 border-t border-line pt-3 text-muted">
      {mode === 'signin' ? copy.newHere : copy.hasAccount}
      <button className="text-link min-h-12 font-semibold" onClick={() => onChange(other)} type="button">
        {TITLE[other]}
      </button>
    </p>
  )
}
