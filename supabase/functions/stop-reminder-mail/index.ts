import { host } from '../_serve/index.ts'
import * as definition from './handler.ts'

Deno.serve(host('stop-reminder-mail', definition))
