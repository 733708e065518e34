import { describe, expect, it } from 'vitest'
import { readSettings } from './setup.ts'

const RIGHT = {
  SUPABASE_PROJECT_REF: 'abcdefghijklmnopqrst',
  SUPABASE_ACCESS_TOKEN: 'sbp_x',
  SUPABASE_DB_URL: 'postgresql://postgres@localhost/postgres',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  SITE_URL: 'https://tappet.example',
  VAPID_PUBLIC_KEY: 'public',
  VAPID_PRIVATE_KEY: 'private',
}

describe('the settings of a project', () => {
  it('are read whole', () => {
    expect(readSettings({ ...RIGHT, PATH: '/bin' })).toEqual(RIGHT)
  })

  it('that are missing are all named at once', () => {
    for (const name of Object.keys(RIGHT)) expect(() => readSettings({})).toThrow(`${name}: `)
    expect(() => readSettings({ ...RIGHT, VAPID_PRIVATE_KEY: '' })).toThrow(
      'Nothing was changed.\n  VAPID_PRIVATE_KEY',
    )
  })

  it('take the plans along where they are given', () => {
    expect(readSettings({ ...RIGHT, PLANS: 'off' })).toEqual({ ...RIGHT, PLANS: 'off' })
  })

  it.each([
    ['PLANS', 'none'],
    ['SITE_URL', 'http://tappet.example'],
    ['SITE_URL', 'https://tappet.example/'],
    ['SUPABASE_PROJECT_REF', 'https://abcdefghijklmnopqrst.supabase.co'],
  ])('%s as %s is refused', (name, value) => {
    expect(() => readSettings({ ...RIGHT, [name]: value })).toThrow(`${name}: `)
  })
})
