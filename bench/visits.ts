/**
 * Prints what Tappet answers to forty visits, for a mechanic to mark: `node bench/visits.ts [FILE]`. Then how often the
 * key's parts stand first and among three, and how often the danger is below the least that it deserves.
 */
import { writeFileSync } from 'node:fs'
import { dangerLevels, reason, reportOf } from '@tappet/diagnosis/differential'
import { visits } from '@tappet/diagnosis/visits'

const [file = 'visits.txt'] = process.argv.slice(2)

const pages = visits.map(({ text, codes = [], car = {}, key, least }, at) => {
  const report = reportOf(reason({ texts: [text], codes, car, thisYear: 2026 }))
  const faults = report.causes.map(({ fault }) => fault)
  const lines = [
    `${at + 1}. ${[car.year, car.make, car.model].filter(Boolean).join(' ')}, ${car.mileage ?? '?'} miles: ${text}. ${codes.join(' ')}`,
    `   key: ${key.join(', ')}; at least ${least}`,
    `   ${report.drive.level}: ${report.drive.say} ${report.drive.now}`,
    ...report.causes.map(
      ({ name, percent, cost, test }) =>
        `   ${percent} % ${name} ($${cost.min} to $${cost.max}${cost.decides ? `: ${cost.decides}` : ''}). ${test.how}`,
    ),
    `   ${report.other} % something else`,
    ...report.steps.map((step) => `   next: ${step.kind === 'question' ? step.question : 'read the codes'}`),
  ]
  const isLow =
    (dangerLevels as readonly string[]).indexOf(report.drive.level) <
    (dangerLevels as readonly string[]).indexOf(least)
  return {
    page: lines.join('\n'),
    first: key.includes(faults[0] ?? ''),
    three: key.some((id) => faults.slice(0, 3).includes(id)),
    isLow,
  }
})

writeFileSync(file, `${pages.map(({ page }) => page).join('\n\n')}\n`)
const share = (part: readonly unknown[]) => (part.length / pages.length).toFixed(2)
console.log(`first ${share(pages.filter(({ first }) => first))}`)
console.log(`among_three ${share(pages.filter(({ three }) => three))}`)
console.log(`danger_low ${share(pages.filter(({ isLow }) => isLow))}`)
