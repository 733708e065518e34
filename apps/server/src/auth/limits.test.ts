import { describe, expect, it } from 'vitest'
import { fileDatabase } from '../../../../tests/harness/for-file.ts'
import { createLimits } from './limits.ts'

const test = fileDatabase()

const takeMany = async (limits: ReturnType<typeof createLimits>, key: string, times: number) => {
  for (let time = 0; time < times; time++) await limits.take('sign_in_by_address', key)
}

describe('limits', () => {
  it('are shared by every node on the same database', async () => {
    const [one, two] = [
      createLimits(test.database.accounts, false),
      createLimits(test.database.accounts, false),
    ]
    await takeMany(one, '198.51.100.1', 15)
    await takeMany(two, '198.51.100.1', 15)
    for (const node of [one, two]) {
      await expect(node.take('sign_in_by_address', '198.51.100.1')).rejects.toMatchObject({
        status: 429,
        code: 'over_request_rate_limit',
        retryAfterSeconds: expect.any(Number),
      })
    }
    await expect(one.take('sign_in_by_address', '198.51.100.2')).resolves.toBeUndefined()
  })

  it('count each purpose separately, and not what was given back', async () => {
    const limits = createLimits(test.database.accounts, false)
    for (let time = 0; time < 60; time++) {
      await limits.take('sign_in_by_account', 'a@example.com')
      await limits.giveBack('sign_in_by_account', 'a@example.com')
    }
    await expect(limits.take('verify_by_account', 'a@example.com')).resolves.toBeUndefined()
  })

  it('forget a count of a time that lies ahead', async () => {
    const node = () => createLimits(test.database.accounts, false)
    const key = '198.51.100.7'
    await takeMany(node(), key, 30)
    await expect(node().take('sign_in_by_address', key)).rejects.toMatchObject({ status: 429 })
    await test.admin('update auth.rate_limits set expire = expire + 400 * 86400000::bigint where points > 29')
    await takeMany(node(), key, 30)
    await expect(node().take('sign_in_by_address', key)).rejects.toMatchObject({ status: 429 })
  })

  it('say how long to wait for the next mail', async () => {
    const limits = createLimits(test.database.accounts, false)
    await limits.take('mail_by_account', 'b@example.com')
    await expect(limits.take('mail_by_account', 'b@example.com')).rejects.toMatchObject({
      code: 'over_email_send_rate_limit',
      message: expect.stringMatching(
        /^For security purposes, you can only request this after \d+ seconds\.$/,
      ),
    })
  })

  it('store no address in readable form', async () => {
    await createLimits(test.database.accounts, false).take('mail_by_account', 'readable@example.com')
    const rows = await test.admin<{ key: string }>('select key from auth.rate_limits')
    expect(rows.map((row) => row.key).join()).not.toContain('readable')
  })

  it('allow many users on one address in test mode', async () => {
    await expect(
      takeMany(createLimits(test.database.accounts, true), '127.0.0.1', 500),
    ).resolves.toBeUndefined()
  })
})
