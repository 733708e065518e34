import type { DifferentialCase } from '@tappet/diagnosis'

type Report = DifferentialCase['report']

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
  const [was] = before.causes
  if (top === undefined) return was === undefined ? '' : 'No cause stands out any more.'
  if (was?.fault !== top.fault) return `First is now: ${top.name}.`
  if (was.percent === top.percent) return ''
  return `${top.percent > was.percent ? 'More' : 'Less'} likely now: ${top.name}.`
}
