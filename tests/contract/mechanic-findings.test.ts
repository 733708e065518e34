import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { putFinding } from '../../apps/web/src/backend/diagnoses/put-finding.ts'
import { fileServer } from '../harness/file-server.ts'
import { type Driver, newDriver } from './exports-account.ts'

const server = fileServer()

async function savedDiagnosis({ client, id }: Driver): Promise<string> {
  const historyId = randomUUID()
  const { error } = await client
    .from('history')
    .insert({ id: historyId, user_id: id, type: 'audio', data: {} })
  expect(error).toBeNull()
  return historyId
}

const finding = (history_id: string) => ({ history_id, found: 'loose_belt', words: null, licence: null })
const findingsOf = async ({ client }: Driver) =>
  (await client.from('mechanic_findings').select('history_id, found, words, licence, consented_at')).data

describe('what a mechanic found', () => {
  it('is said once of a saved diagnosis, and changed in its place', async () => {
    const driver = await newDriver(server)
    const history_id = await savedDiagnosis(driver)
    await putFinding(driver.client, driver.id, finding(history_id))
    await putFinding(driver.client, driver.id, { ...finding(history_id), found: 'other', words: 'a stone' })
    expect(await findingsOf(driver)).toEqual([
      { history_id, found: 'other', words: 'a stone', licence: null, consented_at: null },
    ])
  })

  it('gives no recording unless a licence is named; the server dates it, and forgets the date when it is taken back', async () => {
    const driver = await newDriver(server)
    const consent = { ...finding(await savedDiagnosis(driver)), licence: 'CC0-1.0' as const }
    const givenMs = Date.now()
    const consentedAt = async () => (await findingsOf(driver))?.[0]?.consented_at
    await putFinding(driver.client, driver.id, consent)
    const first = await consentedAt()
    expect(Date.parse(first)).toBeGreaterThanOrEqual(givenMs)
    await putFinding(driver.client, driver.id, { ...consent, words: 'the tensioner' })
    expect(await consentedAt()).toBe(first)
    await putFinding(driver.client, driver.id, { ...consent, licence: 'CC-BY-4.0' })
    expect(await consentedAt()).not.toBe(first)
    await putFinding(driver.client, driver.id, { ...consent, licence: null })
    expect(await consentedAt()).toBeNull()
    const forged = { ...consent, user_id: driver.id, consented_at: '2020-01-01T00:00:00Z' }
    expect((await driver.client.from('mechanic_findings').upsert(forged)).error?.code).toBe('42501')
  })

  it('goes with its diagnosis, and with its account', async () => {
    const driver = await newDriver(server)
    const history_id = await savedDiagnosis(driver)
    await putFinding(driver.client, driver.id, finding(history_id))
    await driver.client.from('history').delete().eq('id', history_id)
    expect(await findingsOf(driver)).toEqual([])
    await putFinding(driver.client, driver.id, finding(await savedDiagnosis(driver)))
    await server.admin('delete from auth.users where id = $1', [driver.id])
    expect(await server.admin('select from mechanic_findings where user_id = $1', [driver.id])).toEqual([])
  })
})
