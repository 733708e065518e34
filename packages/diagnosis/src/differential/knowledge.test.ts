import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compile, compilePacked } from '../../knowledge/compile.ts'
import { allRanges } from '../../knowledge/titles.ts'
import { codeRanges, dangerAdvice, drivers, faults, findings, repairs } from './knowledge.ts'
import { dangerLevels, systems } from './types.ts'

describe('the knowledge tables', () => {
  it('are what knowledge.data.json was made from', () => {
    const packed = JSON.parse(readFileSync(join(import.meta.dirname, 'knowledge.data.json'), 'utf8'))
    expect(packed).toEqual(JSON.parse(JSON.stringify(compilePacked())))
  })
  it('are read as they were written', () => {
    const {
      faults: tableFaults,
      findings: rows,
      repairs: fixes,
      everyday,
      codes,
      dangers,
      phrases,
    } = compile()
    const unsourced = tableFaults.map(({ effects, ...fault }) => ({
      ...fault,
      effects: effects.map(({ finding, probability }) => ({ finding, probability })),
    }))
    expect(faults).toEqual(unsourced)
    expect(new Set(codeRanges)).toEqual(new Set(allRanges(codes)))
    expect([...dangerAdvice]).toEqual(dangers.map(({ finding, ...advice }) => [finding, advice]))
    const patterns = new Set([...drivers().patterns.values()].flat())
    expect(patterns.size).toBe(Object.values(phrases).flat().length)
    expect([...findings.values()]).toEqual(rows)
    expect([...repairs.values()]).toEqual(fixes)
    expect(drivers().vocabulary.everyday).toEqual(new Set(everyday))
  })
  it('speak American where a driver reads them', () => {
    const texts = [
      ...[...findings.values()].flatMap(({ label, question }) => [label, question ?? '']),
      ...faults.map(({ name }) => name),
      ...[...dangerAdvice.values(), ...repairs.values()].map((row) =>
        JSON.stringify({ ...row, fault: '', who: '' }),
      ),
    ]
    const british =
      /\b(?:tyre|vapour|colour|gearbox|windscreen|neighbour|petrol|centre|grey|litre|kilometre|bonnet|spanner|handbrake|motorway|aluminium|workshop|wheel nut|jump lead|flat batter|immobilis|recognis|synchronis)/i
    expect(texts.filter((text) => british.test(text))).toEqual([])
  })
  it('tell a driver how to test a fault: where or when, and who does what a driver cannot', () => {
    for (const { fault, test, who } of repairs.values()) {
      const [step = ''] = test.split(/[.:;](?=\s|$)/)
      // "Listen for a hiss." says nothing of where.
      if (who === 'driver') expect(step.split(' ').length, test).toBeGreaterThanOrEqual(4)
      if (who === 'driver') expect(step, test).not.toMatch(/^\w+ (?:it|its|for)\b/)
      if (who === 'workshop' && !fault.startsWith('coded_'))
        expect(test, fault).toMatch(
          /\bshop\b|^(?:Do not|Disconnect|Look|On a level)|have the wheels balanced/,
        )
      for (const sentence of test.split(/(?<=[.])\s/))
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20)
    }
  })
  it('name at least 150 faults and 120 symptoms', () => {
    expect(faults.length).toBeGreaterThanOrEqual(150)
    const symptoms = [...findings.values()].filter(({ group }) => group !== 'code' && group !== 'sound')
    expect(symptoms.length).toBeGreaterThanOrEqual(120)
  })
  it('name each fault and each finding once', () => {
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length)
    expect(findings.size).toBe(compile().findings.length)
  })
  it.each(faults.map((fault) => [fault.id, fault] as const))(
    'give %s a system, a danger and lawful effects',
    (_, fault) => {
      expect(systems).toContain(fault.system)
      expect(dangerLevels).toContain(fault.harm)
      expect(fault.prior).toBeGreaterThan(0)
      expect(fault.effects.length).toBeGreaterThan(0)
      expect(new Set(fault.effects.map(({ finding }) => finding)).size).toBe(fault.effects.length)
      for (const { finding, probability } of fault.effects) {
        expect(findings.has(finding), `${fault.id}: ${finding}`).toBe(true)
        expect(probability).toBeGreaterThan(0)
        expect(probability).toBeLessThan(1)
      }
    },
  )
  it('say for each finding to stop or limp for why, and what to do now', () => {
    const dangerous = [...findings.values()].filter(({ danger }) => danger === 'stop' || danger === 'limp')
    expect(dangerous.length).toBeGreaterThanOrEqual(25)
    expect(dangerous.filter(({ id }) => !dangerAdvice.has(id)).map(({ id }) => id)).toEqual([])
  })
  it('have phrases and codes for findings that exist', () => {
    expect(Object.keys(compile().phrases).filter((id) => !findings.has(id))).toEqual([])
    expect(Object.keys(compile().codes).filter((id) => !findings.has(id))).toEqual([])
    expect(drivers().patterns.size).toBeGreaterThan(100)
  })
})
