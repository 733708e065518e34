import { tidyCode } from '../codes/format.ts'
import { eachOnce } from '../scoring/causes.ts'
import { MAX_VIDEOS } from '../scoring/rules.table.ts'
import type {
  CarCareResource,
  CarCareResources,
  DiagnosisInput,
  ProbableCause,
  VehicleInfo,
} from '../types.ts'
import { carAndIssue, carName, withQuery } from './query.ts'
import { scheduleLines } from './schedule.ts'
import { generalTips } from './systems.table.ts'
import { systemOf } from './systems.ts'

/** The Car Care Council, a non-profit of the US aftermarket: guides for owners, free of charge. */
export const CAR_CARE_SITE_URL = 'https://www.carcare.org/'
const VIDEO_SEARCH_URL = 'https://www.youtube.com/results'
const RECALL_URL = 'https://www.nhtsa.gov/recalls'
const REPAIR_GUIDE_URL = 'https://www.ifixit.com/Search'

const GENERAL = 'General'
const MAX_TIPS = 6

type Issue = {
  text: string
  difficulty: CarCareResource['difficulty']
  category: string
  isCause: boolean
}

const issueOf = (text: string, difficulty: Issue['difficulty'], isCause = false): Issue => ({
  text,
  isCause,
  difficulty,
  category: systemOf(text)?.name ?? GENERAL,
})

function issuesOf(input: DiagnosisInput, causes: readonly ProbableCause[]): Issue[] {
  if (causes.length > 0) return causes.map(({ cause, difficulty }) => issueOf(cause, difficulty, true))
  return eachOnce([...input.symptoms, ...input.codes.map(tidyCode)]).map((text) => issueOf(text, 'moderate'))
}

function video(car: VehicleInfo, { text, difficulty, category, isCause }: Issue): CarCareResource {
  return {
    title: isCause
      ? `${text}: how to check and repair it on your ${carName(car)}`
      : `Videos on “${text}” and your ${carName(car)}`,
    description: isCause
      ? 'A search for videos of the check and the repair.'
      : 'A search by what you entered. It may not fit.',
    url: withQuery(VIDEO_SEARCH_URL, {
      search_query: `${carName(car)} ${text} repair`,
      ...carAndIssue(car, text),
    }),
    type: 'video',
    category,
    difficulty,
  }
}

function basicsVideo(car: VehicleInfo, { text }: Issue): CarCareResource {
  return {
    title: `Basic checks on your ${carName(car)} before a shop visit`,
    description: 'What an owner can look at without tools.',
    url: withQuery(VIDEO_SEARCH_URL, {
      search_query: `${carName(car)} basic checks under the hood`,
      ...carAndIssue(car, text),
    }),
    type: 'video',
    category: GENERAL,
    difficulty: 'easy',
  }
}

function articles(car: VehicleInfo, issue: Issue): CarCareResource[] {
  const query = carAndIssue(car, issue.text)
  return [
    {
      title: `Car care basics: ${issue.category.toLowerCase()}`,
      description: 'What the Car Care Council tells owners about this part of the car.',
      url: withQuery(CAR_CARE_SITE_URL, { s: issue.category, ...query }),
      type: 'article',
      category: issue.category,
      difficulty: 'easy',
    },
    {
      title: `Open recalls of your ${carName(car)}`,
      description: 'The US road safety agency lists recalls by model and by VIN. A recall repair is free.',
      url: withQuery(RECALL_URL, query),
      type: 'article',
      category: 'Safety',
      difficulty: 'easy',
    },
    {
      title: `Repair guides: ${issue.text}`,
      description: 'A search for step-by-step guides with photographs, written by repairers.',
      url: withQuery(REPAIR_GUIDE_URL, { query: `${carName(car)} ${issue.text}`, ...query }),
      type: 'guide',
      category: issue.category,
      difficulty: issue.difficulty,
    },
  ]
}

/** Links only: nothing is fetched. */
export function carCareResources(input: DiagnosisInput, causes: readonly ProbableCause[]): CarCareResources {
  const car = input.vehicle_info
  const issues = issuesOf(input, causes)
  const first = issues[0] ?? issueOf('car maintenance', 'easy')
  const tips = issues.flatMap(({ text }) => systemOf(text)?.tips ?? [])
  return {
    videos: [...issues.slice(0, MAX_VIDEOS - 1).map((issue) => video(car, issue)), basicsVideo(car, first)],
    articles: articles(car, first),
    tips: eachOnce([...tips.slice(0, MAX_TIPS), ...generalTips]).slice(0, MAX_TIPS),
    maintenanceSchedule: scheduleLines(car.mileage),
  }
}
