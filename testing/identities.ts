import { afterAll } from 'vitest'
import { startIdentitySimulator } from '#server/adapters/identity/simulator/simulator'

/** Somebody whom the simulator of identities shall vouch for. */
export interface Simulated {
  email: string
  verified?: boolean
  firstname?: string
  lastname?: string
}

/** The simulator of identities, for the tests of a file, as a site at `publicUrl` has it. */
export async function simulatedIdentities(publicUrl = 'http://localhost:3000'): Promise<string> {
  const { url, stop } = await startIdentitySimulator(publicUrl)
  afterAll(stop)
  return url
}

/** A browser's window: it keeps cookies, and shows one page after the other. */
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
 * Signs in with a provider, as a browser does that was sent to `address`, and answers what it brings back to the page of
 * ours: by a form, or in the fragment of its address.
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
  throw new Error('The simulator leads in circles')
}
