import { afterAll } from 'vitest'
import { startIdentitySimulator } from '#server/adapters/identity/simulator/simulator'

/** An identity for the provider simulator. */
export interface Simulated {
  email: string
  verified?: boolean
  firstname?: string
  lastname?: string
}

/** The identity-provider simulator for the tests of a file, for a site at `publicUrl`. */
export async function simulatedIdentities(publicUrl = 'http://localhost:3000'): Promise<string> {
  const { url, stop } = await startIdentitySimulator(publicUrl)
  afterAll(stop)
  return url
}

/** A browser window: it stores cookies, and follows redirects and forms. */
function aWindow() {
  const cookies = new Map<string, string>()
  return async (address: string, form?: URLSearchParams): Promise<Response> => {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const [name = '', ...value] = pair.split('=')
      cookies.set(name, value.join('='))
    }
    return answer
  }
}

const inputs = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

/**
 * Signs in with a provider at `address`, and returns what the browser brings to the site's callback: by a form, or in
 * the URL fragment.
 */
export async function visitProvider(
  address: string,
  { email, verified = true, firstname = '', lastname = '' }: Simulated,
): Promise<Record<string, string>> {
  const open = aWindow()
  const who = new URLSearchParams({ email, firstname, lastname, ...(verified && { verified: 'yes' }) })
  let at = address
  let answer = await open(at)
  for (let step = 0; step < 10; step++) {
    const next = answer.headers.get('location')
    if (next) {
      const to = new URL(next, at)
      if (to.pathname.endsWith('/return')) return Object.fromEntries(new URLSearchParams(to.hash.slice(1)))
      at = to.href
      answer = await open(at)
    } else {
      const page = await answer.text()
      if (page.includes('/return"')) return inputs(page)
      if (!page.includes('name="person"')) throw new Error(`The simulator shows ${answer.status} ${page.slice(0, 300)}`)
      answer = await open(at, who)
    }
  }
  throw new Error('The simulator redirects endlessly')
}
