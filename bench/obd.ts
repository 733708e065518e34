/**
 * In the simulator's own time (8 ms an answer, 500 kbit/s, a search of 4 s): codes, second connect, whole report,
 * values a second six to a request and one at a time; and
 * what 300 sessions over each bad link show as complete that the car does not have. Run: node bench/obd.ts
 */
import type { ProtocolNumber } from '@tappet/obd'
import { connect, unitsWithoutCodes } from '@tappet/obd'
import type { ChipModel, LinkModel } from '@tappet/obd/testing'
import {
  BLE,
  CARS,
  CLONE,
  CORRUPTIONS,
  corruptSession,
  ELM327,
  FAST_USB,
  SERIAL_38400,
  simulatedAdapter,
  simulatedCar,
  virtualClock,
} from '@tappet/obd/testing'

const SEARCH_MS = 4_000
const LIVE_MS = 10_000
const SIX = [0x0c, 0x0b, 0x0d, 0x0e, 0x10, 0x11]
const LINKS: readonly (readonly [string, LinkModel])[] = [
  ['USB, 500 kbit/s', FAST_USB],
  ['USB, 38,400 bit/s', SERIAL_38400],
  ['Bluetooth LE, 20 bytes in 15 ms', BLE],
]

async function open(link: LinkModel, protocol: ProtocolNumber | null, chip: ChipModel = ELM327) {
  const clock = virtualClock()
  const car = simulatedCar({ ...CARS.petrolTwoUnits, searchMs: SEARCH_MS })
  const adapter = simulatedAdapter({ car, clock, chip, link })
  const connected = await clock.until(connect({ ways: [adapter.open], clock, id: 'bench', protocol }))
  if (!connected.ok) throw new Error(connected.failure.kind)
  return { clock, connection: connected.connection }
}

async function scan(link: LinkModel, protocol: ProtocolNumber | null) {
  const { clock, connection } = await open(link, protocol)
  const connectedMs = clock.now()
  const codes = await clock.until(connection.codes())
  if (codes.kind !== 'complete') throw new Error('the codes are not complete')
  const codesMs = clock.now()
  await clock.until(connection.readiness())
  await clock.until(connection.freezeFrames(unitsWithoutCodes(codes.value)))
  await clock.until(connection.vehicle())
  await clock.until(connection.inUse())
  await clock.until(connection.monitorTests())
  await clock.until(connection.unitCodes())
  return { connectedMs, codesMs, allMs: clock.now(), protocol: connection.adapter().protocol?.number ?? null }
}

async function valuesPerSecond(link: LinkModel, chip: ChipModel, oneAtATime: boolean): Promise<number> {
  const { clock, connection } = await open(link, '6', chip)
  let count = 0
  const engine = connection.adapter().units[0]?.ecu
  const live = connection.live({
    pids: SIX,
    oneAtATime,
    onReadings: (readings) => {
      count += readings.filter(({ ecu }) => ecu === engine).length
    },
  })
  await clock.advance(LIVE_MS)
  live.stop()
  await clock.until(live.ended)
  return (count * 1_000) / LIVE_MS
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`

console.log(
  '| link | first connect | codes after it | second connect | codes after it | whole report after the codes |',
)
console.log('|---|---|---|---|---|---|')
for (const [name, link] of LINKS) {
  const first = await scan(link, null)
  const second = await scan(link, first.protocol)
  const cells = [
    name,
    seconds(first.connectedMs),
    seconds(first.codesMs - first.connectedMs),
    seconds(second.connectedMs),
    seconds(second.codesMs - second.connectedMs),
    seconds(second.allMs - second.codesMs),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

console.log('\n| adapter and link | one at a time | six to a request | ratio |')
console.log('|---|---|---|---|')
for (const [name, link] of LINKS) {
  for (const [chipName, chip] of [
    ['with count digit', ELM327],
    ['without', CLONE],
  ] as const) {
    const one = await valuesPerSecond(link, chip, true)
    const six = await valuesPerSecond(link, chip, false)
    console.log(
      `| ${name}, ${chipName} | ${one.toFixed(1)} | ${six.toFixed(1)} | ${(six / one).toFixed(2)} |`,
    )
  }
}

const SESSIONS = 300
console.log(`\n| of ${SESSIONS} sessions | complete | with an invented code | with a code missing |`)
console.log('|---|---|---|---|')
for (const [name, fault] of Object.entries(CORRUPTIONS)) {
  const sessions: Awaited<ReturnType<typeof corruptSession>>[] = []
  for (let seed = 1; seed <= SESSIONS; seed++)
    sessions.push(await corruptSession(CARS.manyCodesCan, fault, seed))
  const count = (is: (each: (typeof sessions)[number]) => boolean) => sessions.filter(is).length
  const cells = [
    name,
    count(({ isComplete }) => isComplete),
    count(({ invented }) => invented.length > 0),
    count(({ missing }) => missing.length > 0),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
