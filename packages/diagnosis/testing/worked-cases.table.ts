/**
 * Cases worked by hand from the rules: the arithmetic stands in each row, in percent of the formula
 * "evidence count x average relevance x weight x 100". Nothing here asks the code for a number.
 */
import type {
  Datasets,
  PartSale,
  ServiceRequest,
  TechArticle,
  WarrantyTicket,
} from '../src/reference/records.ts'
import type { DtcInformation } from '../src/types.ts'

/** Small datasets of a case. */
export type Sets = {
  tickets?: WarrantyTicket[]
  requests?: ServiceRequest[]
  parts?: PartSale[]
  articles?: TechArticle[]
}

export const sets = ({ tickets = [], requests = [], parts = [], articles = [] }: Sets): Datasets => ({
  warranty_tickets: tickets,
  service_requests: requests,
  parts_sales: parts,
  tech_articles: articles,
})

let next = 0
const id = () => `row-${String(++next).padStart(3, '0')}`

const ticket = (
  code: string | null,
  symptoms: string[],
  root_cause = 'Loose shield',
  vehicle_make = 'Honda',
): WarrantyTicket => ({
  id: id(),
  ...(code === null ? {} : { code }),
  symptoms,
  root_cause,
  resolution: 'Tightened it',
  parts_replaced: [],
  labor_hours: 1,
  vehicle_make,
  vehicle_model: 'Civic',
  vehicle_year: 2018,
  mileage: 40_000,
  created_at: '2021-01-01',
})
const request = (symptoms: string[], diagnosis = 'Loose shield', cost = 400): ServiceRequest => ({
  id: id(),
  complaint: 'It is loud',
  symptoms,
  diagnosis,
  repair_actions: ['Look at it'],
  parts_used: [],
  cost,
  vehicle_info: { make: 'Ford', model: 'Focus', year: 2012, mileage: 90_000 },
  created_at: '2023-01-01',
})
const part = (
  related_symptoms: string[],
  common_issues = ['Loose shield'],
  average_price = 40,
): PartSale => ({
  id: id(),
  part_number: 'X-1',
  part_name: 'Clamp',
  related_symptoms,
  common_issues,
  installation_difficulty: 'easy',
  average_price,
  compatibility: [],
})
const article = (symptoms: string[], probable_causes = ['Loose shield']): TechArticle => ({
  id: id(),
  title: 'Noises',
  symptoms,
  diagnostic_steps: ['Listen'],
  probable_causes,
  tools_required: ['Stethoscope'],
  difficulty_level: 'beginner',
  estimated_time: '10 minutes',
  category: 'Engine',
})
const known = (
  code: string,
  severity: DtcInformation['severity'],
  causes: string[],
  actions = ['Read it again'],
): DtcInformation => ({
  code,
  description: code,
  severity,
  common_causes: causes,
  suggested_actions: actions,
})

const always = 'document second'
const withCause = `likely step ${always}`
const withCauseAndCode = `likely step codes ${always}`

/** One case: what goes in, and what has to come out. Without `data` the built-in datasets are used. */
export type WorkedCase = {
  because: string
  codes?: string[]
  symptoms?: string[]
  make?: string
  data?: Sets
  lookedUp?: DtcInformation[]
  /** Cause, whole percent, urgency. */
  causes: [string, number, string][]
  confidence: number
  /** The kinds of advice in order: see ../src/worked-cases.test.ts. */
  advice: string
}

const shield = (percent: number, urgency = 'low'): [string, number, string][] => [
  ['Loose shield', percent, urgency],
]
const one = ['rattle']
const two = ['rattle', 'hum']
const three = ['rattle', 'hum', 'whine']
const six = ['rattle', 'hum', 'whine', 'buzz', 'hiss', 'click']
// No table lists P0399 and its neighbours under these numbers in the built-in reference: they add no information.
const codeRows: WorkedCase[] = [
  {
    because: 'exact code 0.8; 1 x 0.8 x 0.3 x 100 = 24; one record 6, floor 30',
    codes: ['P0399'],
    data: { tickets: [ticket('P0399', one)] },
    causes: shield(24),
    confidence: 30,
    advice: withCauseAndCode,
  },
  {
    because: 'exact code 0.8 + make 0.2 = 1.0; 1.0 x 0.3 x 100 = 30',
    codes: ['P0399'],
    make: 'Honda',
    data: { tickets: [ticket('P0399', one)] },
    causes: shield(30),
    confidence: 30,
    advice: `likely step codes tip video ${always}`,
  },
  {
    because: 'P039 shared: 0.4; 0.4 x 0.3 x 100 = 12',
    codes: ['P0398'],
    data: { tickets: [ticket('P0399', one)] },
    causes: shield(12),
    confidence: 30,
    advice: withCauseAndCode,
  },
  {
    because: 'P039 shared 0.4 + make 0.2 = 0.6; 0.6 x 0.3 x 100 = 18',
    codes: ['P0398'],
    make: 'Honda',
    data: { tickets: [ticket('P0399', one)] },
    causes: shield(18),
    confidence: 30,
    advice: `likely step codes tip video ${always}`,
  },
  {
    because: 'P038 is not P039: 0, no record; floor 30',
    codes: ['P0388'],
    data: { tickets: [ticket('P0399', one)] },
    causes: [],
    confidence: 30,
    advice: `codes ${always}`,
  },
  {
    because: 'exact wins over the same start of the second code: 0.8, not 1.2; 24',
    codes: ['P0398', 'P0399'],
    data: { tickets: [ticket('P0399', one)] },
    causes: shield(24),
    confidence: 30,
    advice: withCauseAndCode,
  },
  {
    because: 'the code in small letters is the same code: 0.8; 24',
    codes: [' p0399 '],
    data: { tickets: [ticket('P0399', one)] },
    causes: shield(24),
    confidence: 30,
    advice: withCauseAndCode,
  },
  {
    because: 'exact 0.8 + all symptoms 0.6 + make 0.2 = 1.6; 1.6 x 0.3 x 100 = 48',
    codes: ['P0399'],
    symptoms: two,
    make: 'Honda',
    data: { tickets: [ticket('P0399', two)] },
    causes: shield(48),
    confidence: 30,
    advice: `likely step codes tip video ${always}`,
  },
  {
    because: '0.8 and 0.4: 2 x 0.6 x 0.3 x 100 = 36; two records 12, floor 30',
    codes: ['P0399'],
    data: { tickets: [ticket('P0399', one), ticket('P0391', one)] },
    causes: shield(36),
    confidence: 30,
    advice: withCauseAndCode,
  },
  {
    because: '3 x 1.6 x 0.3 x 100 = 144, capped at 100; above 50 medium; three records 18, floor 30',
    codes: ['P0399'],
    symptoms: one,
    make: 'Honda',
    data: { tickets: [ticket('P0399', one), ticket('P0399', one), ticket('P0399', one)] },
    causes: shield(100, 'medium'),
    confidence: 30,
    advice: `likely step codes tip video ${always}`,
  },
  {
    because: '6 records x 6 = 36, above the floor of 30; 6 x 0.8 x 0.3 x 100 = 144, capped',
    codes: ['P0399'],
    data: { tickets: six.map(() => ticket('P0399', one)) },
    causes: shield(100, 'medium'),
    confidence: 36,
    advice: withCauseAndCode,
  },
  {
    because: 'a text that is no code: no points, but something was entered: floor 30',
    codes: ['BANANA'],
    data: { tickets: [ticket('P0399', one)] },
    causes: [],
    confidence: 30,
    advice: `codes ${always}`,
  },
  {
    because: 'two causes: exact 24 before same start 12',
    codes: ['P0399'],
    data: { tickets: [ticket('P0391', one, 'Loose clamp'), ticket('P0399', one)] },
    causes: [
      ['Loose shield', 24, 'low'],
      ['Loose clamp', 12, 'low'],
    ],
    confidence: 30,
    advice: withCauseAndCode,
  },
]

const ticketRows: WorkedCase[] = [
  {
    because: '2 of 2 symptoms: 0.6; 0.6 x 0.3 x 100 = 18; one record 6',
    symptoms: two,
    data: { tickets: [ticket(null, two)] },
    causes: shield(18),
    confidence: 6,
    advice: withCause,
  },
  {
    because: '1 of 2: 0.6 x 0.5 = 0.3, which does not exceed 0.3',
    symptoms: one,
    data: { tickets: [ticket(null, two)] },
    causes: [],
    confidence: 0,
    advice: always,
  },
  {
    because: '1 of 2 0.3 + make 0.2 = 0.5; 15',
    symptoms: one,
    make: 'Honda',
    data: { tickets: [ticket(null, two)] },
    causes: shield(15),
    confidence: 6,
    advice: `likely step tip video ${always}`,
  },
  {
    because: 'make alone: 0.2, not relevant',
    symptoms: ['click'],
    make: 'Honda',
    data: { tickets: [ticket(null, two)] },
    causes: [],
    confidence: 0,
    advice: `tip video ${always}`,
  },
  {
    because: '1 of 3 0.2 + make 0.2 = 0.4; 12',
    symptoms: one,
    make: 'Honda',
    data: { tickets: [ticket(null, three)] },
    causes: shield(12),
    confidence: 6,
    advice: `likely step tip video ${always}`,
  },
  {
    because: '1 of 6 0.1 + make 0.2 = 0.3 on paper, which does not exceed 0.3',
    symptoms: one,
    make: 'Honda',
    data: { tickets: [ticket(null, six)] },
    causes: [],
    confidence: 0,
    advice: `tip video ${always}`,
  },
  {
    because: '2 of 3: 0.4; 12',
    symptoms: two,
    data: { tickets: [ticket(null, three)] },
    causes: shield(12),
    confidence: 6,
    advice: withCause,
  },
  {
    because:
      'the make in other letters is the same make: 0.3 + 0.2 = 0.5; 15; tips know the catalogue name alone',
    symptoms: one,
    make: ' honda ',
    data: { tickets: [ticket(null, two)] },
    causes: shield(15),
    confidence: 6,
    advice: withCause,
  },
  {
    because: 'another make adds nothing: 0.3, not relevant',
    symptoms: one,
    make: 'Ford',
    data: { tickets: [ticket(null, two)] },
    causes: [],
    confidence: 0,
    advice: `ford ford-video ${always}`,
  },
  {
    because: 'a symptom of the driver that no record knows takes nothing away: still 0.6; 18',
    symptoms: ['rattle', 'hum', 'click'],
    data: { tickets: [ticket(null, two)] },
    causes: shield(18),
    confidence: 6,
    advice: withCause,
  },
]

const requestRows: WorkedCase[] = [
  {
    because: '1 of 1: 1; 1 x 1 x 0.3 x 100 = 30; one record 6',
    symptoms: one,
    data: { requests: [request(one)] },
    causes: shield(30),
    confidence: 6,
    advice: withCause,
  },
  {
    because: '1 of 2: 0.5; 15',
    symptoms: one,
    data: { requests: [request(two)] },
    causes: shield(15),
    confidence: 6,
    advice: withCause,
  },
  {
    because: '1 of 3: 0.333; 10',
    symptoms: one,
    data: { requests: [request(three)] },
    causes: shield(10),
    confidence: 6,
    advice: withCause,
  },
  {
    because: '1 of 6: 0.167, not relevant',
    symptoms: one,
    data: { requests: [request(six)] },
    causes: [],
    confidence: 0,
    advice: always,
  },
  {
    because: '2 of 6: 0.333; 10',
    symptoms: two,
    data: { requests: [request(six)] },
    causes: shield(10),
    confidence: 6,
    advice: withCause,
  },
  {
    because: '1 and 0.5: 2 x 0.75 x 0.3 x 100 = 45; two records 12',
    symptoms: one,
    data: { requests: [request(one), request(two)] },
    causes: shield(45),
    confidence: 12,
    advice: withCause,
  },
  {
    because: '4 x 1 x 0.3 x 100 = 120, capped at 100; four records 24',
    symptoms: one,
    data: { requests: [request(one), request(one), request(one), request(one)] },
    causes: shield(100, 'medium'),
    confidence: 24,
    advice: withCause,
  },
  {
    because: '30 before 15',
    symptoms: one,
    data: { requests: [request(two, 'Loose clamp'), request(one)] },
    causes: [
      ['Loose shield', 30, 'low'],
      ['Loose clamp', 15, 'low'],
    ],
    confidence: 12,
    advice: withCause,
  },
  {
    because: 'both 30: two records (0.5 + 0.5) before one (1)',
    symptoms: one,
    data: { requests: [request(one, 'Loose clamp'), request(two), request(two)] },
    causes: [
      ['Loose shield', 30, 'low'],
      ['Loose clamp', 30, 'low'],
    ],
    confidence: 18,
    advice: withCause,
  },
  {
    because: 'both 30 with one record: by the alphabet',
    symptoms: one,
    data: { requests: [request(one, 'Loose shield'), request(one, 'Loose clamp')] },
    causes: [
      ['Loose clamp', 30, 'low'],
      ['Loose shield', 30, 'low'],
    ],
    confidence: 12,
    advice: withCause,
  },
  {
    because: 'texts that differ in case and punctuation are one cause: 2 x 1 x 30 = 60, above 50',
    symptoms: one,
    data: { requests: [request(one, 'Loose shield'), request(one, 'loose shield!')] },
    causes: [['Loose shield', 60, 'medium']],
    confidence: 12,
    advice: withCause,
  },
]

const partAndArticleRows: WorkedCase[] = [
  {
    because: 'part 1 of 1: 1 x 0.2 x 100 = 20',
    symptoms: one,
    data: { parts: [part(one)] },
    causes: shield(20),
    confidence: 6,
    advice: withCause,
  },
  {
    because: 'part 1 of 2: 10',
    symptoms: one,
    data: { parts: [part(two)] },
    causes: shield(10),
    confidence: 6,
    advice: withCause,
  },
  {
    because: 'a part speaks for each of its issues: 20 and 20, one record 6',
    symptoms: one,
    data: { parts: [part(one, ['Loose shield', 'Loose clamp'])] },
    causes: [
      ['Loose clamp', 20, 'low'],
      ['Loose shield', 20, 'low'],
    ],
    confidence: 6,
    advice: withCause,
  },
  {
    because: 'the issue itself was written: 1 of 1 issues beats 0 of 2 symptoms; 20',
    symptoms: ['loose shield'],
    data: { parts: [part(two)] },
    causes: shield(20),
    confidence: 6,
    advice: withCause,
  },
  {
    because: 'six parts: 6 x 1 x 0.2 x 100 = 120, capped; 36',
    symptoms: one,
    data: { parts: six.map(() => part(one)) },
    causes: shield(100, 'medium'),
    confidence: 36,
    advice: withCause,
  },
  {
    because: 'article 1 of 1: 1 x 0.2 x 100 = 20',
    symptoms: one,
    data: { articles: [article(one)] },
    causes: shield(20),
    confidence: 6,
    advice: withCause,
  },
  {
    because: 'article 1 of 3: 0.333 x 0.2 x 100 = 6.67, shown 7, for both of its causes',
    symptoms: one,
    data: { articles: [article(three, ['Loose shield', 'Loose clamp'])] },
    causes: [
      ['Loose clamp', 7, 'low'],
      ['Loose shield', 7, 'low'],
    ],
    confidence: 6,
    advice: withCause,
  },
  {
    because: 'article and part: 20 + 20 = 40; two records 12',
    symptoms: one,
    data: { parts: [part(one)], articles: [article(one)] },
    causes: shield(40),
    confidence: 12,
    advice: withCause,
  },
]

const joinedRows: WorkedCase[] = [
  {
    because:
      'ticket 0.6: 18, request 30, part 20, article 20: 88; above 70 and "brake": high; four records 24',
    symptoms: one,
    data: {
      tickets: [ticket(null, one, 'Loose brake shield')],
      requests: [request(one, 'Loose brake shield')],
      parts: [part(one, ['Loose brake shield'])],
      articles: [article(one, ['Loose brake shield'])],
    },
    causes: [['Loose brake shield', 88, 'high']],
    confidence: 24,
    advice: `soon ${withCause}`,
  },
  {
    because: 'the same without a word of danger: 88 is medium',
    symptoms: one,
    data: {
      tickets: [ticket(null, one)],
      requests: [request(one)],
      parts: [part(one)],
      articles: [article(one)],
    },
    causes: shield(88, 'medium'),
    confidence: 24,
    advice: withCause,
  },
  {
    because: '30 + 20 + 20 = 70 is not above 70: medium',
    symptoms: one,
    data: {
      requests: [request(one, 'Brake shield')],
      parts: [part(one, ['Brake shield'])],
      articles: [article(one, ['Brake shield'])],
    },
    causes: [['Brake shield', 70, 'medium']],
    confidence: 18,
    advice: withCause,
  },
  {
    because: '30 + 20 = 50 is not above 50: low',
    symptoms: one,
    data: { requests: [request(one)], parts: [part(one)] },
    causes: shield(50),
    confidence: 12,
    advice: withCause,
  },
  {
    because: '"leak": critical at 10 percent',
    symptoms: one,
    data: { requests: [request(three, 'Oil leak')] },
    causes: [['Oil leak', 10, 'critical']],
    confidence: 6,
    advice: `stop ${withCause}`,
  },
  {
    because: '"fire" stands in "misfire": critical, as the rule says',
    symptoms: one,
    data: { requests: [request(one, 'Misfire')] },
    causes: [['Misfire', 30, 'critical']],
    confidence: 6,
    advice: `stop ${withCause}`,
  },
  {
    because: 'a critical second cause (15) does not stop the car when the top one (30) is low',
    symptoms: one,
    data: { requests: [request(one), request(two, 'Pump failure')] },
    causes: [
      ['Loose shield', 30, 'low'],
      ['Pump failure', 15, 'critical'],
    ],
    confidence: 12,
    advice: withCause,
  },
  {
    because: 'eleven causes at 30: the first ten of the alphabet; eleven records 66, capped at 60',
    symptoms: one,
    data: { requests: [...'abcdefghijk'].map((letter) => request(one, `Part ${letter}${letter}`)) },
    causes: [...'abcdefghij'].map((letter) => [`Part ${letter}${letter}`, 30, 'low']),
    confidence: 60,
    advice: withCause,
  },
]

const full = (code: string) => known(code, 'medium', ['Bad plug'])
const informationRows: WorkedCase[] = [
  {
    because: 'high: 80, 70, 60, the fourth is left out; 15 + 20 = 35',
    codes: ['P0399'],
    lookedUp: [known('P0399', 'high', ['Bad plug', 'Bad wire', 'Bad ground', 'Bad fuse'])],
    causes: [
      ['Bad plug', 80, 'medium'],
      ['Bad wire', 70, 'medium'],
      ['Bad ground', 60, 'medium'],
    ],
    confidence: 35,
    advice: withCauseAndCode,
  },
  {
    because: 'medium: 60, 50, 40; 35',
    codes: ['P0399'],
    lookedUp: [known('P0399', 'medium', ['Bad plug', 'Bad wire', 'Bad ground'])],
    causes: [
      ['Bad plug', 60, 'medium'],
      ['Bad wire', 50, 'low'],
      ['Bad ground', 40, 'low'],
    ],
    confidence: 35,
    advice: withCauseAndCode,
  },
  {
    because: 'low: 40, 30, and 20 is lifted to 30',
    codes: ['P0399'],
    lookedUp: [known('P0399', 'low', ['Bad plug', 'Bad wire', 'Bad ground'])],
    causes: [
      ['Bad plug', 40, 'low'],
      ['Bad wire', 30, 'low'],
      ['Bad ground', 30, 'low'],
    ],
    confidence: 35,
    advice: withCauseAndCode,
  },
  {
    because: 'critical counts as other: 40, 30, 30',
    codes: ['P0399'],
    lookedUp: [known('P0399', 'critical', ['Bad plug', 'Bad wire', 'Bad ground'])],
    causes: [
      ['Bad plug', 40, 'low'],
      ['Bad wire', 30, 'low'],
      ['Bad ground', 30, 'low'],
    ],
    confidence: 35,
    advice: withCauseAndCode,
  },
  {
    because: 'two codes: 80 and 60 mixed by likelihood; 30 + 20 = 50',
    codes: ['P0398', 'P0399'],
    lookedUp: [known('P0398', 'medium', ['Bad wire']), known('P0399', 'high', ['Bad plug'])],
    causes: [
      ['Bad plug', 80, 'medium'],
      ['Bad wire', 60, 'medium'],
    ],
    confidence: 50,
    advice: withCauseAndCode,
  },
  {
    because: 'both codes name the plug: once, with the greater 80',
    codes: ['P0398', 'P0399'],
    lookedUp: [known('P0398', 'medium', ['Bad plug']), known('P0399', 'high', ['bad plug'])],
    causes: [['bad plug', 80, 'medium']],
    confidence: 50,
    advice: withCauseAndCode,
  },
  {
    because: 'four codes x three causes = 12, ten are shown: 80 x 4, 70 x 4, 60 x 2; 40 + 20 = 60',
    codes: ['P0396', 'P0397', 'P0398', 'P0399'],
    lookedUp: ['P0396', 'P0397', 'P0398', 'P0399'].map((code) =>
      known(code, 'high', [`${code} plug`, `${code} wire`, `${code} fuse`]),
    ),
    causes: [
      ...['plug', 'wire'].flatMap((name, at) =>
        ['P0396', 'P0397', 'P0398', 'P0399'].map((code): [string, number, string] => [
          `${code} ${name}`,
          80 - 10 * at,
          'medium',
        ]),
      ),
      ['P0396 fuse', 60, 'medium'],
      ['P0397 fuse', 60, 'medium'],
    ],
    confidence: 60,
    advice: withCauseAndCode,
  },
  {
    because: 'engine at 80 is high, a leak is critical at 70',
    codes: ['P0399'],
    lookedUp: [known('P0399', 'high', ['Worn engine', 'Air leak'])],
    causes: [
      ['Worn engine', 80, 'high'],
      ['Air leak', 70, 'critical'],
    ],
    confidence: 35,
    advice: `soon ${withCauseAndCode}`,
  },
  {
    because: 'no causes, no fallback; 15 + actions 10 = 25, floor 30',
    codes: ['P0399'],
    lookedUp: [known('P0399', 'high', [])],
    causes: [],
    confidence: 30,
    advice: `codes ${always}`,
  },
  {
    because: 'no actions, so no first step; 15 + causes 10 = 25, floor 30',
    codes: ['P0399'],
    lookedUp: [known('P0399', 'high', ['Bad plug'], [])],
    causes: [['Bad plug', 80, 'medium']],
    confidence: 30,
    advice: `likely codes ${always}`,
  },
  {
    because: 'information on a code that was not entered is not used: floor 30',
    codes: ['P0388'],
    lookedUp: [full('P0399')],
    causes: [],
    confidence: 30,
    advice: `codes ${always}`,
  },
  {
    because: 'three codes: 45, capped at 40, + 20 = 60',
    codes: ['P0397', 'P0398', 'P0399'],
    lookedUp: [full('P0397'), full('P0398'), full('P0399')],
    causes: [['Bad plug', 60, 'medium']],
    confidence: 60,
    advice: withCauseAndCode,
  },
  {
    because: 'ten records 60 + three codes 40 + 20 = 120, at most 100; 10 x 30 = 300, capped',
    codes: ['P0397', 'P0398', 'P0399'],
    symptoms: one,
    lookedUp: [full('P0397'), full('P0398'), full('P0399')],
    data: { requests: [...six, ...six].slice(0, 10).map(() => request(one)) },
    causes: shield(100, 'medium'),
    confidence: 100,
    advice: withCauseAndCode,
  },
  {
    because:
      'the cause of the code reaches the part: 1 of 1 issues; 20 instead of the fallback 60; 6 + 35 = 41',
    codes: ['P0399'],
    lookedUp: [full('P0399')],
    data: { parts: [part(three, ['Bad plug'])] },
    causes: [['Bad plug', 20, 'low']],
    confidence: 41,
    advice: withCauseAndCode,
  },
  {
    because:
      'the first two actions count as symptoms, the third does not: "hum" is felt, "whine" is not; 1 of 1: 30; 6 + 35 = 41',
    codes: ['P0399'],
    lookedUp: [known('P0399', 'low', ['Bad plug'], ['rattle', 'hum', 'whine'])],
    data: { requests: [request(['hum']), request(['whine'], 'Loose clamp')] },
    causes: shield(30),
    confidence: 41,
    advice: withCauseAndCode,
  },
]

const nothing: WorkedCase[] = [
  {
    because: 'nothing matches and no code was entered',
    symptoms: ['click'],
    data: { requests: [request(one)] },
    causes: [],
    confidence: 0,
    advice: always,
  },
  {
    because: 'punctuation is no symptom',
    symptoms: ['?!'],
    data: { requests: [request(one)] },
    causes: [],
    confidence: 0,
    advice: always,
  },
]

// By the built-in tables: which rows hold the symptom is written out. 1 of 3 is 0.333: a request 10, a part or article 6.67.
const builtInRows: WorkedCase[] = [
  {
    because:
      "the README's example: coil 36 + 10 + 20 + 15 = 81, plugs 18 + 20 + 15 = 53, injectors 15, hose 15, chain 6.67; 42 + 15 + 20 = 77",
    codes: ['P0301'],
    symptoms: ['rough idle', 'Engine shaking'],
    make: 'Honda',
    causes: [
      ['Failed ignition coil', 81, 'medium'],
      ['Worn spark plugs', 53, 'medium'],
      ['Clogged fuel injectors', 15, 'low'],
      ['Split intake or vacuum hose', 15, 'low'],
      ['Stretched timing chain', 7, 'low'],
    ],
    confidence: 77,
    advice: `likely step codes tip video ${always}`,
  },
  {
    because:
      'SR-013 10 + PS-019 6.67 + TA-008 6.67 = 23.3; the other causes of TA-008 6.67; three records 18',
    symptoms: ['bouncy ride'],
    causes: [
      ['Worn struts', 23, 'low'],
      ['Worn ball joint', 7, 'low'],
      ['Worn engine mount', 7, 'low'],
      ['Worn sway bar links', 7, 'low'],
    ],
    confidence: 18,
    advice: withCause,
  },
  {
    because: 'PS-025 6.67; WT-011 has 0.2 and stays out; one record 6',
    symptoms: ['Rotten egg smell'],
    causes: [['Worn catalytic converter', 7, 'low']],
    confidence: 6,
    advice: withCause,
  },
  {
    because: 'with the make WT-011 has 0.2 + 0.2 = 0.4: 12 + 6.67 = 18.7; two records 12',
    symptoms: ['rotten egg smell'],
    make: 'Nissan',
    causes: [['Worn catalytic converter', 19, 'low']],
    confidence: 12,
    advice: `likely step nissan nissan-video ${always}`,
  },
  {
    because: 'SR-018 10 + PS-024 (1 of 2) 10 = 20; two records 12',
    symptoms: ['fan works only on high'],
    causes: [['Failed blower motor resistor', 20, 'low']],
    confidence: 12,
    advice: withCause,
  },
  {
    because: 'SR-003 3 of 3: 30 + PS-012 3 of 3: 20 = 50, not above 50; two records 12',
    symptoms: ['car pulls to one side', 'burning smell from a wheel', 'wheel is hot'],
    causes: [['Seized brake caliper', 50, 'low']],
    confidence: 12,
    advice: withCause,
  },
  {
    because: 'SR-004 alone, 3 of 3: 30, "leak": critical; 6',
    symptoms: ['soft brake pedal', 'brake warning light on', 'brake fluid low'],
    causes: [['Brake fluid leak', 30, 'critical']],
    confidence: 6,
    advice: `stop ${withCause}`,
  },
  {
    because: 'PS-015 alone, 1 of 3: 6.67; 6',
    symptoms: ['squeal on start up'],
    causes: [['Worn serpentine belt', 7, 'low']],
    confidence: 6,
    advice: withCause,
  },
  {
    because: 'WT-020 with Tesla: 0.6 x 1/3 + 0.2 = 0.4: 12; nothing else creaks; 6',
    symptoms: ['creaking over bumps'],
    make: 'Tesla',
    causes: [['Worn ball joint', 12, 'low']],
    confidence: 6,
    advice: `likely step tesla tesla-video ${always}`,
  },
  {
    because: 'SR-007 alone, 1 of 3: 10, "leak"; 6',
    symptoms: ['sweet smell'],
    causes: [['Coolant leak at the water pump', 10, 'critical']],
    confidence: 6,
    advice: `stop ${withCause}`,
  },
  {
    because: 'B0001 reaches no record: high, 80, 70, 60; 15 + 20 = 35; "steering" at 80 is high',
    codes: ['B0001'],
    causes: [
      ['Worn clock spring in the steering column', 80, 'high'],
      ['Loose airbag connector', 70, 'medium'],
      ['Damaged wire to the airbag', 60, 'medium'],
    ],
    confidence: 35,
    advice: `soon ${withCauseAndCode}`,
  },
  {
    because: 'U0121 reaches no record: 80, 70, 60; 35',
    codes: ['U0121'],
    causes: [
      ['Blown fuse or bad ground of the ABS module', 80, 'medium'],
      ['Damaged wire of the CAN bus', 70, 'medium'],
      ['Faulty ABS module', 60, 'medium'],
    ],
    confidence: 35,
    advice: withCauseAndCode,
  },
  {
    because: 'P0113 reaches no record: low, 40, 30, 30; 35',
    codes: ['P0113'],
    causes: [
      ['Unplugged intake air temperature sensor', 40, 'low'],
      ['Broken wire to the sensor', 30, 'low'],
      ['Faulty intake air temperature sensor', 30, 'low'],
    ],
    confidence: 35,
    advice: withCauseAndCode,
  },
]

export const workedCases: Readonly<Record<string, readonly WorkedCase[]>> = {
  'codes of warranty tickets': codeRows,
  'symptoms and make of warranty tickets': ticketRows,
  'service requests': requestRows,
  'parts and articles': partAndArticleRows,
  'several sources': joinedRows,
  // Without data of their own these look at no record at all.
  'what codes bring': informationRows.map((row) => ({ data: {}, ...row })),
  'nothing to go on': nothing,
  'the built-in data': builtInRows,
}
