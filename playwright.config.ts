import { defineConfig } from '@playwright/test'

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // Each worker has a server and a database of its own, beside a browser, on two cores.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that others share may starve a browser for seconds; what needed a second try is named.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line']],
  outputDir: 'test-results',
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Recording costs a quarter of the time: in CI only what is tried again is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    // Tests that answer in the server's place could not see what a worker fetches; offline and update allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
