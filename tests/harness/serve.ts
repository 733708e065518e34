/** The server as main.ts starts it, with what stands in TAPPET_TEST_CONFIG as JSON in place of its own configuration. */
import { run } from '../../apps/server/src/run.ts'

run((config) => ({ ...config, ...JSON.parse(process.env.TAPPET_TEST_CONFIG ?? '{}') }))
