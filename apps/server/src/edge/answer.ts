import type { ServerResponse } from 'node:http'

const JSON_TYPE = 'application/json; charset=utf-8'

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(text) })
  response.end(text)
}
