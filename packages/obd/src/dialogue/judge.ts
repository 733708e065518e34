import type { Reply } from '../reply/reply.ts'
import { askedBy, CLEAR } from '../reply/request.ts'
import { NRC } from '../tables/negative.table.ts'
import type { Adapter } from './adapter.ts'
import { REMEDY_LIMITS, type Remedy, STATUS_REMEDIES } from './remedies.table.ts'
import { ANSWERED_OK, type Step } from './steps.table.ts'

/** Null: accept it. A clear is never sent twice. */
export function remedyFor(step: Step, reply: Reply, adapter: Adapter): Remedy | null {
  const request = askedBy(step.command)
  if (request?.service === CLEAR) return null
  const wishes = request === null ? adapterRemedies(step, reply) : carRemedies(step, reply, adapter)
  return wishes.find((remedy) => (step.tried[remedy] ?? 0) < REMEDY_LIMITS[remedy]) ?? null
}

function adapterRemedies(step: Step, reply: Reply): Remedy[] {
  const { statuses } = reply
  const answered = statuses.includes('ok') || statuses.includes('unknownCommand')
  const interrupted = statuses.includes('stopped') || statuses.includes('lowVoltageReset')
  const outOfStep = ANSWERED_OK.has(step.name) && !answered
  const unheard = step.name === 'probe' && statuses.includes('unknownCommand')
  return interrupted || outOfStep || unheard ? ['repeat'] : []
}

function carRemedies(step: Step, reply: Reply, adapter: Adapter): Remedy[] {
  const searching = step.name === 'search' || step.name === 'trySearch'
  const byStatus = reply.statuses.flatMap((status) => STATUS_REMEDIES[status] ?? [])
  // A search tries the next bus itself.
  const wishes = searching
    ? byStatus.filter((remedy) => remedy !== 'research' && remedy !== 'narrow')
    : byStatus
  // A search or a restart would reach others: the caller asks all again.
  if (typeof step.unit === 'string') return wishes.filter((remedy) => remedy === 'repeat')
  if (reply.statuses.includes('unknownCommand')) wishes.push(...unknownCommand(step))
  if (restarted(reply, adapter)) wishes.push('reinitialise')
  if (reply.messages.length === 0) wishes.push(...withoutMessage(reply))
  else {
    if (reply.negatives.some(({ code }) => code === NRC.responsePending)) wishes.push('askLater')
    if (reply.damaged.length > 0) wishes.push('repeat')
  }
  return wishes
}

// A clone that knows no request for several values knows the others: the caller asks one by one instead.
function unknownCommand({ command }: Step): Remedy[] {
  const request = askedBy(command)
  if (request !== null && request.frames !== null) return ['dropDigit']
  return request !== null && request.parameters.length > 1 ? [] : ['repeat', 'reinitialise']
}

// The adapter forgot its settings.
const restarted = (reply: Reply, adapter: Adapter) =>
  (reply.headerless && reply.messages.length > 0 && adapter.headers) || (reply.echoed && !adapter.echoes)

function withoutMessage(reply: Reply): Remedy[] {
  const codes = reply.negatives.map(({ code }) => code)
  if (codes.length > 0) {
    const patience = codes.some((code) => code === NRC.responsePending || code === NRC.busyRepeatRequest)
    return patience ? ['askLater'] : []
  }
  return reply.statuses.length === 0 ? ['repeat'] : []
}
