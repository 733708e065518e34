import type { DifferentialCase } from '@tappet/diagnosis'

type Report = DifferentialCase['report']

/** What an answer changed, in one or two sentences: driving first, then the likeliest cause. */
export function changeWords(before: Report, after: Report): string {
  return [driveWords(before, after), causeWords(before, after)].filter((part) => part !== '').join(' ')
}

const headline = ({ drive }: Report) => drive.say.split(/(?<=[.:!?])\s/)[0] ?? drive.say

function driveWords(before: Report, after: Report): string {
  const isSame = before.drive.level === after.drive.level && before.drive.known === after.drive.known
  return isSame ? '' : headline(after)
}

function causeWords(before: Report, after: Report): string {
  const [top] = after.causes
  if (top === undefined)
    return before.causes.length > 0 ? 'No cause stands out any more.' : 'No cause stands out yet.'
  const was = before.causes.find(({ fault }) => fault === top.fault)?.percent
  if (before.causes[0]?.fault !== top.fault)
    return `Likeliest is now ${top.name}: ${percentsOf(was, top.percent)}.`
  if (was !== top.percent) return `${top.name}: ${percentsOf(was, top.percent)}.`
  const moved = after.causes.find(
    ({ fault, percent }) => before.causes.find((each) => each.fault === fault)?.percent !== percent,
  )
  if (moved === undefined) return 'That changes no percentage.'
  const earlier = before.causes.find(({ fault }) => fault === moved.fault)?.percent
  return `${moved.name}: ${percentsOf(earlier, moved.percent)}. ${top.name} stays likeliest.`
}

const percentsOf = (before: number | undefined, after: number) =>
  before === undefined ? `${after}%` : `${before}% before, ${after}% now`
