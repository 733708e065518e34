/**
 * A usual input and the largest (30 codes, 60 symptoms, four thousand letters); the code library's first use and a
 * search. Exits 1 when the largest takes over 20 ms of processor time. Run: node bench/diagnosis.ts
 */
import { builtInDatasets, type DiagnosisInput, diagnose, referenceCodes } from '@tappet/diagnosis'
import { describeCode } from '@tappet/diagnosis/code-details'
import { lookUpCode, searchCodes } from '@tappet/diagnosis/code-library'

const MAX_MILLISECONDS = 20
const WARM_ROUNDS = 20
const ROUNDS = 60

const symptoms = [
  ...builtInDatasets.warranty_tickets.flatMap((ticket) => ticket.symptoms),
  ...builtInDatasets.service_requests.map((request) => request.complaint),
].slice(0, 60)

const usual: DiagnosisInput = {
  codes: ['P0301'],
  symptoms: ['rough idle', 'engine shakes'],
  vehicle_info: { make: 'Honda', model: 'Civic', year: 2018, mileage: 48_500 },
  additional_context: 'Worse when it rains. New spark plugs a year ago.',
}
const largest: DiagnosisInput = {
  codes: [...referenceCodes.map(({ code }) => code), 'P1234', 'P0399', 'U0140', 'B1001'],
  symptoms,
  vehicle_info: usual.vehicle_info,
  additional_context: 'It began with a hum from the front when the engine was cold. '.repeat(66),
}
const setting = { createId: () => 'id', timestamp: '2026-01-01T00:00:00.000Z' }

function processorMilliseconds(task: () => unknown): number {
  const before = process.cpuUsage()
  task()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

function measure(name: string, task: () => unknown): number {
  const first = processorMilliseconds(task)
  for (let round = 0; round < WARM_ROUNDS; round++) task()
  const times = Array.from({ length: ROUNDS }, () => processorMilliseconds(task)).sort((a, b) => a - b)
  const slowest = times.at(-1) ?? 0
  const median = times[ROUNDS >> 1] ?? 0
  console.log(
    `${name.padEnd(34)} first ${first.toFixed(2).padStart(7)} ms, median ${median.toFixed(2).padStart(7)} ms, slowest ${slowest.toFixed(2).padStart(7)} ms`,
  )
  return median
}

console.log(`Node ${process.version}`)
measure('a usual diagnosis', () => diagnose(usual, setting))
const median = measure('the largest diagnosis', () => diagnose(largest, setting))
measure('looking a code up', () => lookUpCode('P0420'))
measure('searching two words', () => searchCodes('oxygen sensor'))
measure('describing a code', () => describeCode('P0303'))
if (median > MAX_MILLISECONDS) process.exitCode = 1
