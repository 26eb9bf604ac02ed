import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { careerForm, travelAgentForm, villaOfferForm, whiteKeyForm } from '#contract/forms/application'
import { language } from '#contract/schemas'

/** The common part of application forms: agents, owners, White Key and careers. */
const application = {
  method: 'POST',
  group: 'public',
  access: 'anyone',
  description:
    'It is stored, sent to the office by e-mail and confirmed to its sender in their language. The telephone number is stored in E.164.',
  reply: z.object({ applicationId: z.uuid() }),
  problems: ['invalid-input'],
  limit: { max: 10, windowSeconds: 3600, per: 'address', store: 'database', maxOverall: 300 },
  writes: 'idempotent',
} as const

export const registerTravelAgent = endpoint({
  ...application,
  path: '/core/travelagents/register',
  summary: 'Apply for registration as a travel agent',
  body: extend(travelAgentForm, { lang: optional(language) }),
})

export const offerVilla = endpoint({
  ...application,
  path: '/core/villaowners/offer',
  summary: 'Offer a villa to the company',
  body: extend(villaOfferForm, { lang: optional(language) }),
})

export const applyForWhiteKey = endpoint({
  ...application,
  path: '/core/whitekey/introduction',
  summary: 'Apply for an introduction to White Key',
  description: `${application.description} A subscriber to the newsletter gets an e-mail to confirm; the interest is stored as \`wkinterest\`.`,
  body: extend(whiteKeyForm, { lang: optional(language) }),
})

export const applyForJob = endpoint({
  ...application,
  path: '/core/careers/apply',
  summary: 'Apply for work with the company',
  body: extend(careerForm, { lang: optional(language) }),
})
