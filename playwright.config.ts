import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { MICROPHONE_ARGS } from './tests/harness/microphone.ts'

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const shell =
  process.env.CHROMIUM_SHELL_PATH ??
  ['/usr/bin/chromium-headless-shell'].find((path) => existsSync(path)) ??
  chromium

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...MICROPHONE_ARGS,
]

/** What the browser itself does around a page: messages of the system, the change of a worker under two tabs. */
const BROWSERS_OWN = ['**/push.spec.ts', '**/update.spec.ts']

/** What a phone's app does otherwise or not at all: see native.spec.ts for its own ways. */
const NOT_ON_PHONES = [
  ...BROWSERS_OWN,
  '**/auth-apple.spec.ts',
  '**/auth-google.spec.ts',
  '**/frames.spec.ts',
  '**/install-prompt.spec.ts',
  '**/killed-browser.spec.ts',
  '**/native.spec.ts',
  '**/obd-serial.spec.ts',
  '**/offline.spec.ts',
]

/** `npm run test:phone` runs every journey again with the native adapters (tests/e2e/phone.ts). */
const onPhones = {
  name: 'phone app',
  testIgnore: NOT_ON_PHONES,
  // Those that stand for a browser alone, and those that `onBoth` walks in the phone app anyway.
  grepInvert: /@browser|in the phone app/,
  use: { device: 'phone' as const },
}

export default defineConfig<{ device: 'browser' | 'phone' }>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/cluster.setup.ts',
  testMatch: '**/*.spec.ts',
  // Each worker has a server on a database of its own, beside a browser. Two of them leave a seventh of two cores idle.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // On a machine that others share; a step that fails waits a minute, and one that passes waits for nothing.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['line']],
  outputDir: 'test-results',
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace costs a quarter of the time: `--trace on` records one. What failed leaves its page as text and picture.
    screenshot: 'only-on-failure',
    // Tests that answer in the server's place could not see what a worker fetches; offline and update allow it.
    serviceWorkers: 'block',
    // Frames that nobody watches cost as much as the page itself; the keyboard's journeys are walked with motion.
    contextOptions: { reducedMotion: 'reduce' },
    // The same engine without windows and toolbars, which would cost a third of the time.
    launchOptions: { executablePath: shell, args },
  },
  projects:
    process.env.TAPPET_DEVICE === 'phone'
      ? [onPhones]
      : [
          {
            name: 'whole browser',
            testMatch: BROWSERS_OWN,
            use: { launchOptions: { executablePath: chromium, args } },
          },
          { name: 'headless shell', testIgnore: BROWSERS_OWN },
        ],
})
