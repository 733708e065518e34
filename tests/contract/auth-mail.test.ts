import { describe, expect, it } from 'vitest'
import { fileServer } from '../harness/file-server.ts'
import { call, claimsOf, hashValues, newClient, sessionOf, signUp, whereTo } from './auth-client.ts'
import { readMail } from './auth-mailbox.ts'

const HOUR_MS = 3_600_000
const password = 'a quiet engine'
const server = fileServer({ now: () => Date.now() + passedMs })
let passedMs = 0

const signedUp = () => signUp(newClient(server))

/** The last mail to an address, from the outbox. */
async function mailTo(address: string) {
  const mails = (await server.outbox()).map(readMail).filter((mail) => mail.to === address)
  const last = mails.at(-1)
  if (last === undefined) throw new Error(`no mail to ${address}`)
  return last
}

const reset = () => `${server.url}/auth/reset`

describe('a forgotten password', () => {
  it('is replaced by the link in the mail, and the old one is void', async () => {
    const { email } = await signedUp()
    const client = newClient(server)
    expect((await client.auth.resetPasswordForEmail(email, { redirectTo: reset() })).error).toBeNull()
    const mail = await mailTo(email)
    expect(mail.subject).toBe('Set a new password for Tappet')
    const place = await whereTo(mail.link)
    expect(`${place.origin}${place.pathname}`).toBe(reset())
    const values = hashValues(place)
    expect(values.get('type')).toBe('recovery')
    expect(values.get('token_type')).toBe('bearer')
    expect(Number(values.get('expires_in'))).toBe(3600)
    const { error } = await client.auth.setSession({
      access_token: values.get('access_token') ?? '',
      refresh_token: values.get('refresh_token') ?? '',
    })
    expect(error).toBeNull()
    expect((await claimsOf(client)).amr).toMatchObject([{ method: 'otp' }])
    expect((await client.auth.updateUser({ password: 'a louder engine' })).error).toBeNull()
    expect((await newClient(server).auth.signInWithPassword({ email, password })).error).not.toBeNull()
    const again = await newClient(server).auth.signInWithPassword({ email, password: 'a louder engine' })
    expect(again.error).toBeNull()
  })

  it('answers a code that only the requesting browser can exchange, once [AUTH-050]', async () => {
    const { email } = await signedUp()
    const client = newClient(server, 'pkce')
    const events: string[] = []
    client.auth.onAuthStateChange((event) => {
      events.push(event)
    })
    await client.auth.resetPasswordForEmail(email, { redirectTo: `${reset()}?from=mail` })
    const place = await whereTo((await mailTo(email)).link)
    expect(place.hash).toBe('')
    expect(place.searchParams.get('from')).toBe('mail')
    const code = place.searchParams.get('code') ?? ''
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
    expect(events).toContain('PASSWORD_RECOVERY')
    const again = await call(server, 'POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'v'.repeat(50) },
    })
    expect(again).toMatchObject({ status: 404, body: { error_code: 'flow_state_not_found' } })
  })

  it('refuses a code with a wrong verifier, and takes it with the right one', async () => {
    const { email } = await signedUp()
    const client = newClient(server, 'pkce')
    await client.auth.resetPasswordForEmail(email)
    const code = (await whereTo((await mailTo(email)).link)).searchParams.get('code') ?? ''
    const stolen = await call(server, 'POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'v'.repeat(50) },
    })
    expect(stolen).toMatchObject({ status: 400, body: { error_code: 'bad_code_verifier' } })
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
  })

  it('refuses a code after five minutes [V10.4.3]', async () => {
    const { email } = await signedUp()
    const client = newClient(server, 'pkce')
    await client.auth.resetPasswordForEmail(email)
    const code = (await whereTo((await mailTo(email)).link)).searchParams.get('code') ?? ''
    passedMs += 5 * 60_000 + 1
    expect((await client.auth.exchangeCodeForSession(code)).error).toMatchObject({
      code: 'flow_state_expired',
    })
  })

  it('can be replaced by typing the code', async () => {
    const { email } = await signedUp()
    const client = newClient(server)
    await client.auth.resetPasswordForEmail(email)
    const { code } = await mailTo(email)
    const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'recovery' })
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
  })

  it('can be replaced with the token of the link', async () => {
    const { email } = await signedUp()
    const client = newClient(server)
    await client.auth.resetPasswordForEmail(email)
    const token = new URL((await mailTo(email)).link).searchParams.get('token') ?? ''
    const { error } = await client.auth.verifyOtp({ token_hash: token, type: 'recovery' })
    expect(error).toBeNull()
    const again = await newClient(server).auth.verifyOtp({ token_hash: token, type: 'recovery' })
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  it('answers the same for an unknown address, and sends no mail', async () => {
    const before = (await server.outbox()).length
    const answer = await call(server, 'POST', '/recover', { body: { email: 'nobody@example.com' } })
    expect(answer).toMatchObject({ status: 200, body: {} })
    expect(await server.outbox()).toHaveLength(before)
  })
})

describe('the links in mails', () => {
  const recoveryLink = async () => {
    const { email } = await signedUp()
    await newClient(server).auth.resetPasswordForEmail(email, { redirectTo: reset() })
    return { email, ...(await mailTo(email)) }
  }
  const isDead = (place: URL) => hashValues(place).get('error_code') === 'otp_expired'

  it('work once', async () => {
    const { link } = await recoveryLink()
    expect(isDead(await whereTo(link))).toBe(false)
    const place = await whereTo(link)
    expect(Object.fromEntries(hashValues(place))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    })
    expect(`${place.origin}${place.pathname}`).toBe(reset())
  })

  it('are not used up by a mail scanner that opens them, and work once in the browser that asked', async () => {
    const { email } = await signedUp()
    const client = newClient(server, 'pkce')
    await client.auth.resetPasswordForEmail(email)
    const { link } = await mailTo(email)
    const scanned = (await whereTo(link)).searchParams.get('code') ?? ''
    const code = (await whereTo(link)).searchParams.get('code') ?? ''
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
    expect(isDead(await whereTo(link))).toBe(true)
    const again = await newClient(server).auth.verifyOtp({ email, token: scanned, type: 'recovery' })
    expect(again.error).toMatchObject({ code: 'otp_expired' })
  })

  it('are not used up by a HEAD request', async () => {
    const { link } = await recoveryLink()
    await fetch(link, { method: 'HEAD', redirect: 'manual' })
    expect(isDead(await whereTo(link))).toBe(false)
  })

  it('expire after an hour', async () => {
    const { link } = await recoveryLink()
    passedMs += HOUR_MS + 1
    expect(isDead(await whereTo(link))).toBe(true)
  })

  it('are void when a newer one is sent', async () => {
    const { link, email } = await recoveryLink()
    await newClient(server).auth.resetPasswordForEmail(email)
    expect(isDead(await whereTo(link))).toBe(true)
  })

  it('are void when the password is changed', async () => {
    const { link, email } = await recoveryLink()
    const client = newClient(server)
    await client.auth.signInWithPassword({ email, password })
    await client.auth.updateUser({ password: 'a louder engine' })
    expect(isDead(await whereTo(link))).toBe(true)
  })

  it('are void for an account that an operator has moved to another address', async () => {
    const { link, email } = await recoveryLink()
    await server.admin('update auth.users set email = $2 where email = $1', [email, `moved-${email}`])
    expect(isDead(await whereTo(link))).toBe(true)
  })

  it('are void for another purpose', async () => {
    const { link } = await recoveryLink()
    expect(isDead(await whereTo(link.replace('type=recovery', 'type=signup')))).toBe(true)
  })

  it('report their expiry to a PKCE client in the query too', async () => {
    const { email } = await signedUp()
    await newClient(server, 'pkce').auth.resetPasswordForEmail(email, { redirectTo: reset() })
    const { link } = await mailTo(email)
    passedMs += HOUR_MS + 1
    const place = await whereTo(link)
    expect(place.searchParams.get('error_code')).toBe('otp_expired')
    expect(isDead(place)).toBe(true)
  })

  it('are void after five wrong codes [V6.6.3]', async () => {
    const { email, code } = await recoveryLink()
    const wrong = code === '000000' ? '000001' : '000000'
    const guess = (token: string) => newClient(server).auth.verifyOtp({ email, token, type: 'recovery' })
    for (let guesses = 0; guesses < 5; guesses++) expect((await guess(wrong)).error?.code).toBe('otp_expired')
    expect((await guess(code)).error).toMatchObject({ code: 'otp_expired' })
  })

  it('redirect to the site instead of to another place', async () => {
    const { link } = await recoveryLink()
    const place = await whereTo(link.replace(/redirect_to=.*/, 'redirect_to=https%3A%2F%2Fevil.example%2F'))
    expect(place.origin).toBe(server.url)
  })

  it('redirect to the native app when it asks for that', async () => {
    const { email } = await signedUp()
    await newClient(server).auth.resetPasswordForEmail(email, { redirectTo: 'tappet://auth/reset' })
    expect((await whereTo((await mailTo(email)).link)).href).toMatch(/^tappet:\/\/auth\/reset#access_token=/)
  })

  it('go to one recipient', async () => {
    const { email, text, to } = await recoveryLink()
    expect(to).toBe(email)
    expect(text).toContain('If you did not ask for this, you can ignore this mail')
  })
})

describe('a new address', () => {
  it('is set when the old and the new address have confirmed', async () => {
    const { client, email } = await signedUp()
    const newEmail = `new-${email}`
    const { data, error } = await client.auth.updateUser({ email: newEmail.toUpperCase() })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, new_email: newEmail })
    const half = await whereTo((await mailTo(newEmail)).link)
    expect(hashValues(half).get('message')).toMatch(/^Confirmation link accepted/)
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
    const whole = await whereTo((await mailTo(email)).link)
    expect(hashValues(whole).get('access_token')).toBeTruthy()
    const { data: changed } = await client.auth.getUser()
    expect(changed.user?.email).toBe(newEmail)
    expect(changed.user?.new_email).toBeUndefined()
    expect(changed.user?.identities?.[0]?.identity_data).toMatchObject({
      email: newEmail,
      email_verified: true,
    })
    const [profile] = await server.admin('select email from public.profiles where user_id = $1', [
      changed.user?.id,
    ])
    expect(profile).toEqual({ email: newEmail })
    expect((await newClient(server).auth.signInWithPassword({ email: newEmail, password })).error).toBeNull()
  })

  it('is refused when another account has it', async () => {
    const { client } = await signedUp()
    const { email: owner } = await signedUp()
    const { error } = await client.auth.updateUser({ email: owner })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it('is refused when another account has taken it since', async () => {
    const { client, email } = await signedUp()
    const wanted = `wanted-${email}`
    await client.auth.updateUser({ email: wanted })
    const links = [(await mailTo(email)).link, (await mailTo(wanted)).link]
    await newClient(server).auth.signUp({ email: wanted, password })
    await whereTo(links[0] ?? '')
    expect(hashValues(await whereTo(links[1] ?? '')).get('error_code')).toBe('email_exists')
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
  })

  it('ends no session', async () => {
    const { client, email } = await signedUp()
    const { refresh_token: before } = await sessionOf(client)
    await client.auth.updateUser({ email: `kept-${email}` })
    expect((await sessionOf(client)).refresh_token).toBe(before)
  })
})

describe('a code in place of the password', () => {
  const codeFor = async (email: string) => (await mailTo(email)).code

  it('signs in once, and proves the address', async () => {
    const { email } = await signedUp()
    const client = newClient(server)
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull()
    const { subject, text } = await mailTo(email)
    expect(subject).toBe('Your code for Tappet')
    expect(text).toContain('Give the code to nobody')
    const code = await codeFor(email)
    const stranger = newClient(server)
    const other = await signedUp()
    expect(
      (await stranger.auth.verifyOtp({ email: other.email, token: code, type: 'email' })).error,
    ).not.toBeNull()
    const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email' })
    expect([error, data.session?.user.email]).toEqual([null, email])
    expect((await claimsOf(client)).amr).toMatchObject([{ method: 'otp' }])
    expect((await stranger.auth.verifyOtp({ email, token: code, type: 'email' })).error).toMatchObject({
      code: 'otp_expired',
    })
  })

  it('is void after five wrong ones, after an hour, and by the next', async () => {
    const { email } = await signedUp()
    const client = newClient(server)
    const enter = async (token: string) =>
      (await client.auth.verifyOtp({ email, token, type: 'email' })).error
    await client.auth.signInWithOtp({ email })
    const first = await codeFor(email)
    const wrong = first === '111111' ? '222222' : '111111'
    for (let tries = 0; tries < 5; tries++) expect(await enter(wrong)).not.toBeNull()
    expect(await enter(first)).not.toBeNull()
    await client.auth.signInWithOtp({ email })
    const second = await codeFor(email)
    passedMs += HOUR_MS + 1000
    expect(await enter(second)).not.toBeNull()
    await client.auth.signInWithOtp({ email })
    expect(await enter(await codeFor(email))).toBeNull()
  })

  it('answers the same for an address without an account, and makes one only when asked', async () => {
    const { email } = await signedUp()
    const unknown = 'nobody-here@example.com'
    const ask = (address: string, create_user: boolean) =>
      call(server, 'POST', '/otp', { body: { email: address, create_user } })
    const [member, none] = [await ask(email, false), await ask(unknown, false)]
    expect([none.status, none.body]).toEqual([member.status, member.body])
    expect(await server.admin('select from auth.users where email = $1', [unknown])).toEqual([])
    await expect(mailTo(unknown)).rejects.toThrow('no mail')
    const creation = await ask(unknown, true)
    expect([creation.status, creation.body]).toEqual([member.status, member.body])
    const client = newClient(server)
    await client.auth.verifyOtp({ email: unknown, token: await codeFor(unknown), type: 'email' })
    expect((await sessionOf(client)).user.email_confirmed_at).toBeDefined()
    expect((await client.from('profiles').select('email')).data).toEqual([{ email: unknown }])
  })

  it("leaves no stranger's password on an address that it confirms", async () => {
    const { email } = await signedUp()
    await server.admin('update auth.users set email_confirmed_at = null where email = $1', [email])
    const owner = newClient(server)
    await owner.auth.signInWithOtp({ email })
    expect(
      (await owner.auth.verifyOtp({ email, token: await codeFor(email), type: 'email' })).error,
    ).toBeNull()
    expect((await newClient(server).auth.signInWithPassword({ email, password })).error).not.toBeNull()
  })
})
