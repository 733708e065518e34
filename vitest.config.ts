import { configDefaults, defineConfig } from 'vitest/config'

const databaseTimeouts = { testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Files share two cores with a database and, in CI, with each other; half of their time they wait for it.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/docs/**/*.test.ts',
            'model/**/*.test.ts',
          ],
          exclude: configDefaults.exclude,
          setupFiles: ['tests/harness/console.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'supabase/**/*.test.ts'],
          globalSetup: ['tests/harness/embedded.setup.ts'],
          setupFiles: ['tests/harness/console.ts'],
          ...databaseTimeouts,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/harness/embedded.setup.ts'],
          setupFiles: ['tests/harness/console.ts'],
          ...databaseTimeouts,
        },
      },
      {
        test: {
          name: 'contract on PostgreSQL 15',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/harness/plain.setup.ts'],
          setupFiles: ['tests/harness/console.ts'],
          ...databaseTimeouts,
        },
      },
    ],
  },
})
