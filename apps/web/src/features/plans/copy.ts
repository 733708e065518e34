import { MONEY_BACK_DAYS, monthlyLimits, PRO_PRICE_USD_PER_MONTH } from '@tappet/wire'

const free = monthlyLimits.FREE

export const FREE_FEATURES = [
  `${free.audio_diagnoses} audio diagnoses per month`,
  `${free.comprehensive_diagnoses} comprehensive diagnoses per month`,
  `${free.obd_reads} OBD read per month`,
  'Basic maintenance tracking',
] as const

export const PRO_FEATURES = [
  'Unlimited audio diagnoses',
  'Unlimited comprehensive diagnoses',
  'Unlimited OBD reads',
  'PDF export for all reports',
  'Advanced maintenance reminders',
  'No ads',
] as const

export const FREE_PRICE = '$0'
export const PRO_PRICE = `$${PRO_PRICE_USD_PER_MONTH}`
export const PRO_FOOTNOTE = `Cancel anytime\u00a0• ${MONEY_BACK_DAYS}-day money-back guarantee`

export const PLAN_QUESTIONS = [
  {
    question: 'What if I reach a limit?',
    answer: 'You get a heads-up at your limit. What you saved stays open.',
  },
  {
    question: 'Can I cancel anytime?',
    answer: 'Yes. You keep Pro until the billing period ends.',
  },
  {
    question: 'When do limits reset?',
    answer: 'All limits reset on the 1st of each month for Free users.',
  },
] as const

/* Without fixed listings the links search the stores by name. */
export const STORES = [
  { name: 'App Store (iOS)', url: 'https://apps.apple.com/us/search?term=Tappet' },
  { name: 'Google Play (Android)', url: 'https://play.google.com/store/search?q=Tappet&c=apps' },
] as const

export const copy = {
  audioDiagnoses: 'Audio diagnoses',
  comprehensiveDiagnoses: 'Comprehensive diagnoses',
  back: 'Back',
  nothingSold: 'Nothing is for sale here. The person who runs this Tappet sets the limits.',
  limits: 'Limits',
  resetDay: 'They reset on the 1st (UTC). What you saved stays open.',
  eachMonth: 'Each month',
  noLimit: 'No limit',
  notOffered: 'Not offered',
  noLimitsHere: 'There are no monthly limits here.',
  limitsLifted: 'Your account has none.',
  mostPopular: 'Most Popular',
  currentPlan: 'Current Plan',
  perMonth: '/month',
  subtitle: 'Free for a noise now and then. Pro without limits.',
  plans: 'Plans',
  downgrade: 'Downgrade',
  freePlan: 'Free Plan',
  free: 'Free',
  upgrade: 'Upgrade',
  pro: 'Pro',
  questions: 'Questions',
  mobileApp: 'Get the mobile app',
  mobileAppUse: 'Best near the engine. You subscribe there.',
  subscribe: 'Subscribe in Mobile App',
  buyInApp:
    'You can’t buy Pro on the web. Get the app and sign in with the same account. Nothing is charged here.',
  downgradeInApp: 'Downgrade in the Mobile App',
  cancelInStore: 'Cancel in your phone’s app store. You keep Pro until the period ends.',
  gotIt: 'Got it',
} as const
