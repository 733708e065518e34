import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { answer } from '../../../../supabase/functions/_serve/answer.ts'
import { bearerToken, IdentifyError, identify } from '../identity/identify.ts'
import { type ContextDependencies, createContexts } from './context.ts'
import { functionsError, identifyErrorCode } from './errors.ts'
import { findFunctions } from './load.ts'

export type FunctionsDependencies = ContextDependencies & {
  folder?: string
}

const defaultFolder = join(import.meta.dirname, '../../../../supabase/functions')

/** /functions/v1/<name>, with a valid bearer token as on Supabase. */
export async function createFunctions(dependencies: FunctionsDependencies): Promise<Hono> {
  const { tokens, folder = defaultFolder } = dependencies
  const functions = await findFunctions(folder)
  const contextOf = createContexts(dependencies)
  const app = new Hono()

  const serve = async (
    name: string,
    request: Request,
    incoming: IncomingMessage | undefined,
  ): Promise<Response> => {
    const definition = await functions.get(name)?.()
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

  // As on Supabase, a function also gets the paths below its own.
  for (const path of ['/:name', '/:name/*'] as const) {
    app.all(path, (context) => {
      // A call from within the server has no socket.
      const bindings = context.env as Partial<HttpBindings> | undefined
      return serve(context.req.param('name') ?? '', context.req.raw, bindings?.incoming)
    })
  }
  app.all('*', () => functionsError('NOT_FOUND'))
  return app
}
