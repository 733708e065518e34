import { describe, expect, it } from 'vitest'
import { fileDatabase } from '../../../../tests/harness/for-file.ts'
import { openDatabase } from '../pool.ts'
import { knownMigrations, migrate } from './migrate.ts'
import { checkOperatorsDatabase } from './operators.ts'
import { roleUrl } from './roles.ts'

const test = fileDatabase()

describe('migrating', () => {
  it('does nothing the second time', async () => {
    expect(await migrate(test.adminUrl, test.jwtSecret)).toEqual([])
  })

  it('records each file where the Supabase CLI looks', async () => {
    const rows = await test.admin('select version from supabase_migrations.schema_migrations order by 1')
    expect(rows.map((row) => row.version)).toEqual(await knownMigrations('supabase_migrations'))
  })

  it('refuses a database that is newer than the program, and changes nothing', async () => {
    await test.admin(
      "insert into supabase_migrations.schema_migrations (version, name) values ('9999', 'from_the_future')",
    )
    await expect(migrate(test.adminUrl, test.jwtSecret)).rejects.toThrow(
      'The database is newer than this Tappet: it has migration 9999_from_the_future',
    )
    await test.admin("delete from supabase_migrations.schema_migrations where version = '9999'")
  })

  it('takes turns when many nodes start at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => migrate(test.adminUrl, test.jwtSecret)))
    expect(all.flat()).toEqual([])
  })
})

describe('the database that an operator names', () => {
  const withParts = (parts: { password?: string; port?: string; database?: string; username?: string }) => {
    const url = new URL(test.adminUrl)
    if (parts.password !== undefined) url.password = parts.password
    if (parts.username !== undefined) url.username = parts.username
    if (parts.port !== undefined) url.port = parts.port
    if (parts.database !== undefined) url.pathname = parts.database
    return url.href
  }

  it('is good when its role may do what is needed', async () => {
    await expect(checkOperatorsDatabase(test.adminUrl)).resolves.toBeUndefined()
  })

  it.each([
    ['a wrong password', { password: 'wrong' }, 'password authentication failed'],
    ['a port nobody listens on', { port: '1' }, 'ECONNREFUSED'],
    ['a database that is not there', { database: 'none' }, 'does not exist'],
  ])('is refused with %s, without its password', async (_, parts, reason) => {
    const error: unknown = await checkOperatorsDatabase(withParts(parts)).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'StartError' })
    const { message } = error as Error
    expect(message).toContain('Cannot connect to the database in DATABASE_URL')
    expect(message).toContain(reason)
    expect(message).not.toContain(new URL(test.adminUrl).password)
  })

  it('is refused when its role may not make roles', async () => {
    const url = roleUrl(test.adminUrl, test.jwtSecret, 'authenticator')
    await expect(checkOperatorsDatabase(url)).rejects.toThrow(
      'The role "authenticator" in DATABASE_URL may not create the roles',
    )
  })
})

describe('the passwords of the login roles', () => {
  it('follow from the secret', async () => {
    const database = openDatabase(test.adminUrl, test.jwtSecret, () => undefined, 2)
    expect((await database.accounts.query('select current_user')).rows).toEqual([
      { current_user: 'supabase_auth_admin' },
    ])
    await database.close()
  })
})
