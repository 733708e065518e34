import { hasPasskeys } from '../../../platform/app/passkey.ts'
import { PasswordField, TextField } from '../../../ui/index.ts'
import type { ProofKind } from './prove.ts'

export function ProofField({
  kind,
  value,
  onChange,
}: {
  kind: ProofKind
  value: string
  onChange: (typed: string) => void
}) {
  if (kind === 'sign-in') return null
  if (kind === 'password')
    return (
      <PasswordField
        autoComplete="current-password"
        label="Password"
        onChange={({ target }) => onChange(target.value)}
        value={value}
      />
    )
  return (
    <TextField
      autoCapitalize="none"
      autoComplete="one-time-code"
      hint={
        kind === 'passkey' ? passkeyHint() : 'The six digits from your authenticator app, or a recovery code.'
      }
      label="Code"
      onChange={({ target }) => onChange(target.value)}
      value={value}
    />
  )
}

const passkeyHint = () =>
  hasPasskeys()
    ? 'Leave this empty to use your passkey. Or type a recovery code, or the code of an app that you have set up.'
    : 'This browser has no passkeys: type a recovery code, or the code of an app that you have set up.'
