import { createHash } from 'node:crypto'
import { normaliseEmail } from '#domain/people/accounts'

/** An identity that the simulator offers. */
export interface Person {
  email: string
  verified: boolean
  firstName: string
  lastName: string
}

/** The offered identities; any other can be typed. */
const offered: readonly Person[] = [
  { email: 'lead@example.com', verified: true, firstName: 'Eleanor', lastName: 'Hartley' },
  { email: 'newcomer@example.com', verified: true, firstName: 'Iris', lastName: 'Falk' },
  { email: 'unconfirmed@example.com', verified: false, firstName: 'Otto', lastName: 'Reyes' },
]

/** A provider's stable id of a person, different with each provider. */
export const subjectOf = (provider: string, { email }: Person): string =>
  BigInt(`0x${createHash('sha256').update(`${provider} ${email}`).digest('hex').slice(0, 16)}`).toString()

/** The identity chosen in the form. */
export function personOf(form: URLSearchParams): Person {
  const typed = normaliseEmail(form.get('email') ?? '')
  const known = offered.find(({ email }) => email === (typed || form.get('person')))
  if (known && !typed) return known
  return {
    email: typed,
    verified: form.get('verified') === 'yes',
    firstName: form.get('firstname') ?? '',
    lastName: form.get('lastname') ?? '',
  }
}

const escaped = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** The page on which the visitor chooses an identity; it works without scripts. */
export const choicePage = (title: string, action: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}, simulated</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:26rem;margin:2rem auto;padding:0 1rem}label{display:block;margin:.5rem 0}input:not([type]){width:100%;font:inherit;padding:.4rem;box-sizing:border-box}button{font:inherit;padding:.6rem 1.2rem;margin-top:1rem}</style>
<h1>${escaped(title)}, simulated</h1>
<p>This stands in for ${escaped(title)} in the demonstration. Whom it vouches for you choose here.</p>
<form method="post" action="${escaped(action)}">
${offered
  .map(
    ({ email, verified }, at) =>
      `<label><input type="radio" name="person" value="${email}"${at === 0 ? ' checked' : ''}> ${email}${verified ? '' : ' (address not verified)'}</label>`,
  )
  .join('\n')}
<fieldset><legend>or somebody else</legend>
<label>E-mail <input name="email"></label>
<label>First name <input name="firstname"></label>
<label>Last name <input name="lastname"></label>
<label><input type="checkbox" name="verified" value="yes" checked> The address is verified</label>
</fieldset>
<button>Continue</button>
</form>
</html>`
