import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { encodeWav } from '@tappet/acoustics'
import { atLevel, faintTicks, pinkNoise, seededRandom, silence } from '@tappet/acoustics/testing'
import { type DifferentialCase, issueTexts } from '@tappet/diagnosis'
import { openCase } from '@tappet/diagnosis/differential'
import { analyzeSoundResponse, MODEL_VERSION, monthlyLimits, soundPath, soundPathOf } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { serveWithDeno } from '../harness/deno-function.ts'
import { fileServer } from '../harness/file-server.ts'
import { LISTENING_TOKEN, startListeningProject } from '../harness/listening-project.ts'
import { analyze, engineWav, formOf, type SoundForm, usesOf } from './analyze-sound-bench.ts'
import { newDriver, visitor } from './exports-account.ts'

const server = fileServer()

const wav = engineWav()
const text = (content: string) => new TextEncoder().encode(content)
const jobsOf = (id: string) => server.admin('select * from analysis_jobs where user_id = $1', [id])

describe('analyze-sound', () => {
  it('answers one issue with all its fields to a WAV with description and context [AI-001] [AI-025]', async () => {
    const driver = await newDriver(server)
    const job_id = randomUUID()
    const { status, data } = await analyze(driver.client, {
      audio: wav,
      job_id,
      description: '  It sounds normal to me  ',
      context: '["idle"]',
    })
    expect(status).toBe(200)
    const answer = analyzeSoundResponse.parse(data)
    expect(answer.result).toMatchObject({ id: job_id, audioDuration: 5, model_version: MODEL_VERSION })
    expect(answer.model_version).toBe('v1.0.0')
    const [, issue] = Object.entries(issueTexts).find(([id]) => id === answer.result.issue.id) ?? []
    expect(answer.result.issue).toMatchObject({ name: issue?.name, recommendations: issue?.recommendations })
    expect(Object.keys(answer.result.issue).sort()).toEqual(
      [
        'id',
        'name',
        'description',
        'urgencyLevel',
        'estimatedCostMin',
        'estimatedCostMax',
        'symptoms',
        'recommendations',
      ].sort(),
    )
    expect(answer.evidence).toEqual(answer.result.evidence)
    const sources = answer.evidence.map(({ source }) => source)
    for (const source of ['sound', 'context', 'description']) expect(sources).toContain(source)
    expect(await usesOf(server, driver)).toBe(1)
  })

  it('accepts a recording without description and context', async () => {
    const driver = await newDriver(server)
    const { status, data } = await analyze(driver.client, { audio: wav })
    expect(status).toBe(200)
    expect(data?.evidence.every(({ source }) => source === 'sound')).toBe(true)
  })

  it('answers with the ranked causes, for which words, chips, car and log count', async () => {
    const driver = await newDriver(server)
    await driver.client
      .from('vehicles')
      .insert({ user_id: driver.id, make: 'Honda', model: 'Civic', year: 2018, is_default: true })
      .throwOnError()
    const day = (yearsAgo: number) =>
      new Date(Date.now() - yearsAgo * 31_557_600_000).toISOString().slice(0, 10)
    const record = (item: string, date: string, mileage: number) => ({
      user_id: driver.id,
      item,
      date,
      mileage,
    })
    await driver.client
      .from('maintenance')
      .insert([record('Battery', day(0.1), 60_000), record('Spark Plugs', day(2.1), 30_000)])
      .throwOnError()
    const ask = async (audio: Uint8Array<ArrayBuffer>) => {
      const telling = { description: 'smell of gas and smoke from under the hood', sounds: '["tick"]' }
      const { data } = await analyze(driver.client, { audio, ...telling })
      return analyzeSoundResponse.parse(data).result
    }
    const { issue, differential } = await ask(wav)
    const soundCase = differential as DifferentialCase
    expect(soundCase.given).toMatchObject({
      texts: ['smell of gas and smoke from under the hood', 'tick'],
      car: { make: 'Honda', model: 'Civic', year: 2018, mileage: 60_000 },
      sensed: { replaced: expect.arrayContaining([expect.objectContaining({ fault: 'battery' })]) },
    })
    expect(soundCase.given.sensed?.replaced.map(({ fault }) => fault)).not.toContain('spark_plugs')
    const alone = openCase({ texts: soundCase.given.texts, codes: [], car: {}, thisYear: 2026 }).report.drive
    expect(alone.say).toMatch(/^Do not drive on/)
    expect([soundCase.report.drive.level, soundCase.report.drive.say]).toEqual([alone.level, alone.say])
    expect(issue.urgencyLevel).toBe('fix_immediately')
    // Also where it is no car that was heard.
    const none = await ask(encodeWav(atLevel(pinkNoise(4, seededRandom(5)), -30)))
    expect([none.issue.id, none.issue.urgencyLevel]).toEqual(['not_a_car', 'fix_immediately'])
    expect((none.differential as DifferentialCase).report.drive.say).toBe(alone.say)
  })

  const badForms: [string, SoundForm, number, string][] = [
    ['no audio', {}, 400, 'bad_request'],
    ['audio as text', { audio: 'RIFF' }, 400, 'bad_request'],
    ['a job that is no UUID', { audio: wav, job_id: 'job 1' }, 400, 'bad_request'],
    ['context that is no JSON', { audio: wav, context: 'idle' }, 400, 'bad_request'],
    ['context that is no list', { audio: wav, context: '"idle"' }, 400, 'bad_request'],
    ['an unknown tag', { audio: wav, context: '["flying"]' }, 400, 'bad_request'],
    ['a description too long', { audio: wav, description: 'x'.repeat(2001) }, 400, 'bad_request'],
    ['queued neither true nor false', { audio: wav, queued: 'perhaps' }, 400, 'bad_request'],
    ['filtered neither true nor false', { audio: wav, filtered: 'perhaps' }, 400, 'bad_request'],
    ['a text', { audio: text('hello') }, 415, 'unsupported_media_type'],
    ['a web page called WAV', { audio: text('<!doctype html><html></html>') }, 415, 'unsupported_media_type'],
    ['an empty file', { audio: new Uint8Array() }, 415, 'unsupported_media_type'],
    ['a WAV cut off before its sound', { audio: wav.slice(0, 44) }, 422, 'unprocessable'],
    ['a WAV of an unknown format', { audio: withFormat(wav, 0x55) }, 422, 'unprocessable'],
    ['silence', { audio: encodeWav(silence(5)) }, 422, 'unprocessable'],
    ['eleven minutes', { audio: encodeWav(new Float32Array(11 * 60 * 8_000), 8_000) }, 413, 'body_too_large'],
  ]
  it.each(badForms)('refuses %s and counts nothing', async (_, form, status, code) => {
    const driver = await newDriver(server)
    const answer = await analyze(driver.client, form)
    expect(answer).toMatchObject({ status, error: { code } })
    expect(answer.error?.error).not.toBe('')
    expect(await usesOf(server, driver)).toBe(0)
    expect(await jobsOf(driver.id)).toEqual([])
  })

  it('analyses a truncated WAV as far as it goes', async () => {
    const driver = await newDriver(server)
    const { status, data } = await analyze(driver.client, { audio: wav.slice(0, 44 + 4 * 32_000) })
    expect([status, data?.result.audioDuration]).toEqual([200, 4])
  })

  it('refuses more than 20 MB before reading it', async () => {
    const driver = await newDriver(server)
    const answer = await analyze(driver.client, { audio: new Uint8Array(21 * 1024 * 1024) })
    expect(answer.status).toBe(413)
    expect(await usesOf(server, driver)).toBe(0)
  })

  it('refuses too many fields by the first of them: nothing waits for the rest of the form', async () => {
    const driver = await newDriver(server)
    const { data } = await driver.client.auth.getSession()
    const call = request(`${server.url}/functions/v1/analyze-sound`, {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${data.session?.access_token}`,
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': 12_000_000,
      },
    })
    call.write('--b\r\nContent-Disposition: form-data; name=""\r\n\r\n\r\n'.repeat(5_000))
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(400)
    call.once('error', () => undefined)
    call.destroy()
    expect(await usesOf(server, driver)).toBe(0)
  })

  it('refuses a body that is no form', async () => {
    const driver = await newDriver(server)
    const { error } = await driver.client.functions.invoke('analyze-sound', { body: { audio: 'x' } })
    expect(error.context.status).toBe(415)
  })

  it('answers 401 without sign-in', async () => {
    expect(await analyze(visitor(server), { audio: wav })).toMatchObject({
      status: 401,
      error: { code: 'sign_in_required' },
    })
  })

  it('refuses the sixth of a month on FREE and counts nothing for it [ACC-066] [ACC-069]', async () => {
    const driver = await newDriver(server)
    const limit = monthlyLimits.FREE.audio_diagnoses
    expect(limit).toBe(5)
    for (let use = 1; use <= limit; use++) {
      expect((await analyze(driver.client, { audio: wav })).status).toBe(200)
    }
    expect(await analyze(driver.client, { audio: wav })).toEqual({
      status: 402,
      data: null,
      error: { error: 'Usage limit reached', code: 'usage_limit_reached', limit },
    })
    expect(await usesOf(server, driver)).toBe(limit)
    expect(await jobsOf(driver.id)).toHaveLength(limit)
  })

  it('gives the use of an answer without a name back, once for each job, however often it is sent', async () => {
    const driver = await newDriver(server)
    await analyze(driver.client, { audio: wav })
    const noise = encodeWav(atLevel(pinkNoise(4, seededRandom(5)), -30))
    const job_id = randomUUID()
    const sent = () => analyze(driver.client, { audio: noise, job_id, queued: 'true' })
    const answers = [...(await Promise.all([sent(), sent(), sent()])), await sent()]
    expect(answers.map(({ data }) => data?.result.issue.id)).toEqual(Array(4).fill('not_a_car'))
    expect(await usesOf(server, driver)).toBe(1)
    const counted = await server.admin(
      'select finish_analysis(id, user_id, result) from analysis_jobs where id = $1',
      [job_id],
    )
    expect([counted.length, await usesOf(server, driver)]).toEqual([1, 1])
  })

  it('does not limit PRO [ACC-070]', async () => {
    const driver = await newDriver(server, 'PRO')
    for (let use = 0; use < 6; use++) expect((await analyze(driver.client, { audio: wav })).status).toBe(200)
    expect(await usesOf(server, driver)).toBe(6)
  })

  it('gives the one remaining use to one of eight recordings at once [ACC-069]', async () => {
    const driver = await newDriver(server)
    for (let use = 0; use < 4; use++) await analyze(driver.client, { audio: wav })
    const answers = await Promise.all(Array.from({ length: 8 }, () => analyze(driver.client, { audio: wav })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(402)])
    expect(await usesOf(server, driver)).toBe(5)
  })
})

describe('the same job', () => {
  it('sent five times at once is counted and stored once, with the same answer', async () => {
    const driver = await newDriver(server)
    const job_id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => analyze(driver.client, { audio: wav, job_id, queued: 'true' })),
    )
    const later = await analyze(driver.client, { audio: wav, job_id, queued: 'true' })
    for (const answer of answers) expect(answer).toEqual(later)
    expect(later).toMatchObject({ status: 200, data: { result: { id: job_id } } })
    expect(await usesOf(server, driver)).toBe(1)
    expect(await jobsOf(driver.id)).toHaveLength(1)
    expect(await driver.client.from('history').select('id')).toMatchObject({ data: [{ id: job_id }] })
    expect((await driver.client.from('notifications').select('id')).data).toHaveLength(1)
  })

  it('of another user is refused, and reveals nothing', async () => {
    const [ada, ben] = [await newDriver(server), await newDriver(server)]
    const job_id = randomUUID()
    await analyze(ada.client, { audio: wav, job_id })
    expect(await analyze(ben.client, { audio: wav, job_id })).toEqual({
      status: 403,
      data: null,
      error: { error: 'This job is not yours', code: 'forbidden' },
    })
    expect(await usesOf(server, ben)).toBe(0)
    expect((await ben.client.from('analysis_jobs').select('id')).data).toEqual([])
    expect((await ada.client.from('analysis_jobs').select('id')).data).toEqual([{ id: job_id }])
  })

  it('that failed may be sent again, and is then counted', async () => {
    const driver = await newDriver(server)
    const job_id = randomUUID()
    expect((await analyze(driver.client, { audio: encodeWav(silence(3)), job_id })).status).toBe(422)
    expect(await usesOf(server, driver)).toBe(0)
    expect((await analyze(driver.client, { audio: wav, job_id })).status).toBe(200)
    expect(await usesOf(server, driver)).toBe(1)
  })

  it('is taken over without counting again from a server that crashed', async () => {
    const driver = await newDriver(server)
    const job_id = randomUUID()
    await server.admin(
      `insert into analysis_jobs (id, user_id, month_year, started_at)
       values ($1, $2, to_char(now() at time zone 'UTC', 'YYYY-MM'), now() - interval '10 minutes')`,
      [job_id, driver.id],
    )
    expect((await analyze(driver.client, { audio: wav, job_id })).status).toBe(200)
    expect(await usesOf(server, driver)).toBe(0)
    expect(await jobsOf(driver.id)).toMatchObject([{ state: 'done', attempt: 2 }])
  })

  it('gives its use back to the month in which it was counted', async () => {
    const driver = await newDriver(server)
    const job_id = randomUUID()
    await server.admin(
      `insert into usage_counters (user_id, month_year, audio_diagnoses) values ($1, '2020-01', 3)`,
      [driver.id],
    )
    await server.admin(
      `insert into analysis_jobs (id, user_id, month_year, started_at) values ($1, $2, '2020-01', '2020-01-31')`,
      [job_id, driver.id],
    )
    expect((await analyze(driver.client, { audio: encodeWav(silence(3)), job_id })).status).toBe(422)
    expect(await usesOf(server, driver)).toBe(2)
    expect(await jobsOf(driver.id)).toEqual([])
  })
})

describe('a job that waited on the device', () => {
  it('is in the history with its sound, and a notification names it', async () => {
    const driver = await newDriver(server)
    const job_id = randomUUID()
    const { data } = await analyze(driver.client, { audio: wav, job_id, queued: 'true' })
    const history = await driver.client.from('history').select('id, type, data')
    expect(history.data).toMatchObject([{ id: job_id, type: 'audio', data: data?.result ?? {} }])
    const path = soundPath(driver.id, job_id)
    expect(soundPathOf(history.data?.[0]?.data.audioUrl)).toBe(path)
    const { data: file } = await driver.client.storage.from('receipts').download(path)
    expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(wav)
    const notices = await driver.client.from('notifications').select('type, message')
    expect(notices.data).toMatchObject([
      { type: 'other', message: expect.stringContaining(job_id.slice(-8)) },
    ])
  })

  it('is delivered once, also when it was answered before it was queued', async () => {
    const driver = await newDriver(server)
    const job_id = randomUUID()
    await analyze(driver.client, { audio: wav, job_id })
    expect((await driver.client.from('history').select('id')).data).toEqual([])
    await analyze(driver.client, { audio: wav, job_id, queued: 'true' })
    await driver.client.from('history').delete().eq('id', job_id)
    await analyze(driver.client, { audio: wav, job_id, queued: 'true' })
    expect((await driver.client.from('history').select('id')).data).toEqual([])
    expect((await driver.client.from('notifications').select('id')).data).toHaveLength(1)
    expect(await usesOf(server, driver)).toBe(1)
  })
})

describe('the server', () => {
  it('analyses eight recordings in other processes, answers other requests meanwhile, and keeps its memory', async () => {
    const driver = await newDriver(server, 'PRO')
    const clip = engineWav(10)
    const send = () => analyze(driver.client, { audio: clip })
    await send()
    const before = process.memoryUsage().rss
    let listening = true
    const clips = Promise.all(Array.from({ length: 8 }, send)).finally(() => {
      listening = false
    })
    let visits = 0
    for (; listening; visits++) {
      const { error } = await driver.client.from('history').select('id').limit(1)
      expect(error).toBeNull()
    }
    expect((await clips).map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(visits).toBeGreaterThanOrEqual(8)
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(300)
  })
})

describe('on Supabase', () => {
  it('answers the same under Deno', async () => {
    const host = await serveWithDeno('analyze-sound', server)
    try {
      const driver = await newDriver(server)
      const { data } = await driver.client.auth.getSession()
      const headers = { Authorization: `Bearer ${data.session?.access_token}` }
      const job_id = randomUUID()
      const send = (audio: Uint8Array<ArrayBuffer>) =>
        fetch(host.url, { method: 'POST', headers, body: formOf({ audio, job_id }) })
      const refused = await send(encodeWav(silence(2)))
      expect([refused.status, await usesOf(server, driver)]).toEqual([422, 0])
      await refused.text()
      const answer = analyzeSoundResponse.parse(await (await send(encodeWav(faintTicks()))).json())
      // Kept with the job.
      expect(await analyze(driver.client, { audio: encodeWav(faintTicks()), job_id })).toMatchObject({
        status: 200,
        data: answer,
      })
      expect(await usesOf(server, driver)).toBe(1)
      // Heard by our own server, with the listener as there.
      const { data: own } = await analyze(driver.client, { audio: encodeWav(faintTicks()) })
      expect(own?.result.issue).toEqual(answer.result.issue)
      expect(answer.result.issue.urgencyLevel).toBe('fix_immediately')
    } finally {
      await host.stop()
    }
  })

  it.runIf(process.platform === 'linux')(
    'hears ten minutes in 150 MB under Deno',
    async () => {
      const project = await startListeningProject()
      const host = await serveWithDeno('analyze-sound', project)
      try {
        const half = engineWav(5).subarray(44)
        const audio = encodeWav(new Float32Array(600 * 16_000))
        for (let at = 44; at < audio.length; at += half.length) audio.set(half, at)
        const headers = { Authorization: `Bearer ${LISTENING_TOKEN}` }
        const response = await fetch(host.url, { method: 'POST', headers, body: formOf({ audio }) })
        const { result } = analyzeSoundResponse.parse(await response.json())
        expect(result.audioDuration).toBe(600)
        // Linux counts the most that it ever was.
        const status = await readFile(`/proc/${host.pid}/status`, 'utf8')
        expect(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024).toBeLessThan(150)
      } finally {
        await host.stop()
        project.close()
      }
    },
    120_000,
  )
})

/** The same file under another format tag. */
function withFormat(file: Uint8Array<ArrayBuffer>, tag: number): Uint8Array<ArrayBuffer> {
  const copy = file.slice()
  new DataView(copy.buffer).setUint16(20, tag, true)
  return copy
}
