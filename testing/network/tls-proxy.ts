import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { OwnCertificate } from './certificate.ts'

/** A reverse proxy that terminates TLS, with the headers of docs/deployment.md. */
export interface TlsProxy {
  url: string
  /** Sets the server behind the proxy. */
  forwardTo: (url: string) => void
  close: () => Promise<void>
}

export async function tlsProxy({ key, cert }: OwnCertificate): Promise<TlsProxy> {
  let target = ''
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const { url = '/', method, headers, socket } = incoming
    const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '', 'x-visitor-country': '' }
    const onward = request(new URL(url, target), { method, headers: forwarded }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    forwardTo: url => {
      target = url
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
