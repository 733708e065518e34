import { gateLogOdds, heardLogOdds } from '@tappet/acoustics/model'
import { gaussian, seededRandom } from '@tappet/acoustics/testing'
import { describe, expect, it } from 'vitest'
import type { Signs } from './classes.table.ts'
import { fitGate, fitHeardGate, fitQuestions, type HeardRow, quantilesOf } from './gate.ts'

const ids = ['engine_rhythm', 'pause_share', 'colour_change']
const signs: Signs[] = [
  { more: ['engine_rhythm'], less: [] },
  { more: [], less: ['pause_share', 'colour_change'] },
]
const random = seededRandom(4)
const drawn = (rhythm: number, pauses: number) =>
  Array.from({ length: 200 }, () => [
    rhythm + gaussian(random),
    pauses + gaussian(random),
    pauses + gaussian(random),
  ])
const cars = drawn(5, 0)
const noise = drawn(0, 0)
const voices = drawn(5, 5)

describe('the gate', () => {
  const gate = fitGate(cars, [...noise, ...voices], fitQuestions(cars, signs, ids))
  const stopped = (rows: (number | null)[][]) =>
    rows.filter((row) => gateLogOdds(gate, row) < 0).length / rows.length

  it('stops what fails one question, and lets cars pass', () => {
    expect(stopped(noise)).toBeGreaterThan(0.9)
    expect(stopped(voices)).toBeGreaterThan(0.9)
    expect(stopped(cars)).toBeLessThan(0.1)
  })

  it('learns what is asked from cars alone: other sounds change no order', () => {
    const other = fitGate(cars, drawn(-20, 9), fitQuestions(cars, signs, ids))
    const rows = [...cars, ...noise, ...voices]
    const order = (by: typeof gate) =>
      rows
        .map((row, n) => ({ n, odds: gateLogOdds(by, row) }))
        .sort((a, b) => a.odds - b.odds || a.n - b.n)
        .map(({ n }) => n)
    expect(order(other)).toEqual(order(gate))
    expect(other.carSigns?.questions).toEqual(gate.carSigns?.questions)
  })

  it('takes what was not measured for a middling car', () => {
    expect(gateLogOdds(gate, [null, null, null])).toBeGreaterThan(0)
  })
})

describe('the gate that listens', () => {
  const questions = fitQuestions(cars, signs, ids)
  const [VEHICLE, RAIN] = [294, 283]
  /** Passes every question; the listener hears a car in one and rain in the other. */
  const heard = (rows: (number | null)[][], loud: number): HeardRow[] =>
    rows.map((row) => ({ row, odds: Array.from({ length: 521 }, (_, n) => (n === loud ? 1 : -6)) }))
  const [engines, rain] = [heard(cars, VEHICLE), heard(drawn(5, 0), RAIN)]

  it('stops what answers every question as a car does, and sounds like something else', () => {
    const gate = fitHeardGate(engines, rain, questions, { share: 1, weight: 0 })
    const stopped = (rows: HeardRow[]) =>
      rows.filter(({ row, odds }) => heardLogOdds(gate, { slope: 1, questions }, row, odds) < 0).length /
      rows.length
    expect([stopped(rain), stopped(engines)]).toEqual([1, 0])
  })

  it('asks the questions alone with a share of 0', () => {
    const alone = fitGate(cars, noise, questions)
    const { base, slope } = fitHeardGate(engines, heard(noise, RAIN), questions, { share: 0, weight: 0 })
    expect([base, slope]).toEqual([alone.gate.base, alone.carSigns?.slope])
  })

  it('takes for little nature what 19 of 20 cars have, and lets the rest speak against a car', () => {
    const rising = engines.map(({ row }, n) => ({
      row,
      odds: Array.from({ length: 521 }, (_, place) => (place === RAIN ? n / 100 - 6 : -9)),
    }))
    const { nature } = fitHeardGate(rising, rain, questions, { share: 0, weight: 2 })
    expect(nature).toEqual({ above: -4.1, weight: 2 })
  })
})

describe('quantilesOf', () => {
  it('rises, and leaves out what was not measured', () => {
    const values = Array.from({ length: 1_000 }, (_, n) => n)
    const quantiles = quantilesOf([null, ...values, null])
    expect(quantiles[7]).toBe(500)
    expect([...quantiles].sort((a, b) => a - b)).toEqual(quantiles)
  })
})
