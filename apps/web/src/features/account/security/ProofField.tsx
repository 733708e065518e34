import { hasPasskeys } from '../../../platform/app/passkey.ts'
import { PasswordField, TextField } from '../../../ui/index.ts'
import { copy } from './copy.ts'
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
        label={copy.password}
        onChange={({ target }) => onChange(target.value)}
        value={value}
      />
    )
  return (
    <TextField
      autoCapitalize="none"
      autoComplete="one-time-code"
      hint={kind === 'passkey' ? passkeyHint() : copy.codeHint}
      label={copy.code}
      onChange={({ target }) => onChange(target.value)}
      value={value}
    />
  )
}

const passkeyHint = () => (hasPasskeys() ? copy.passkeyHint : copy.noPasskeyHint)
