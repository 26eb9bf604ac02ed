import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { factSheetForm } from '#contract/forms/fact-sheet'
import { id, idForNobody, language } from '#contract/schemas'

export const requestFactSheet = endpoint({
  method: 'POST',
  path: '/core/contacts/emailsub/pdfrequest',
  group: 'public',
  access: 'anyone',
  summary: 'Send a villa’s fact sheet by e-mail',
  description:
    'Sends an e-mail with a link to the sheet, at most three a day to an address; the response reveals neither whether it was sent nor whether the address is known. It subscribes the address to nothing; `newsletter` sends an e-mail to confirm a subscription, as in the footer.',
  body: extend(factSheetForm, { propertyId: id, lang: optional(language) }),
  reply: z.object({ contactId: idForNobody }),
  problems: ['invalid-input', 'not-found'],
  limit: { max: 20, windowSeconds: 3600, per: 'address', store: 'database', maxOverall: 1000 },
  writes: 'idempotent',
})
