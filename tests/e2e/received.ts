import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'

export type Received = { forms: FormData[]; close: () => Promise<void> }

/**
 * Keeps the forms that reach a function, as they arrive over the network, and passes them on to the server.
 * Chromium gives a test no request body that holds files.
 */
export async function formsReceived(page: Page, serverUrl: string, name: string): Promise<Received> {
  const forms: FormData[] = []
  const proxy = createServer((request, response) => void passOn(request, response))
  await new Promise<void>((resolve) => proxy.listen(0, resolve))
  const { port } = proxy.address() as AddressInfo
  const path = `/functions/v1/${name}`
  await page.route(`**${path}`, (route) => route.continue({ url: `http://localhost:${port}${path}` }))

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = new Uint8Array(await buffer(request))
    const { 'content-type': type = '', authorization = '', apikey = '' } = request.headers
    forms.push(await new Response(body, { headers: { 'content-type': type } }).formData())
    const headers = { 'content-type': type, authorization, apikey: String(apikey) }
    const answer = await fetch(`${serverUrl}${path}`, { method: 'POST', headers, body })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  }
  const close = () => new Promise<void>((resolve) => proxy.close(() => resolve()))
  return { forms, close }
}
