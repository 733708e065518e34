import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { answer } from '../../../../supabase/functions/_serve/answer.ts'
import { functionsError, identifyErrorCode } from '../errors/functions.ts'
import { bearerToken, IdentifyError, identify } from '../identity/identify.ts'
import { type ContextDependencies, createContexts } from './context.ts'
import { loadFunctions } from './load.ts'

export type FunctionsDependencies = ContextDependencies & {
  /** Where the functions lie; supabase/functions when unset. */
  folder?: string
}

const defaultFolder = join(import.meta.dirname, '../../../../supabase/functions')

/**
 * /functions/v1/<name>: every folder of supabase/functions that has a handler.ts, served
 * as Supabase serves it: a bearer token that can be believed, then the function.
 *
 * @throws Error at start, naming a folder whose handler.ts cannot be served
 */
export async function createFunctions(dependencies: FunctionsDependencies): Promise<Hono> {
  const { tokens, folder = defaultFolder } = dependencies
  const functions = await loadFunctions(folder)
  const contextOf = createContexts(dependencies)
  const app = new Hono()

  const serve = async (
    name: string,
    request: Request,
    incoming: IncomingMessage | undefined,
  ): Promise<Response> => {
    const definition = functions.get(name)
    if (definition === undefined) return functionsError('NOT_FOUND')
    const hasToken = bearerToken(request) !== null
    if (!hasToken && definition.limits.signIn !== 'none') return functionsError('UNAUTHORIZED_NO_AUTH_HEADER')
    try {
      const identity = hasToken ? await identify(request, tokens) : await tokens.verify(tokens.anonKey)
      return await answer(name, definition, request, contextOf(identity, incoming))
    } catch (error) {
      if (error instanceof IdentifyError) return functionsError(identifyErrorCode(error.problem))
      throw error
    }
  }

  // Supabase hands a function the paths below its own as well.
  for (const path of ['/:name', '/:name/*'] as const) {
    app.all(path, (context) => {
      // A call from within the server has no socket behind it.
      const bindings = context.env as Partial<HttpBindings> | undefined
      return serve(context.req.param('name') ?? '', context.req.raw, bindings?.incoming)
    })
  }
  app.all('*', () => functionsError('NOT_FOUND'))
  return app
}
