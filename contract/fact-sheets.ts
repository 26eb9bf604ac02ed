import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { factSheetForm } from '#contract/forms/fact-sheet'
import { id, idForNobody, language } from '#contract/shapes'

export const askForFactSheet = endpoint({
  method: 'POST',
  path: '/core/contacts/emailsub/pdfrequest',
  group: 'public',
  access: 'anyone',
  summary: 'Have a villa’s fact sheet sent by e-mail',
  description:
    'A letter with the link to the sheet goes to the address, at most three a day to one; the answer tells neither whether it does nor whether the address is known. It puts the address on no list; with `newsletter` it is asked to confirm, as from the footer.',
  body: extend(factSheetForm, { propertyId: id, lang: optional(language) }),
  reply: z.object({ contactId: idForNobody }),
  refusals: ['invalid-input', 'not-found'],
  limit: { most: 20, seconds: 3600, per: 'address', counted: 'everywhere', inAll: 1000 },
  writes: 'once',
})
