import type { DiagnosisInput, DtcInformation } from '@tappet/diagnosis'
import { openCase } from '@tappet/diagnosis/differential'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { caseInput } from './differential-slot.ts'
import { type AnalysisCalls, type AnalysisSetting, runAnalysis } from './run-analysis.ts'

const input = (part: Partial<DiagnosisInput>): DiagnosisInput => ({
  codes: [],
  symptoms: [],
  vehicle_info: { make: null, model: null, year: null, mileage: null },
  additional_context: '',
  ...part,
})
const information = (code: string): DtcInformation => ({
  code,
  description: `What ${code} means`,
  severity: 'medium',
  common_causes: ['Chafed wire'],
  suggested_actions: ['Look at the wire'],
})
const allowed = () => Promise.resolve({ can_use: true, limit: 5, useId: 'use-1' })
const calls = (part: Partial<AnalysisCalls> = {}): AnalysisCalls => ({
  countUse: vi.fn(allowed),
  giveUseBack: vi.fn(() => Promise.resolve(true)),
  lookUpCode: vi.fn((code: string) => Promise.resolve(information(code))),
  ...part,
})
const setting = (part: Partial<AnalysisSetting> = {}): AnalysisSetting => ({
  createId: () => 'made-here',
  now: () => new Date('2026-03-01T09:30:00Z'),
  onStep: vi.fn(),
  counted: null,
  onCounted: vi.fn(),
  openDifferential: (form, thisYear) => Promise.resolve(openCase(caseInput(form, [], thisYear))),
  ...part,
})

let warned: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => warned.mockRestore())

describe('runAnalysis', () => {
  it('counts first, then looks codes up, then compares [COM-112] [COM-057]', async () => {
    const world = calls()
    const deps = setting()
    const outcome = await runAnalysis(input({ symptoms: ['rough idle'], codes: ['P0303'] }), world, deps)
    expect(outcome).toMatchObject({
      kind: 'done',
      result: { id: 'made-here', timestamp: '2026-03-01T09:30:00.000Z' },
    })
    expect(vi.mocked(deps.onStep).mock.calls.flat()).toEqual(['usage', 'codes', 'records'])
    expect(vi.mocked(world.countUse).mock.invocationCallOrder[0]).toBeLessThan(
      vi.mocked(world.lookUpCode).mock.invocationCallOrder[0] ?? 0,
    )
    expect(deps.onCounted).toHaveBeenCalledOnce()
  })

  it('looks nothing up and computes nothing when the limit is reached [ERR-039]', async () => {
    const world = calls({ countUse: () => Promise.resolve({ can_use: false, limit: 5, useId: null }) })
    const deps = setting({ createId: vi.fn(() => 'never') })
    expect(await runAnalysis(input({ codes: ['P0303'] }), world, deps)).toEqual({
      kind: 'refused',
      limit: 5,
    })
    expect(world.lookUpCode).not.toHaveBeenCalled()
    expect(deps.createId).not.toHaveBeenCalled()
    expect(deps.onCounted).not.toHaveBeenCalled()
  })

  it('looks up each well-formed code that the built-in reference does not hold, once [COM-113] [DTC-031]', async () => {
    const world = calls()
    const outcome = await runAnalysis(
      input({ codes: ['P0301', 'P0303', 'U0140', 'BANANA'] }),
      world,
      setting(),
    )
    expect(vi.mocked(world.lookUpCode).mock.calls.map(([code]) => code)).toEqual(['P0303', 'U0140'])
    const codes = outcome.kind === 'done' ? outcome.result.dtc_information : []
    expect(codes?.map(({ code, description }) => [code, description])).toEqual([
      ['P0301', 'Misfire on cylinder 1'],
      ['P0303', 'What P0303 means'],
      ['U0140', 'What U0140 means'],
    ])
    expect(warned).toHaveBeenCalledWith('Not a trouble code: BANANA')
  })

  it('logs a lookup that fails, and continues without it [ERR-044]', async () => {
    const down = new Error('nobody answers')
    const world = calls({
      lookUpCode: (code) => (code === 'P0303' ? Promise.reject(down) : Promise.resolve(information(code))),
    })
    const outcome = await runAnalysis(
      input({ codes: ['P0303', 'U0140'], symptoms: ['rough idle'] }),
      world,
      setting(),
    )
    expect(outcome).toMatchObject({ kind: 'done', result: { dtc_information: [{ code: 'U0140' }] } })
    expect(warned).toHaveBeenCalledWith('Code P0303 could not be looked up', down)
  })

  it('logs a warning when there is no data for anything that was entered [ERR-045]', async () => {
    const outcome = await runAnalysis(input({ symptoms: ['qwertz'] }), calls(), setting())
    expect(outcome).toMatchObject({ kind: 'done', result: { probable_causes: [] } })
    expect(warned).toHaveBeenCalledWith('No data found for this diagnosis')
    warned.mockClear()
    await runAnalysis(input({ symptoms: ['rough idle'] }), calls(), setting())
    expect(warned).not.toHaveBeenCalled()
  })

  it('does not count a second time what an attempt that failed had counted', async () => {
    const world = calls()
    await runAnalysis(input({ symptoms: ['rough idle'] }), world, setting({ counted: { id: 'earlier' } }))
    expect(world.countUse).not.toHaveBeenCalled()
  })

  it('makes the differential of everything that was told, in the year of the clock', async () => {
    const openDifferential = vi.fn(setting().openDifferential)
    const form = input({
      symptoms: ['It shakes in the morning'],
      codes: ['P0302'],
      additional_context: 'Coolant disappears, no white smoke.',
    })
    const outcome = await runAnalysis(form, calls(), setting({ openDifferential }))
    expect(openDifferential).toHaveBeenCalledWith(form, 2026)
    const differential = outcome.kind === 'done' ? outcome.result.differential : undefined
    expect(differential?.given).toMatchObject({
      texts: ['It shakes in the morning', 'Coolant disappears, no white smoke.'],
      thisYear: 2026,
    })
    expect(differential?.report.causes[0]?.fault).toBe('coolant_intrusion')
  })

  it('stands without a differential that could not be made', async () => {
    const openDifferential = () => Promise.reject(new Error('offline'))
    const outcome = await runAnalysis(
      input({ symptoms: ['rough idle'] }),
      calls(),
      setting({ openDifferential }),
    )
    expect(outcome).toMatchObject({ kind: 'done', givenBack: false })
    expect(outcome.kind === 'done' && 'differential' in outcome.result).toBe(false)
    expect(warned).toHaveBeenCalledWith('The differential could not be made', expect.any(Error))
  })

  it.each([
    ['neither engine names a cause: the use is given back', 'qwertz', 1, true],
    ['the differential alone names one: the use is kept', 'clutch pedal stays on the floor', 0, false],
    ['the records name one: the use is kept', 'rough idle', 0, false],
  ])('%s', async (_, symptom, calledTimes, givenBack) => {
    const world = calls()
    expect(await runAnalysis(input({ symptoms: [symptom] }), world, setting())).toMatchObject({ givenBack })
    expect(world.giveUseBack).toHaveBeenCalledTimes(calledTimes)
  })

  it('says that a use was given back only where the server says so', async () => {
    for (const giveUseBack of [() => Promise.resolve(false), () => Promise.reject(new Error('down'))]) {
      const outcome = await runAnalysis(input({ symptoms: ['qwertz'] }), calls({ giveUseBack }), setting())
      expect(outcome).toMatchObject({ kind: 'done', givenBack: false })
    }
  })

  it('fails when nobody counts', async () => {
    const world = calls({ countUse: () => Promise.reject(new Error('down')) })
    await expect(runAnalysis(input({ symptoms: ['rough idle'] }), world, setting())).rejects.toThrow('down')
  })
})
