import { expect, it } from 'vitest'
import { createCounts } from '../database/counts.ts'
import { createLog, currentRequest } from '../log.ts'
import { type ScheduleDependencies, startSchedule } from './index.ts'

it('each run of a job has an id, in its log lines and for its statements', async () => {
  const lines: { msg: string; request?: string }[] = []
  const statements: (string | undefined)[] = []
  const asked = () => {
    statements.push(currentRequest.getStore())
    return Promise.reject(new Error('the database is away'))
  }
  const { stop } = startSchedule({
    database: { as: asked } as unknown as ScheduleDependencies['database'],
    tokens: { serviceKey: 'key', verify: async () => ({}) } as unknown as ScheduleDependencies['tokens'],
    fetch: asked,
    baseUrl: 'http://localhost',
    log: createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) }),
    counts: createCounts(),
    now: () => 0,
  })
  await stop()
  const failures = lines.map(({ request, msg }) => [request?.replace(/[0-9a-f]{8}$/, '8 digits'), msg])
  expect(failures).toHaveLength(3)
  expect(failures).toEqual(
    expect.arrayContaining([
      ['reminders-8 digits', 'the reminder sweep failed and will be retried'],
      ['push-8 digits', 'push messages could not be sent and will be retried'],
      ['old-demos-8 digits', 'old demos could not be removed and will be retried'],
    ]),
  )
  expect(new Set(statements)).toEqual(new Set(lines.map(({ request }) => request)))
})
