import { openRun } from '../../scripts/test-run.mjs'

/** What the tests start and write ends with them, however they end. */
export default function setup() {
  return openRun().close
}
