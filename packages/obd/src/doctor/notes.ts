import { MIN_CAR_VOLTS, voltageIn } from '../readings/voltage.ts'
import { linesOf, squeezed } from '../reply/lines.ts'
import type { Status } from '../tables/status.table.ts'
import type { Attempt, Exchange } from './exchanges.ts'
import type { NoteId } from './findings.table.ts'

const SAID: readonly { readonly status: Status; readonly note: NoteId }[] = [
  { status: 'lowVoltageReset', note: 'restarted' },
  { status: 'dataError', note: 'damagedLines' },
  { status: 'rxError', note: 'damagedLines' },
  { status: 'busBusy', note: 'busyBus' },
  { status: 'bufferFull', note: 'bufferFull' },
  { status: 'stopped', note: 'interrupted' },
]

export function notesIn(attempts: readonly Attempt[]): NoteId[] {
  const exchanges = attempts.flatMap((attempt) => attempt.exchanges)
  const notes = new Set<NoteId>()
  for (const { status, note } of SAID)
    if (exchanges.some(({ statuses }) => statuses.includes(status))) notes.add(note)
  if (attempts.length > 1) notes.add('reconnected')
  if (exchanges.some(lacksCommand)) notes.add('clone')
  if (echoesAfterOff(exchanges)) notes.add('stuckEcho')
  if (restartedSilently(attempts)) notes.add('restarted')
  if (exchanges.some(({ heard }) => /\\x[89A-F][0-9A-F]/.test(heard) || />\s*>/.test(heard)))
    notes.add('strayBytes')
  if (exchanges.some(measuresLow)) notes.add('lowVoltage')
  return [...notes]
}

const lacksCommand = ({ command, statuses }: Exchange) =>
  /^AT/.test(command) && command !== 'AT@1' && statuses.includes('unknownCommand')

const echoes = ({ command, heard }: Exchange) => squeezed(linesOf(heard)[0] ?? '') === squeezed(command)

// It never takes effect.
function echoesAfterOff(exchanges: readonly Exchange[]): boolean {
  const off = exchanges.findIndex(({ command }) => command === 'ATE0')
  const next = exchanges[off + 1]
  return off >= 0 && next !== undefined && echoes(next)
}

// Only after the adapter was found to have lost them.
function restartedSilently(attempts: readonly Attempt[]): boolean {
  return attempts.some(({ exchanges }) => {
    const places = exchanges.flatMap(({ command, statuses }, index) =>
      command === 'ATH1' && statuses.includes('ok') ? [index] : [],
    )
    return places.length > 1
  })
}

function measuresLow({ command, heard }: Exchange): boolean {
  if (command !== 'ATRV') return false
  return linesOf(heard.replaceAll('>', '\r')).some((line) => {
    const volts = voltageIn(line)
    return volts !== null && volts < MIN_CAR_VOLTS
  })
}
