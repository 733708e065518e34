import { configure } from '@testing-library/react'

/** As tests/harness/patience.ts: what comes in milliseconds here has taken seconds on a busy machine. */
configure({ asyncUtilTimeout: 20_000 })
