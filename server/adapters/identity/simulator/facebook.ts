import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { generateToken } from '#server/platform/auth/tokens'
import { choicePage, type Person, personOf, subjectOf } from './person.ts'

const app = 'maestrale'
const secret = 'simulated'
const lasts = 3600

/** The endpoints of Facebook's dialog and graph that signing in needs, below their own path of the simulator. */
export function simulatedFacebook(returns: string[]) {
  const given = new Map<string, { person: Person; expiresAt: number }>()

  const json = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const refused = { error: { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190 } }

  const letIn = async (request: IncomingMessage, response: ServerResponse, { searchParams, search }: URL) => {
    const returnTo = searchParams.get('redirect_uri') ?? ''
    if (searchParams.get('client_id') !== app || !returns.includes(returnTo)) return json(response, 400, refused)
    if (request.method !== 'POST') {
      const page = choicePage('Facebook', `/facebook/dialog/oauth${search}`)
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    }
    const token = generateToken()
    const expiresAt = Math.floor(Date.now() / 1000) + lasts
    given.set(token, { person: personOf(new URLSearchParams(await text(request))), expiresAt })
    const told = new URLSearchParams({
      access_token: token,
      expires_in: String(lasts),
      state: searchParams.get('state') ?? '',
    })
    return response.writeHead(302, { location: `${returnTo}#${told}` }).end()
  }

  const inspect = (response: ServerResponse, { searchParams }: URL) => {
    if (searchParams.get('access_token') !== `${app}|${secret}`) return json(response, 400, refused)
    const found = given.get(searchParams.get('input_token') ?? '')
    if (!found) return json(response, 200, { data: { is_valid: false, error: refused.error } })
    const { person, expiresAt } = found
    const isValid = expiresAt * 1000 > Date.now()
    const data = { app_id: app, user_id: subjectOf('facebook', person), is_valid: isValid, expires_at: expiresAt }
    return json(response, 200, { data })
  }

  const tell = (response: ServerResponse, { searchParams }: URL) => {
    const token = searchParams.get('access_token') ?? ''
    const proof = createHmac('sha256', secret).update(token).digest('hex')
    const found = given.get(token)
    if (!found || searchParams.get('appsecret_proof') !== proof) return json(response, 400, refused)
    const { email, firstName, lastName } = found.person
    const who = { id: subjectOf('facebook', found.person), first_name: firstName, last_name: lastName }
    return json(response, 200, { ...who, ...(email && { email }) })
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === '/facebook/dialog/oauth') await letIn(request, response, url)
    else if (url.pathname === '/facebook/debug_token') inspect(response, url)
    else if (url.pathname === '/facebook/me') tell(response, url)
    else json(response, 404, refused)
  }
}
