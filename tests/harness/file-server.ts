import { inject } from 'vitest'
import { forFile } from './for-file.ts'
import { startServer, type TestServer, type TestServerOptions } from './server.ts'

/** A server on a copy of the run's database, for one test file or `describe`. */
export const fileServer = (options: TestServerOptions = {}): TestServer =>
  forFile(() => startServer({ adminUrl: inject('adminUrl'), ...options }))
