import { expect, it } from 'vitest'
import type { ScopedWork, ScopeOptions } from '../identity/scope.ts'
import type { Identity } from '../identity/token.ts'
import type { Database } from '../pool.ts'
import { createExecute, type Plan } from './execute.ts'
import type { LargeAnswers } from './large-answer.ts'

const ada: Identity = {
  role: 'authenticated',
  userId: 'ada',
  claims: { sub: 'ada', role: 'authenticated' },
  token: '',
}

const unused: LargeAnswers = { read: () => Promise.reject(new Error('not so large')) }

async function optionsOf(
  readOnly: boolean,
  gone = new AbortController().signal,
  statement: Plan['statement'] = { text: 'select 1', values: [] },
): Promise<ScopeOptions | undefined> {
  let scope: ScopeOptions | undefined
  const as: Database['as'] = async (_, __, options) => {
    scope = options
    throw new Error('enough')
  }
  const plan: Plan = {
    statement,
    readOnly,
    check: () => undefined,
    respond: () => new Response(),
  }
  const execute = createExecute({ as } as Database, () => undefined, unused)
  await expect(execute(plan, ada, {}, gone)).rejects.toThrow('enough')
  return scope
}

it('a read ends with its client; a write runs to its end', async () => {
  const { signal } = new AbortController()
  expect((await optionsOf(true, signal))?.signal).toBe(signal)
  expect(await optionsOf(false, signal)).not.toHaveProperty('signal')
})

it('the end of a read goes with its statement; a write is looked at before it is kept', async () => {
  const sentOf = async (readOnly: boolean) => {
    const steps: string[] = []
    const client = {
      query: async () => {
        steps.push('statement')
        return { rows: [{}] }
      },
    }
    const as = ((_: Identity, work: ScopedWork<unknown>) =>
      work(client as never, () => steps.push('end'))) as Database['as']
    const plan: Plan = {
      statement: { text: 'select 1', values: [] },
      readOnly,
      check: () => steps.push('check'),
      respond: () => new Response(),
    }
    await createExecute({ as } as Database, () => undefined, unused)(
      plan,
      ada,
      {},
      new AbortController().signal,
    )
    return steps
  }
  expect(await sentOf(true)).toEqual(['statement', 'end', 'check'])
  expect(await sentOf(false)).toEqual(['statement', 'check'])
})
