export const copy = {
  back: 'Back',
  privacy: 'Privacy Policy',
  privacyGist:
    'what you record and write belongs to your account alone, is never sold or used for advertising, and is deleted within 30 days of your request by email.',
  terms: 'Terms of Service',
  termsGist:
    'a result is a second opinion and can be wrong, a qualified mechanic has the last word, and this version charges nobody.',
  tryAgain: 'Try again',
  onPage: 'On this page',
  notLoaded: (gist: string) => `The full text could not be loaded. In short: ${gist}`,
  openAgain: 'Open this page again when you are online, or',
  askByMail: 'ask us for it by email',
  mailSubject: 'Legal texts of Tappet',
  loading: 'Loading the text',
} as const
