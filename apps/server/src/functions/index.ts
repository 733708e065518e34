import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { answer } from '../../../../supabase/functions/_serve/answer.ts'
import {
  type FunctionDefinition,
  isFunctionDefinition,
} from '../../../../supabase/functions/_serve/function.ts'
import { bearerToken, IdentifyError, type IdentifyProblem, identify } from '../identity/identify.ts'
import { type ContextDependencies, createContexts } from './context.ts'

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
      if (error instanceof IdentifyError) return functionsError(problems[error.problem])
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

/**
 * As on Supabase, folders that start with _ are not served, and a function is loaded at its first call: a quiet server
 * never needs what reports, calendars and the demo bring along.
 * @returns by name what loads a function; it rejects naming a handler.ts that cannot be served
 */
async function findFunctions(folder: string): Promise<Map<string, () => Promise<FunctionDefinition>>> {
  const files = (await readdir(folder))
    .filter((name) => !/^[._]/.test(name))
    .map((name) => [name, join(folder, name, 'handler.ts')] as const)
    .filter(([, file]) => existsSync(file))
  return new Map(files.map(([name, file]) => [name, () => load(file)]))
}

async function load(file: string): Promise<FunctionDefinition> {
  const module: unknown = await import(pathToFileURL(file).href)
  if (!isFunctionDefinition(module)) throw new Error(`${file} must export limits and handler`)
  return module
}

const catalogue = {
  NOT_FOUND: { status: 404, message: 'Requested function was not found' },
  UNAUTHORIZED_NO_AUTH_HEADER: { status: 401, message: 'Missing authorization header' },
  UNAUTHORIZED_INVALID_API_KEY: { status: 401, message: 'Invalid API key' },
  UNAUTHORIZED_INVALID_JWT: { status: 401, message: 'Invalid JWT' },
  UNAUTHORIZED_EXPIRED_JWT: { status: 401, message: 'JWT expired' },
  INSUFFICIENT_AAL: { status: 403, message: 'This account has a second factor. Give its code first.' },
  UNAUTHORIZED_ENDED_SESSION: { status: 401, message: 'The session has ended' },
} as const

type FunctionsErrorCode = keyof typeof catalogue

function functionsError(code: FunctionsErrorCode): Response {
  const { status, message } = catalogue[code]
  return Response.json({ code, message }, { status })
}

const problems: Record<IdentifyProblem, FunctionsErrorCode> = {
  no_api_key: 'UNAUTHORIZED_NO_AUTH_HEADER',
  invalid_api_key: 'UNAUTHORIZED_INVALID_API_KEY',
  invalid: 'UNAUTHORIZED_INVALID_JWT',
  expired: 'UNAUTHORIZED_EXPIRED_JWT',
  ended: 'UNAUTHORIZED_ENDED_SESSION',
  second_factor_needed: 'INSUFFICIENT_AAL',
}
