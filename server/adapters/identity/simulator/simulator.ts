import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type IdentityProvider, identityProviders } from '#domain/people/identity'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The pages to which browsers come back, under each name of this machine. */
const returnsOf = (provider: IdentityProvider, publicUrl: string) => [
  ...new Set([publicUrl, publicUrl.replace('//localhost', '//127.0.0.1')].map(site => returnPath(site, provider))),
]

/** The page of the site to which a provider sends the browser back. */
export const returnPath = (site: string, provider: IdentityProvider): string =>
  `${site}/api/auth/identities/${provider}/return`

/**
 * Simulates Google, Apple and Facebook on a port of its own: any visitor can choose any identity, so it is for the
 * demonstration only. Each provider is loaded on its first request.
 */
export async function startIdentitySimulator(publicUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const ready = new Map<string, Promise<Answer>>()
  let base = ''
  const load = async (provider: IdentityProvider): Promise<Answer> => {
    const returns = returnsOf(provider, publicUrl)
    if (provider === 'facebook') return (await import('./facebook.ts')).simulatedFacebook(returns)
    const { simulatedOpenId } = await import('./openid.ts')
    const title = provider === 'google' ? 'Google' : 'Apple'
    return simulatedOpenId({ name: provider, title, base, returns })
  }
  const server = createServer(async (request, response) => {
    try {
      const provider = identityProviders.find(name => request.url?.startsWith(`/${name}/`))
      if (!provider) return void response.writeHead(404).end()
      const answer = ready.get(provider) ?? load(provider)
      ready.set(provider, answer)
      await (await answer)(request, response)
    } catch {
      // A malformed request is an experiment, not a bug.
      if (!response.headersSent) response.writeHead(400)
      response.end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  base = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url: base,
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
