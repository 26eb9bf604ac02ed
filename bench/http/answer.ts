import { get } from 'node:http'

/** A response: its raw bytes, and the headers that describe them. */
export interface Answer {
  head: Record<string, string>
  body: Uint8Array
}

/** Fetches a URL without decoding the body. */
export const fetchRaw = (address: string, encoding?: string): Promise<Answer> =>
  new Promise((done, fail) => {
    get(address, { headers: encoding ? { 'accept-encoding': encoding } : {} }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', fail)
      response.on('end', () => {
        const { statusCode, headers } = response
        const body = Buffer.concat(parts)
        if (statusCode !== 200) return fail(new Error(`${address} answered ${statusCode}: ${body.subarray(0, 300)}`))
        const head = {
          'content-type': headers['content-type'] ?? 'text/plain',
          ...(headers['content-encoding'] && { 'content-encoding': headers['content-encoding'] }),
        }
        done({ head, body })
      })
    }).on('error', fail)
  })
