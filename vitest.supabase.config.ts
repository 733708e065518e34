import { defineConfig } from 'vitest/config'

/** `npm run test:supabase`: what takes the real Supabase CLI, or too long for every `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/supabase/**/*.test.ts'],
    globalSetup: ['tests/harness/embedded.setup.ts'],
    setupFiles: ['tests/harness/console.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
