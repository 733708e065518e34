/** Builds the web app when it is stale, as a step of `npm test`. */
import { ensureWebBuilt } from './setup.mjs'

ensureWebBuilt()
