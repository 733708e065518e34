import type { CarModel } from '@tappet/obd/testing'
import { CARS } from '@tappet/obd/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { createObdController } from '../controller.ts'
import { ClosenessCard } from '../results/ClosenessCard.tsx'
import { CodeList } from '../results/CodeList.tsx'
import { Instrument } from '../results/Instrument.tsx'
import { ReadinessCard } from '../results/ReadinessCard.tsx'
import { VehicleCard } from '../results/VehicleCard.tsx'
import { pluggedIn, scannerOver } from '../testing/plugged-in.ts'

/** What stands on the page about the adapter and the car. */
function shown(obd: ReturnType<typeof createObdController>): string {
  const state = obd.state()
  const { report } = state
  return renderToStaticMarkup(
    <MemoryRouter>
      <Instrument obd={obd} onConnect={() => {}} state={state} />
      <CodeList isForCase={false} obd={obd} onAsk={async () => {}} state={state} />
      {report ? (
        <>
          <ReadinessCard inUse={report.inUse} readiness={report.readiness} />
          <VehicleCard vehicle={report.vehicle} />
          <ClosenessCard reading={report.monitorTests} />
        </>
      ) : null}
    </MemoryRouter>,
  )
}

const WITHIN_MS = 6_000
const STEP_MS = 10

/** Pulls the plug when the adapter has had this many commands; null when all was over before. */
async function unpluggedAt(model: CarModel, commands: number) {
  const bench = pluggedIn(model)
  const { clock, adapter, access, unplug } = bench
  const scanner = scannerOver(bench)
  const { obd } = scanner
  const work = (async () => {
    if (await obd.connectReal(access, 'usb', () => {})) await obd.scan()
  })()
  let over = false
  void work.then(() => {
    over = true
  })
  while (adapter.received.length < commands && !over) await clock.advance(STEP_MS)
  if (over) return null
  const inSetUp = !obd.state().connection.isConnected
  unplug()
  for (let passed = 0; passed < WITHIN_MS; passed += 100) await clock.advance(100)
  return { ...scanner, over, inSetUp, page: shown(obd), asked: [...adapter.received] }
}

const HEALTHY = {
  ...CARS.petrolTwoUnits,
  units: CARS.petrolTwoUnits.units.map((unit) => ({ ...unit, stored: [], pending: [], permanent: [] })),
}

describe('a plug that is pulled at any command of the connection and of the scan', () => {
  it.each([
    ['with codes', CARS.petrolTwoUnits],
    ['without codes', HEALTHY],
  ])('is told within 6 s, and nothing is claimed of a car %s that was not read', async (_name, model) => {
    const moments: string[] = []
    for (let commands = 1; ; commands += 1) {
      const pulled = await unpluggedAt(model, commands)
      if (pulled === null) break
      const { said, giveBack, over, inSetUp, page, asked } = pulled
      const at = `command ${commands}`
      expect(over, at).toBe(true)
      expect(page, at).not.toContain('Connected to')
      for (const claim of ['This car doesn’t say', 'This car doesn’t report any'])
        expect(page, at).not.toContain(claim)
      if (inSetUp) expect(said, at).toEqual(['connectionFailed'])
      else expect(page, at).toContain('Not connected: the link to USB adapter was lost')
      // Permanent codes are asked for last.
      const allRead = model === HEALTHY && asked.indexOf('0A') >= 0 && asked.at(-1) !== '0A'
      // What the units keep by themselves comes last, and was not read.
      expect(page.includes('No emissions codes'), at).toBe(allRead)
      expect(page, at).not.toContain('No trouble codes')
      expect(said, at).not.toContain('noCodes')
      const hasRead = said.includes('codesRead') || allRead
      expect(giveBack.mock.calls.length, at).toBe(inSetUp || hasRead ? 0 : 1)
      moments.push(inSetUp ? 'set-up' : hasRead ? 'after the codes' : 'codes')
    }
    expect(new Set(moments)).toEqual(new Set(['set-up', 'codes', 'after the codes']))
    expect(moments.length).toBeGreaterThan(28)
  })
})
