import { describe, expect, it } from 'vitest'
import { identifier, join, parameter, sql, toStatement } from './fragment.ts'
import { createStatementNames } from './statement-names.ts'

describe('fragments', () => {
  it('number their values in the order of the text', () => {
    const inner = sql`a = ${parameter('x')}`
    const statement = toStatement(sql`select ${parameter(1)} where ${join([inner, inner], ' and ')}`)
    expect(statement).toEqual({ text: 'select $1 where a = $2 and a = $3', values: [1, 'x', 'x'] })
  })

  it('quote identifiers', () => {
    expect(toStatement(identifier('a"; drop table b;--')).text).toBe('"a""; drop table b;--"')
  })
})

describe('names of prepared statements', () => {
  it('are given at the second time, and stay', () => {
    const nameOf = createStatementNames()
    expect(nameOf('select 1')).toBeUndefined()
    const name = nameOf('select 1')
    expect(name).toMatch(/^rest_[\w-]{32}$/)
    expect(nameOf('select 1')).toBe(name)
    expect(nameOf('select 2')).toBeUndefined()
    expect(createStatementNames()('select 1')).toBeUndefined()
  })

  it('have an end', () => {
    const nameOf = createStatementNames()
    const names = new Set<string>()
    for (let shape = 0; shape < 2_000; shape++) {
      for (let time = 0; time < 2; time++) names.add(nameOf(`select ${shape}`) ?? '')
    }
    expect(names.size).toBeLessThanOrEqual(401)
  })
})
