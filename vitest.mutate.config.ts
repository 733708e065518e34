import { defineConfig } from 'vitest/config'

/** The tests that `npm run mutate` runs: those beside what it breaks, and none that needs a database or a browser. */
export default defineConfig({
  test: {
    include: [
      'packages/obd/src/{car,clear,readings,reply}/**/*.test.ts',
      'packages/obd/src/vectors.test.ts',
      'packages/diagnosis/src/{diagnose,worked-cases}.test.ts',
      'packages/diagnosis/src/{casebook,scoring,sound}/**/*.test.ts',
      'packages/diagnosis/src/differential/{danger,report}.test.ts',
      'packages/upkeep/src/**/*.test.ts',
      'apps/web/src/features/record/{recorder,session}.test.ts',
      'apps/web/src/offline/**/*.test.ts',
    ],
    setupFiles: ['tests/harness/console.ts'],
    // Stryker starts new workers for each mutant. One for all files of a mutant takes a fifth of one for each.
    isolate: false,
  },
})
