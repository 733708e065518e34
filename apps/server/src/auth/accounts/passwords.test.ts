import { describe, expect, it } from 'vitest'
import { createPasswords, hashesAtOnce } from './passwords.ts'

const lenient = createPasswords(false)
const strict = createPasswords(true)

describe('passwords', () => {
  it('are stored as bcrypt of cost 10 and compared with it [V11.4.2]', async () => {
    const hash = await lenient.hash('a quiet engine')
    expect(hash).toMatch(/^\$2b\$10\$/)
    expect(await lenient.matches('a quiet engine', hash)).toBe(true)
    expect(await lenient.matches('a quiet Engine', hash)).toBe(false)
    expect(await lenient.matches('a quiet engine', null)).toBe(false)
    expect(await lenient.matches('no account has this password', null)).toBe(false)
  })

  it('do not match by their first 72 bytes alone [V6.2.8]', async () => {
    const longest = 'x'.repeat(72)
    const hash = await lenient.hash(longest)
    expect(await lenient.matches(longest, hash)).toBe(true)
    expect(await lenient.matches(`${longest}y`, hash)).toBe(false)
  })

  it.each([
    ['x'.repeat(73), 'validation_failed'],
    ['é'.repeat(37), 'validation_failed'],
    ['12345', 'weak_password'],
    ['', 'weak_password'],
    // Five characters, though ten UTF-16 units.
    ['🚗🚗🚗🚗🚗', 'weak_password'],
  ])('are refused: %s', async (password, code) => {
    await expect(lenient.requireStrong(password, null)).rejects.toMatchObject({ status: 422, code })
  })

  it('may be six characters, or 72 bytes', async () => {
    await expect(lenient.requireStrong('123456', null)).resolves.toBeUndefined()
    await expect(lenient.requireStrong('é'.repeat(36), null)).resolves.toBeUndefined()
  })

  it('are refused when they are on the list, in any case', async () => {
    for (const password of ['123456', 'Password', 'LETMEIN', 'dragon']) {
      await expect(strict.requireStrong(password, null), password).rejects.toMatchObject({
        reasons: ['pwned'],
      })
    }
    await expect(strict.requireStrong('1234', null)).rejects.toMatchObject({ reasons: ['length', 'pwned'] })
    await expect(strict.requireStrong('a quiet engine', null)).resolves.toBeUndefined()
  })

  it('are refused when they are guessed in under a hundred million tries, with the reason', async () => {
    for (const [weak, why] of [
      ['Tappet1!', 'name of this app'],
      ['ann.driver8', 'your own address'],
      ['qwertzuiop', 'beside one another'],
      ['abcabcabcabc', 'repeats'],
      ['            ', 'blanks'],
      ['correcthorse', 'common words'],
      ['739152', 'a date'],
    ] as const)
      await expect(strict.requireStrong(weak, 'ann.driver@example.com'), weak).rejects.toMatchObject({
        status: 422,
        code: 'weak_password',
        message: expect.stringContaining(why),
      })
  })

  it('of six characters are taken when nothing about them can be guessed; where no mail is sent, any is', async () => {
    for (const strong of ['x7#kQ9', 'steady idle at 800'])
      await expect(strict.requireStrong(strong, null), strong).resolves.toBeUndefined()
    await expect(lenient.requireStrong('tappet', null)).resolves.toBeUndefined()
  })

  it('are on the list when they are among the 3,000 most common', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    expect(dictionary['passwords-common'].length).toBeGreaterThan(3000)
    expect(await strict.isKnown(dictionary['passwords-common'][2999] ?? '')).toBe(true)
  })

  it('are hashed and compared one at a time on one processor, two at most on more', async () => {
    expect([1, 2, 3, 64].map(hashesAtOnce)).toEqual([1, 2, 2, 2])
    let ends: (() => void)[] = []
    const held = <T>(answer: T) => new Promise<T>((resolve) => ends.push(() => resolve(answer)))
    const bcrypt = { hash: () => held('hash'), compare: () => held(true) }
    const passwords = createPasswords(false, { maxRunning: 2, bcrypt })
    // The one for accounts that are not there.
    expect(ends).toHaveLength(1)
    ends = []
    const answers = [
      ...['a', 'b'].map((word) => passwords.hash(word)),
      ...['c', 'd'].map((word) => passwords.matches(word, 'kept')),
    ]
    await new Promise((resolve) => setImmediate(resolve))
    expect(ends).toHaveLength(2)
    while (ends.length > 0) {
      expect(ends.length).toBeLessThanOrEqual(2)
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await Promise.all(answers)).toEqual(['hash', 'hash', true, true])
  })

  it('of a flood of new accounts do not keep back a sign-in, and past the queue get a time to come back', async () => {
    const ends: (() => void)[] = []
    const begun: string[] = []
    const held = <T>(what: string, answer: T) =>
      new Promise<T>((resolve) => {
        begun.push(what)
        ends.push(() => resolve(answer))
      })
    const bcrypt = { hash: (word: string) => held(word, 'hash'), compare: (word: string) => held(word, true) }
    const passwords = createPasswords(false, { maxRunning: 1, bcrypt })
    const flood = Array.from({ length: 61 }, (_, n) => passwords.hash(`new ${n}`))
    const signIn = passwords.matches('owner', 'kept')
    await expect(passwords.hash('one too many')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 2 })
    for (let at = 0; at < 63; at++) {
      ends[at]?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    await Promise.all([...flood, signIn])
    // The first is the one for accounts that are not there.
    expect(begun.slice(1, 4)).toEqual(['new 0', 'new 1', 'owner'])
  })
})
