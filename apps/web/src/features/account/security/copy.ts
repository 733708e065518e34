import { FRESH_SIGN_IN_MINUTES, type SecurityEventRow } from '@tappet/wire'
import { NOT_KNOWN_WHETHER } from '../../../backend/connection/failed-write.ts'

export const copy = {
  step: 'Second step at sign-in',
  stepIs: 'Once it’s on, we also ask for a passkey or an app’s code.',
  on: 'On',
  off: 'Off',
  lastSeen: ', as last seen',
  changeStep: 'Change the second step',
  addApp: 'Set up an authenticator app',
  addPasskey: 'Add a passkey',
  password: 'Password',
  passwordSignsOut: 'A new one signs out every other device.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordUnchanged: 'The password was not changed',
  changePassword: 'Change password',
  passwordUnknown: `${NOT_KNOWN_WHETHER} it has the new password. Try both before you ask for a link.`,
  wrongPassword: 'The current password isn’t right.',
  passwordChanged: 'Password changed',
  othersOut: 'Every other device has to sign in again.',
  code: 'Code',
  codeHint: 'The six digits from your authenticator app, or a recovery code.',
  passkeyHint: 'Leave this empty to use your passkey. Or type a recovery code, or one from your app.',
  noPasskeyHint: 'This browser has no passkeys. Type a recovery code, or one from your app.',
  remove: 'Delete the account',
  removes: 'Deletes your log, receipts, reminders, diagnoses, devices and calendar links.',
  removeNow: 'Delete my account now',
  removeConfirm: 'Delete everything',
  removeMeans: 'You can’t undo this. What is only on this device, such as OBD scans, stays on it.',
  removeAsk: 'Delete this account?',
  exportFirst: 'Take your data out first:',
  notConfirmed: 'Not confirmed',
  notDeleted: 'Not deleted',
  nothingDeleted: (refusal: string) => `${refusal} Nothing was deleted.`,
  deleted: 'Your account is deleted',
  deletionUnknown: 'The server didn’t confirm it. Look again later, or write to support.',
  signInAgain: `Sign out, sign in again, and delete the account within ${FRESH_SIGN_IN_MINUTES} minutes. Nothing was deleted.`,
  log: 'Recent activity',
  logSpan: 'Sign-ins and changes of the last 180 days. Your export has them all.',
  showAll: (count: number) => `Show all ${count}`,
  logFailed: 'We couldn’t load your recent activity',
  logUnchanged: 'The log itself is unchanged.',
  loadingLog: 'Loading your recent activity',
} as const

const WORDS: Readonly<Record<SecurityEventRow['kind'], string>> = {
  signed_in: 'Signed in',
  sign_in_failed: 'A sign-in failed',
  session_ended: 'A device was signed out',
  password_changed: 'The password was changed',
  email_changed: 'The email address was changed',
  factor_added: 'A second step was added',
  factor_removed: 'A second step was removed',
  recovery_code_used: 'A recovery code was used',
  archive_taken: 'All data was exported',
  handover_made: 'A link for a mechanic was made',
  calendar_link_made: 'A calendar link was made',
}

export function eventWords({ kind, times }: Pick<SecurityEventRow, 'kind' | 'times'>): string {
  const words = WORDS[kind] ?? kind
  return times > 1 ? `${words}, ${times} times` : words
}
