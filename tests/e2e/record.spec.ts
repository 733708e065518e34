import type { Locator, Page } from '@playwright/test'
import { encodeWav, resample } from '@tappet/acoustics'
import { atLevel, combustion, impacts, mix, seededRandom, whiteNoise } from '@tappet/acoustics/testing'
import { hear } from '../harness/microphone.ts'
import { expect, onBoth, test } from './fixtures.ts'
import { expectAccessible } from './wcag.ts'

const MICROPHONE_RATE_HZ = 48_000

/** An idling engine with a tick, the same every time. */
function engine(durationSeconds: number): Float32Array {
  const random = seededRandom(820)
  return mix(
    atLevel(combustion(durationSeconds, { rpm: 820, cylinders: 4 }, random), -22),
    atLevel(impacts(durationSeconds, { rateHz: 6.8, frequencyHz: 3200 }, random), -32),
    atLevel(whiteNoise(durationSeconds, random), -52),
  )
}

const clip = encodeWav(resample(engine(6), 16_000, MICROPHONE_RATE_HZ), MICROPHONE_RATE_HZ)

const RECORDER = 'section[aria-label="Recorder"]'

test.use({ permissions: ['microphone'] })

test.beforeEach(() => hear(clip))

const LOW_QUALITY =
  'Recording quality is low. Try getting closer to the sound source and recording in a quieter environment.'

const samples = new URL('../../apps/web/src/platform/sound/audio-decode.samples/', import.meta.url)
const sample = (name: string) => new URL(name, samples).pathname

const recorder = (page: Page) => page.getByRole('region', { name: 'Recorder' })
const button = (page: Page, name: string) => recorder(page).getByRole('button', { name, exact: true })
const upload = (page: Page, file: Parameters<Locator['setInputFiles']>[0]) =>
  recorder(page).locator('input[type=file]').setInputFiles(file)

/** Records until the timer says so. */
async function record(page: Page, clock: string): Promise<void> {
  await button(page, 'Start recording').click()
  // A busy machine may not look while the timer shows this very second.
  await expect.poll(async () => (await page.getByRole('timer').innerText()) >= clock).toBe(true)
  await button(page, 'Stop recording').click()
}

onBoth(
  test,
  'records, stops and records again [REC-001] [REC-013] [REC-016] [REC-017] [REC-018] [REC-021] [REC-024] [REC-025]',
  async ({ page }) => {
    await page.goto('/')
    await expect(recorder(page)).toContainText('2-6 seconds')
    await record(page, '0:03')
    await expect(page.getByRole('heading', { name: 'Your recording' })).toBeVisible()
    await expect(button(page, 'Analyze Sound')).toBeEnabled()
    await button(page, 'Record Again').click()
    await expect(page.getByRole('timer')).toHaveText(/^0:0[1-9]$/)
  },
)

test('the live strip is whole in view while it records, on a low screen as well [REC-019]', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await button(page, 'Start recording').click()
    const strip = recorder(page).getByRole('img', { name: /Live picture/ })
    const tabs = page.getByRole('navigation', { name: 'Main' })
    await expect
      .poll(async () => {
        const [picture, bar] = [await strip.boundingBox(), await tabs.boundingBox()]
        return picture && bar && picture.y >= 0 && picture.y + picture.height <= bar.y
      })
      .toBe(true)
    await expect(button(page, 'Stop recording')).toBeInViewport({ ratio: 1 })
  }
})

test('shows the level, the sound itself and a tip each second [REC-019] [REC-020]', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await button(page, 'Start recording').click()
  const strip = recorder(page).getByRole('img', { name: /Live picture/ })
  await expect.poll(() => litPixels(strip)).toBeGreaterThan(500)
  await expect
    .poll(() => recorder(page).locator('mask circle').getAttribute('stroke-dasharray'))
    .not.toBe('0 100')
  const tip = recorder(page).getByTestId('tip')
  const seen = new Set<string | null>()
  for (let second = 0; second < 4; second++) {
    await page.clock.runFor(1000)
    seen.add(await tip.textContent())
  }
  expect(seen.size).toBeGreaterThanOrEqual(3)
})

/** How many points of a strip are brighter than the screen. */
const litPixels = (strip: Locator) =>
  strip.evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return pixels.filter((value, n) => n % 4 === 0 && value > 100).length
  })

test('warns of a weak recording for five seconds, and offers the raw sound [REC-030] [REC-031] [REC-032] [REC-033]', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => new AudioContext().createMediaStreamDestination().stream
  })
  await page.goto('/')
  const filter = recorder(page).getByRole('switch', { name: /Noise filter/ })
  await expect(filter).not.toBeChecked()
  await filter.check()
  await record(page, '0:02')
  const warning = recorder(page).getByText(LOW_QUALITY)
  await expect(warning).toBeVisible()
  await expect(button(page, 'Start recording')).toBeVisible()
  await page.clock.runFor(5000)
  await expect(warning).toBeHidden()
  await button(page, 'Record again with raw sound').click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(filter).not.toBeChecked()
  await page.reload()
  await expect(filter).not.toBeChecked()
})

test('records as stated, 16 kHz, mono, noise suppression and webm opus, and judges the raw sound of the same microphone [REC-042] [REC-043] [REC-044] [REC-045]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const requests: unknown[] = []
    const recorded: unknown[] = []
    const streams: MediaStream[] = []
    const inputs: unknown[] = []
    const treated = (stream: MediaStream) => stream.getAudioTracks()[0]?.getSettings().noiseSuppression
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      requests.push(constraints)
      const stream = await ask(constraints)
      streams.push(stream)
      return stream
    }
    window.MediaRecorder = class extends MediaRecorder {
      constructor(stream: MediaStream, options?: MediaRecorderOptions) {
        super(stream, options)
        recorded.push([treated(stream), options?.mimeType])
      }
    }
    const source = AudioContext.prototype.createMediaStreamSource
    AudioContext.prototype.createMediaStreamSource = function (stream) {
      inputs.push(treated(stream))
      return source.call(this, stream)
    }
    Object.assign(window, {
      seen: () => ({
        asked: requests,
        recorded,
        heard: inputs,
        sameDevice:
          new Set(streams.map((each) => each.getAudioTracks()[0]?.getSettings().deviceId)).size === 1,
        open: streams.filter((stream) => stream.active).length,
      }),
    })
  })
  await page.goto('/')
  await record(page, '0:03')
  await expect(page.getByRole('heading', { name: 'Your recording' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: () => unknown }).seen())).toMatchObject({
    asked: [
      { audio: { sampleRate: 16_000, channelCount: 1, noiseSuppression: true } },
      {
        audio: { channelCount: 1, noiseSuppression: false, echoCancellation: false, autoGainControl: false },
      },
    ],
    recorded: [
      [false, 'audio/webm;codecs=opus'],
      [true, 'audio/webm;codecs=opus'],
    ],
    heard: [false],
    sameDevice: true,
    open: 0,
  })
  await expect(recorder(page).getByText(/It mutes a steady engine/)).toBeHidden()
})

test('plays a recording and takes what the driver says, by keyboard [REC-003] [REC-004] [REC-022] [REC-023]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const urlOf = URL.createObjectURL
    URL.createObjectURL = (clip) => {
      if (clip instanceof Blob) document.documentElement.dataset.clipType = clip.type
      return urlOf(clip)
    }
  })
  await page.goto('/')
  await button(page, 'Start recording').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('timer')).toHaveText(/^0:(0[3-9]|[1-5]\d)$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your recording' })).toBeFocused()
  // What was judged, to the sample.
  await expect(page.locator('html')).toHaveAttribute('data-clip-type', 'audio/wav')
  const place = recorder(page).getByRole('slider', { name: 'Place in the recording' })
  await button(page, 'Play').press('Enter')
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0.5)
  await button(page, 'Pause').press('Enter')
  await place.press('Home')
  await expect(place).toHaveValue('0')
  for (const name of ['Knock', 'Roar', 'Idling', 'Accelerating', 'Braking', 'Turning', 'AC on']) {
    await button(page, name).press('Space')
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true')
  }
  await recorder(page)
    .getByLabel(/Describe the sound/)
    .fill('A tick from the left')
})

test('from a fresh browser to a result: record, analyze, create an account; it is analyzed once [AI-023] [AI-027]', async ({
  page,
  server,
}) => {
  const email = `first-${Date.now()}@example.com`
  await page.goto('/')
  await record(page, '0:05')
  await button(page, 'Tick').click()
  await button(page, 'Analyze Sound').click()
  const dialog = page.getByRole('dialog', { name: 'Create Account' })
  await expect(dialog).toContainText('Sign in required: Please sign in to analyze audio.')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('steady idle at 800')
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/results')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(
    await server.admin(
      `select state from public.analysis_jobs join auth.users on users.id = analysis_jobs.user_id
       where users.email = $1`,
      [email],
    ),
  ).toEqual([{ state: 'done' }])
})

test('a danger in the words leads before anything is sent, and its table is not fetched before there are words', async ({
  page,
}) => {
  const tables: string[] = []
  const uploads: string[] = []
  page.on('request', (request) => {
    if (/differential|knowledge/.test(request.url())) tables.push(request.url())
    if (request.url().includes('analyze-sound')) uploads.push(request.url())
  })
  await page.goto('/')
  await upload(page, sample('tone.mp3'))
  const words = recorder(page).getByLabel(/Describe the sound/)
  await words.focus()
  await page.waitForLoadState('networkidle')
  expect(tables).toEqual([])
  await words.fill('strange noise')
  await expect.poll(() => tables.length).toBeGreaterThan(0)
  const danger = recorder(page).getByRole('alert').filter({ hasText: 'Do not drive on.' })
  await expect(danger).toBeHidden()
  await button(page, 'Grind').click()
  await expect(recorder(page).getByText(/Grinding can be a wheel bearing/)).toBeVisible()
  await button(page, 'Grind').click()
  await expect(recorder(page).getByText(/Grinding can be a wheel bearing/)).toBeHidden()
  await words.fill('smell of gas and smoke from under the hood')
  await expect(danger).toBeVisible()
  expect(uploads).toEqual([])
  await expect(button(page, 'Analyze Sound')).toBeEnabled()
  await expectAccessible(page, 'danger', RECORDER)
})

test('takes a file of every listed kind, and refuses what is none, damaged or too long', async ({ page }) => {
  await page.goto('/')
  await test.step('a weak one is taken, and said to be weak', async () => {
    const buffer = Buffer.from(encodeWav(new Float32Array(3 * 16_000)))
    await upload(page, { name: 'silence.wav', mimeType: 'audio/wav', buffer })
    await expect(recorder(page).getByText(LOW_QUALITY)).toBeVisible()
    await expect(recorder(page).getByText(/^More than half of it is silent\./)).toBeVisible()
    await expect(button(page, 'Analyze Sound')).toBeEnabled()
  })
  await test.step('every listed kind is read [REC-002] [REC-026] [REC-036] [ERR-055]', async () => {
    const files = ['vorbis.ogg', 'tone.aac', 'tone.m4a', 'tone.flac', 'tone.webm', 'tone.opus', 'film.mov']
    const rare = ['tone.amr', 'wide.amr', 'amr.3gp', 'wide.3gp', 'aac.3gp']
    const noise = Buffer.from(encodeWav(engine(2.5)))
    await upload(page, { name: 'noise.wav', mimeType: 'audio/wav', buffer: noise })
    await expect(recorder(page).getByText('noise.wav, 2.5 seconds', { exact: true })).toBeVisible()
    for (const name of [...files, ...rare, 'tone.mp3']) {
      await upload(page, sample(name))
      await expect(recorder(page).getByText(new RegExp(`^${name}, 2\\.[4-6] seconds$`)), name).toBeVisible()
    }
    await expect(page.getByText('Audio Uploaded').first()).toBeVisible()
    await button(page, 'Play').click()
    await expect(button(page, 'Pause')).toBeVisible()
  })
  const said = (text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })
  await test.step('other files and damaged ones are refused, and what was there stays [REC-037] [ERR-002]', async () => {
    const before = recorder(page).getByText(/^tone\.mp3, [\d.]+ seconds$/)
    await upload(page, { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear car') })
    await expect(page.getByText('Invalid File', { exact: true })).toBeVisible()
    await expect(page.getByText('Please select a valid audio file (mp3, wav, m4a, etc.).')).toBeVisible()
    await upload(page, sample('silent-film.mov'))
    await expect(page.getByText(/^No sound could be read from this video\./)).toBeVisible()
    await expect(before).toBeVisible()
    const refusal = said('Could not load audio file. Please try a different format.')
    for (const name of ['lie.mp3', 'lie.amr', 'lie.3gp']) {
      await upload(page, { name, mimeType: '', buffer: Buffer.from('not sound at all') })
      await expect(refusal).toBeVisible()
      await expect(before).toBeVisible()
      // The next file's message must not be taken for this one's.
      await refusal.getByRole('button', { name: 'Dismiss' }).click()
      await expect(refusal).toHaveCount(0)
    }
  })
  await test.step('more than ten minutes are refused before they fill the memory', async () => {
    const long = Buffer.from(encodeWav(new Float32Array(11 * 60 * 4000), 4000))
    await upload(page, { name: 'drive.wav', mimeType: 'audio/wav', buffer: long })
    await expect(page.getByText('Recording Too Long', { exact: true })).toBeVisible()
    await expect(
      said('Tappet takes up to 10 minutes. Cut out the part with the sound and try again.'),
    ).toBeVisible()
  })
})

test('ends a decoder that never answers, says so, and keeps what was there', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await upload(page, sample('tone.mp3'))
  const clip = recorder(page).getByText(/^tone\.mp3, [\d.]+ seconds$/)
  await expect(clip).toBeVisible()
  // As a damaged 3gp once did: only the end of its worker ends it.
  await page.route(/audio-decode\.worker/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => { for (;;); }' }),
  )
  const [worker] = await Promise.all([page.waitForEvent('worker'), upload(page, sample('amr.3gp'))])
  const ended = worker.waitForEvent('close')
  await page.clock.fastForward('02:00')
  await expect(page.getByText('Reading the file took too long. A shorter clip works better.')).toBeVisible()
  await ended
  await expect(clip).toBeVisible()
})

test('says what the microphone and the speaker do to a recording, and keeps it', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    let isRefused = true
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      if (isRefused) {
        isRefused = false
        throw new DOMException('no', 'NotAllowedError')
      }
      const stream = await ask(constraints)
      for (const event of ['ended', 'mute'])
        addEventListener(`test-${event}`, () => stream.getTracks()[0]?.dispatchEvent(new Event(event)))
      return stream
    }
    HTMLMediaElement.prototype.play = async () => {
      throw new DOMException('no', 'NotSupportedError')
    }
  })
  await page.goto('/')
  await test.step('refused [ERR-001]', async () => {
    await expectAccessible(page, 'idle', RECORDER)
    await button(page, 'Start recording').click()
    await expect(page.getByText('Microphone Error', { exact: true })).toBeVisible()
    await expect(page.getByText('Could not access microphone. Please check permissions.')).toBeVisible()
    await expect(button(page, 'Start recording')).toBeEnabled()
  })
  await test.step('unplugged', async () => {
    await button(page, 'Start recording').click()
    await expect(page.getByRole('timer')).toHaveText(/^0:(0[3-9]|[1-5]\d)$/)
    await expectAccessible(page, 'recording', RECORDER)
    await page.evaluate(() => dispatchEvent(new Event('test-ended')))
    await expect(page.getByRole('heading', { name: 'Your recording' })).toBeVisible()
    await expect(page.getByText('What was recorded until then is kept')).toBeVisible()
    await expectAccessible(page, 'recorded', RECORDER)
  })
  await test.step('not to be played [ERR-003]', async () => {
    await button(page, 'Play').click()
    await expect(page.getByText('Audio Playback Error', { exact: true })).toBeVisible()
    await expect(page.getByText('Unable to play the recorded audio.')).toBeVisible()
  })
  await test.step('muted by the system', async () => {
    await button(page, 'Record Again').click()
    await expect.poll(async () => (await page.getByRole('timer').innerText()) >= '0:03').toBe(true)
    await page.evaluate(() => dispatchEvent(new Event('test-mute')))
    await expect(page.getByRole('heading', { name: 'Your recording' })).toBeVisible()
    await expect(page.getByText('The microphone was muted, as in a call.')).toBeVisible()
  })
})
