import { type AuthError, isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { FRESH_SIGN_IN_MINUTES } from '@tappet/wire'

export type AuthMode = 'signin' | 'signup'

export const copy = {
  signIn: 'Sign In',
  createAccount: 'Create Account',
  resetPassword: 'Reset Password',
  codeByMail: 'Code by email',
  secondStep: 'Second step',
  modes: 'Sign in or create an account',
  newHere: 'New to Tappet?',
  hasAccount: 'Already have an account?',
  ownPage: 'Sign in to open that page.',
  providerFailed: (provider: string) => `${provider} sign-in failed`,
  providerRetry: (provider: string) =>
    `You are not signed in. Try ${provider} again, or use your email and password.`,
  accept: 'By continuing you accept the',
  terms: 'Terms of Service',
  and: 'and the',
  privacy: 'Privacy Policy',
  benefits: 'What you get',
  analysis: 'Instant AI sound analysis',
  analysisIs: 'A few seconds of sound show what it could be, likeliest first.',
  protection: 'Secure data protection',
  protectionIs: 'Your recordings and your service log are yours alone.',
  insights: 'Expert mechanic insights',
  insightsAre: 'What it may cost, how soon to act, and what to ask the shop.',
  or: 'Or',
  continueWith: (provider: string) => `Continue with ${provider}`,
  notSetUp: 'Not available here.',
  email: 'Email',
  password: 'Password',
  yourPassword: 'Your password',
  createPassword: 'Create a password (min 6 characters)',
  forgot: 'Forgot your password?',
  byCode: 'Email me a code',
  backToSignIn: 'Back to sign in',
  demo: 'Try the demo',
  demoIs:
    'A sample car with two years of service. No email needed. We delete it after a day, or sooner if you ask.',
  sendCode: 'Send the code',
  codeSentIf: 'If it has an account, we email it a six-digit code.',
  lookIntoMail: 'Check your email',
  codeUnderWay: (email: string) =>
    `If ${email} has an account, a code is on its way. It works once, for one hour.`,
  code: 'Code',
  notSignedIn: 'Not signed in',
  anotherCode: 'Send another code',
  noAnswerRetry: 'The server did not answer. Please try again.',
  wrongCode: 'This code isn’t right, or has expired. After five wrong ones, ask for another.',
  noAnswer: 'The server did not answer',
  retry: 'Please try again.',
  noLink: 'No link was made',
  error: 'An error occurred',
  usePasskey: 'Use your passkey',
  appCode: 'Six digits from your authenticator app, or a recovery code.',
  recoveryCode: 'A recovery code, if you can’t use your passkey.',
  notSignedInYet: 'Not signed in yet',
  next: 'Continue',
  lost: (hasPasskey: boolean) =>
    `${hasPasskey ? 'No passkey' : 'No phone'} and no recovery code? Only the person who runs this Tappet can turn the second step off. What’s on this device stays.`,
  somebodyElse: 'Sign in as somebody else',
  welcome: 'Welcome!',
  welcomeBack: 'Welcome back!',
  signingIn: 'Signing in',
  checkingSession: 'One moment: checking whether you are signed in.',
  checkingAnswer: (provider: string) => `One moment: ${provider}'s answer is being checked.`,
  callbackFailed: 'Authentication Failed',
  pageOpens: 'The sign-in page opens in a moment.',
  emailConfirmed: 'Email confirmed',
  signedIn: 'You are signed in.',
  pleaseSignIn: 'Please sign in',
  linkRefused: (reason: string) => `The link could not sign you in here: ${reason}`,
  setPassword: 'Set a new password',
  checkingLink: 'One moment: the link is being checked.',
  newLink: 'Ask for a new link',
  passwordUnchanged: 'Your password is unchanged.',
  linkFailed: 'This link didn’t work',
  linkAnswer: (reason: string) => `It works once, for a short time. The answer was: ${reason}`,
  wrongAddress: 'Not the address of this link',
  checkSpelling: 'Check the spelling. Or open the link in the email again.',
  otherBrowser:
    'You opened the link in another browser. Type the address the email went to, then choose a password.',
  newPassword: 'New password',
  savePassword: 'Save Password',
  maybeChanged: 'It may still have the new password. Try again, or sign in with it.',
  passwordNotChanged: 'Password not changed',
  passwordChanged: 'Password changed',
  apple: 'Apple',
  google: 'Google',
} as const

const ACCOUNT_CREATED = 'Account created! Please check your email to verify your account'
/** Where no mail is sent. */
const ACCOUNT_READY = 'Account created! You are signed in.'

const PROVIDER_FAILED_TITLE = 'Sign-in failed'

export const NO_SESSION = 'Authentication failed - no session received'
export const CALLBACK_UNEXPECTED = 'An unexpected error occurred during authentication'

export function signedUpText(hasSession: boolean): string {
  return hasSession ? ACCOUNT_READY : ACCOUNT_CREATED
}

type RecoverText = { hint: string; submit: string; title: string; done: (email: string) => string }

/** Where no mail is sent the operator has the link. */
export function recoverText(sendsMail: boolean): RecoverText {
  return sendsMail
    ? {
        hint: 'We send a link that lets you set a new password.',
        submit: 'Send Reset Link',
        title: 'Check your email',
        done: (email) =>
          `If ${email} has an account, a link to set a new password is on its way. It works for an hour.`,
      }
    : {
        hint: 'This Tappet sends no email. The person who runs it can give you a link.',
        submit: 'Make a Reset Link',
        title: 'Ask the person who runs it',
        done: (email) =>
          `If ${email} has an account, the link is in the server's outbox. It works for an hour.`,
      }
}

const FAILURE: Record<AuthMode, { title: string; fallback: string }> = {
  signin: { title: 'Sign-in failed', fallback: 'Failed to sign in' },
  signup: { title: 'Sign-up failed', fallback: 'Failed to create account' },
}

/** The service's own words; "An error occurred" where it gave none, the default where it could not be asked. */
export function failureMessage(mode: AuthMode, error: unknown): { title: string; description: string } {
  const { title, fallback } = FAILURE[mode]
  if (!isAuthError(error) || isAuthRetryableFetchError(error)) return { title, description: fallback }
  return { title, description: error.message || copy.error }
}

export function newPasswordRefused({ code, message }: AuthError): string {
  if (code === 'insufficient_aal')
    return 'This account has a second step at sign-in. Sign in with its code first; your password is unchanged.'
  if (code !== 'reauthentication_needed') return message || copy.error
  return `This sign-in is older than ${FRESH_SIGN_IN_MINUTES} minutes. Ask for a new link; your password is unchanged.`
}

export function providerFailureMessage(
  provider: 'Google' | 'Apple',
  error: unknown,
): { title: string; description: string } {
  const answered = isAuthError(error) && !isAuthRetryableFetchError(error)
  const said = answered || isMissingIdToken(error) ? error.message : ''
  return { title: PROVIDER_FAILED_TITLE, description: said || `Failed to sign in with ${provider}` }
}

export class MissingIdToken extends Error {
  constructor(provider: 'Google' | 'Apple') {
    super(`No ID token received from ${provider}`)
    this.name = 'MissingIdToken'
  }
}

function isMissingIdToken(error: unknown): error is MissingIdToken {
  return error instanceof MissingIdToken
}
