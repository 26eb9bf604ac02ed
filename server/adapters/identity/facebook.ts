import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { readTextWithLimit } from '#server/adapters/bounded-text'
import { patience } from './id-token.ts'
import type { IdentityProviders } from './identity.ts'

interface Facebook {
  app: string
  secret: string
  dialog: string
  graph: string
}

const inspected = z.object({
  data: z.object({
    app_id: z.string().optional(),
    user_id: z.string().optional(),
    is_valid: z.boolean().default(false),
    expires_at: z.number().default(0),
  }),
})
const person = z.object({
  id: z.string(),
  email: z.string().optional(),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
})

/**
 * Facebook: the browser brings an unsigned token, so we query Facebook whether it issued the token to us, for the user
 * whom the browser names if it knows them, and whether it is valid. Facebook does not report whether an address is
 * verified.
 */
export function facebook({ app, secret, dialog, graph }: Facebook): NonNullable<IdentityProviders['facebook']> {
  const ask = async (path: string, query: Record<string, string>): Promise<unknown> => {
    const answer = await fetch(`${graph}${path}?${new URLSearchParams(query)}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const text = await readTextWithLimit(answer, { mostBytes: 64 * 1024, what: 'What Facebook answered' })
    if (answer.status >= 500 || answer.status === 429) throw new Error(`Facebook answered ${answer.status}`)
    return answer.ok ? JSON.parse(text) : undefined
  }
  return {
    address: ({ state, returnTo }) =>
      `${dialog}?${new URLSearchParams({
        client_id: app,
        redirect_uri: returnTo,
        response_type: 'token',
        scope: 'email,public_profile',
        state,
      })}`,
    async verify({ accessToken, userId }) {
      const told = await ask('/debug_token', { input_token: accessToken, access_token: `${app}|${secret}` })
      const { data } = inspected.parse(told ?? { data: {} })
      const isOver = data.expires_at !== 0 && data.expires_at * 1000 < Date.now()
      if (!data.is_valid || data.app_id !== app || isOver) return undefined
      if (userId !== undefined && data.user_id !== userId) return undefined
      const proof = createHmac('sha256', secret).update(accessToken).digest('hex')
      const fields = 'id,email,first_name,last_name'
      const found = await ask('/me', { fields, access_token: accessToken, appsecret_proof: proof })
      const { success, data: who } = person.safeParse(found)
      if (!success || who.id !== data.user_id) return undefined
      return {
        provider: 'facebook',
        subject: who.id,
        email: who.email ?? null,
        verified: false,
        firstName: who.first_name,
        lastName: who.last_name,
      }
    },
  }
}
