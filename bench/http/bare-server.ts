import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Answer } from './answer.ts'

// Upper bound of this runtime for the same bytes: no routing, no other headers.
let head: Record<string, string | number> = {}
let body = Buffer.alloc(0)
let compresses = false

/** At the site's level for a response that is sent once. */
const compressed = () =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })

const server = createServer((_request, response) => {
  const bytes = compresses ? compressed() : body
  response.writeHead(200, { ...head, 'content-length': bytes.length })
  response.end(bytes)
})

// The bytes as they are, or compressed for each request.
process.on('message', (message: { serve?: Answer; compress?: boolean }) => {
  if (!message.serve) return
  body = Buffer.from(message.serve.body)
  compresses = message.compress ?? false
  head = { ...message.serve.head, ...(compresses && { 'content-encoding': 'br' }) }
  process.send?.({ serving: true })
})

server.listen(Number(process.env.PORT), '127.0.0.1')
