import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ProblemCode, ProblemError } from '#contract/problems'
import { problemHeaders, problemOf } from './errors.ts'

type Headers = Readonly<Record<string, string>>

/** A problem as a raw response, for errors before routing. */
function rawProblem(code: ProblemCode, headers: OutgoingHttpHeaders) {
  const refusal = new ProblemError(code)
  const body = JSON.stringify(problemOf(refusal, randomUUID()))
  const own: OutgoingHttpHeaders = {
    ...headers,
    ...problemHeaders,
    ...(refusal.retryAfter && { 'retry-after': String(refusal.retryAfter) }),
    'content-length': String(Buffer.byteLength(body)),
    // After a malformed request the client can mean something else by the next bytes.
    connection: 'close',
  }
  return { status: refusal.status, headers: own, body }
}

/** Rejects a request before routing. */
export function sendRawProblem(response: ServerResponse, code: ProblemCode, headers: Headers): void {
  const { status, headers: own, body } = rawProblem(code, headers)
  response.writeHead(status, own).end(body)
}

/** The same as text, for a connection without a parsed request. */
export function rawProblemResponse(code: ProblemCode, headers: OutgoingHttpHeaders): string {
  const { status, headers: own, body } = rawProblem(code, headers)
  const lines = Object.entries({ date: new Date().toUTCString(), ...own }).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

const codeOf: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
}

type Connection = Duplex & { _httpMessage?: ServerResponse | null }

/** Answers bytes that Node.js could not parse as a request, if the connection still allows a response. */
export function handleClientError(headers: Headers) {
  return ({ code = '' }: NodeJS.ErrnoException, socket: Connection): void => {
    // A response that is under way cannot be replaced: the client would read these bytes as its end.
    const answering = socket._httpMessage && (socket._httpMessage.headersSent || socket._httpMessage.writableEnded)
    if (code !== 'ECONNRESET' && socket.writable && !answering)
      socket.write(rawProblemResponse(codeOf[code] ?? 'malformed-request', headers))
    socket.destroy()
  }
}

/** Rejects every `Expect` header but `100-continue`. */
export const rejectExpectation =
  (headers: Headers) =>
  (_request: IncomingMessage, response: ServerResponse): void =>
    sendRawProblem(response, 'expectation-failed', headers)

/** Rejects CONNECT: the site is no proxy. By default Node.js would close the connection without a response. */
export const refuseTunnel =
  (headers: Headers) =>
  (_request: IncomingMessage, socket: Duplex): void => {
    socket.on('error', () => socket.destroy())
    socket.end(rawProblemResponse('method-not-allowed', { ...headers, allow: 'GET, HEAD' }))
  }
