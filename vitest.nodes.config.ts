import { defineConfig } from 'vitest/config'

/** `npm run test:nodes`: the faults that take minutes, on a PostgreSQL and file store of their own, loopback only. */
export default defineConfig({
  test: {
    include: ['tests/nodes/faults.test.ts'],
    globalSetup: ['tests/harness/run.setup.ts'],
    setupFiles: ['tests/harness/console.ts'],
    testTimeout: 900_000,
    hookTimeout: 600_000,
  },
})
