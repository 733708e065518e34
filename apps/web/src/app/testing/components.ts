import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** As tests/harness/patience.ts: what comes in milliseconds here has taken seconds on a busy machine. */
configure({ asyncUtilTimeout: 20_000 })

afterEach(cleanup)
