import type { FastifyInstance, FastifyReply } from 'fastify'
import { identityProviders } from '#domain/people/identity'
import { returnPath } from './begin-identity-sign-in.ts'

/** The parameters of providers; all others are dropped. */
const told = ['state', 'id_token', 'code', 'user', 'error'] as const

/** JSON for a script element: no `<` can end it. */
const asData = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')

/**
 * The page to which a provider redirects the browser, from its own site and with a form (PD-51). It only passes the
 * parameters to the window that waits, which requests a session with them.
 */
export function returnPages(app: FastifyInstance): void {
  const send = (reply: FastifyReply, said: unknown) => {
    const given = Object.fromEntries(
      told.flatMap(name => {
        const value = (said as Record<string, unknown> | undefined)?.[name]
        return typeof value === 'string' ? [[name, value]] : []
      }),
    )
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>…</title><script type="application/json" id="returned">${asData(given)}</script><script src="/returned.js"></script></html>`,
      )
  }
  app.register(async pages => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    for (const provider of identityProviders) {
      const url = returnPath(provider)
      pages.get(url, { schema: { hide: true } }, (request, reply) => send(reply, request.query))
      pages.post(url, { schema: { hide: true } }, (request, reply) => send(reply, request.body))
    }
  })
}
