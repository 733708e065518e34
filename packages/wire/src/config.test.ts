import { expect, it } from 'vitest'
import { isAppConfig, readAppConfig } from './config.ts'

const REQUIRED = { supabaseUrl: 'http://localhost', anonKey: 'key', version: '1.0.0', googleEnabled: false }

it('takes a configuration with the least, with all, and with fields of a later version', () => {
  const all = { googleClientId: 'g', supportEmail: 'a@b.c', demoEnabled: true, soundModel: 'clean' }
  for (const config of [
    REQUIRED,
    { ...REQUIRED, ...all, plans: 'off', mailEnabled: false },
    { ...REQUIRED, later: 1 },
  ])
    expect(readAppConfig(config)).toBe(config)
})

it.each([
  [{ ...REQUIRED, anonKey: undefined }, 'anonKey'],
  [{ ...REQUIRED, googleEnabled: 'no', plans: 'free' }, 'googleEnabled, plans'],
  [{ ...REQUIRED, soundModel: 'loud' }, 'soundModel'],
  [{ ...REQUIRED, mailEnabled: null }, 'mailEnabled'],
  ['<html>', 'no fields at all'],
  [null, 'no fields at all'],
])('refuses %j by name', (config, bad) => {
  expect(isAppConfig(config)).toBe(false)
  expect(() => readAppConfig(config)).toThrow(`/config.json cannot be read: ${bad}`)
})
