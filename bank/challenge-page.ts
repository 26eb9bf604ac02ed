const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, character => entities[character] ?? character)

const hiddenFields = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; background: #eef1f4; color: #1b2733 }
main { max-width: 24rem; margin: 2rem auto; padding: 1.5rem; background: #fff; border-radius: .5rem }
h1 { font-size: 1.25rem; margin-top: 0 }
button { display: block; width: 100%; margin-top: .75rem; padding: .75rem; font: inherit; color: inherit; background: #eef1f4; border: 1px solid #6b7b8c; border-radius: .25rem }
button.yes { color: #fff; background: #1b4b7a }
</style>
</head>
<body><main>${body}</main></body>
</html>`

interface Asked {
  action: string
  cents: number
  currency: string
  last4: string
  hidden: Record<string, string>
}

/** The challenge page of the holder's bank. */
export const challengePage = ({ action, cents, currency, last4, hidden }: Asked): string =>
  page(
    'Confirm your payment',
    `<h1>Your bank asks: is this payment yours?</h1>
<p>${(cents / 100).toFixed(2)} ${escaped(currency)}, with the card that ends in ${escaped(last4)}.</p>
<p>This is a simulated bank. No money moves.</p>
<form method="post" action="${escaped(action)}">${hiddenFields(hidden)}
<button class="yes" name="answer" value="approve">Approve</button>
<button name="answer" value="slow">Approve, slowly</button>
<button name="answer" value="wrong">Give a wrong code</button>
<button name="answer" value="abandon">Cancel</button>
</form>`,
  )

/** Returns the browser to the shop with a form: submitted automatically or, without scripts, by a button. */
export const returnPage = (action: string, fields: Record<string, string>): string =>
  page(
    'Back to the shop',
    `<h1>Thank you</h1>
<form method="post" action="${escaped(action)}">${hiddenFields(fields)}<button class="yes">Back to the shop</button></form>
<script>document.forms[0].submit()</script>`,
  )
