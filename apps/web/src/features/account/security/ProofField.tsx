import { PasswordField, TextField } from '../../../ui/index.ts'
import type { ProofKind } from './prove.ts'

/** Asks for the password, or for the code where the account has a second factor; nothing where it has neither. */
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
      hint="The six digits from your authenticator app, or a recovery code."
      label="Code"
      onChange={({ target }) => onChange(target.value)}
      value={value}
    />
  )
}
