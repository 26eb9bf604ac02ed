import type { Transaction } from '#database/connection'
import { majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import type { Documents } from '#server/adapters/documents/documents'
import type { Context } from '#server/context'
import { clientAreaUrl, managerOf, namedManager } from '#server/features/bookings/public'
import { queueEmail } from '#server/features/mail/public'
import { findRecipients, notify } from '#server/features/notifications/public'
import { statusOf } from './plan-facts.ts'
import type { Plan, PlanRow } from './queries.ts'
import { meetingOf } from './read-plan.ts'

export type MailWorld = Pick<Context, 'catalogue' | 'configuration' | 'documents'>
type AnswerData = Parameters<Documents['experienceAnswerEmail']>[0]

const currencyOf = ({ catalogue }: MailWorld, { found }: Plan) =>
  catalogue.content.currencies.find(({ id }) => id === found.row.currencyId)?.code ?? 'EUR'

/** A planned experience as e-mails show it. */
function describe({ catalogue: { content } }: MailWorld, plan: Plan, planned: PlanRow, language: Language) {
  const { row } = planned
  const reached = plan.reachable.get(row.experienceId)
  const { quotedCents } = statusOf(content, plan, planned)
  return {
    name: content.experienceById.get(row.experienceId)?.name[language] ?? '',
    meeting: reached ? meetingOf(reached, language) : '',
    day: row.day,
    time: row.time,
    adults: row.adults,
    children: row.children,
    childAges: row.childAges,
    note: row.note,
    price: quotedCents === null ? null : majorOf(quotedCents),
  }
}

/** E-mails the experiences group of the client manager; without one, the office (PD-77). */
export async function emailManager(
  tx: Transaction,
  world: MailWorld,
  plan: Plan,
  { told, planned, message }: { told: 'requested' | 'enquiry'; planned: readonly PlanRow[]; message: string },
): Promise<void> {
  const { publicUrl: site, company, office } = world.configuration
  const { found, item } = plan
  const letter = await world.documents.experienceRequestEmail({
    sender: { site, company, office },
    told,
    reference: found.row.reference,
    client: [found.firstName, found.lastName].filter(Boolean).join(' '),
    villa: item.villa.name,
    stay: plan.stay,
    experiences: planned.map(one => describe(world, plan, one, 'en')),
    currency: currencyOf(world, plan),
    message,
  })
  await queueEmail(tx, {
    recipient: managerOf(world, found)?.experienceGroupEmail || office.email,
    purpose: 'transactional',
    requestedBy: 'office',
    language: 'en',
    ...letter,
    ...(found.email && { replyTo: found.email }),
  })
}

/** E-mails the client what has become of their experiences. A booking without an address gets none. */
export async function emailClient(
  tx: Transaction,
  world: MailWorld,
  plan: Plan,
  {
    told,
    planned,
    message = '',
    previousCents = 0,
    cause,
  }: {
    told: AnswerData['told']
    planned: readonly PlanRow[]
    message?: string
    previousCents?: number
    /** At most one e-mail is sent for it. */
    cause: string
  },
): Promise<void> {
  const { publicUrl: site, company, office } = world.configuration
  const { found, item } = plan
  const [recipient] = await findRecipients(tx, found, 'lead-booker')
  if (!recipient || planned.length === 0) return
  await notify(tx, world, {
    recipient,
    dedupeKey: cause,
    topic: null,
    write: ({ recipient: address, language }) =>
      world.documents.experienceAnswerEmail({
        sender: { site, company, office },
        language,
        recipient: address,
        told,
        villa: item.villa.name,
        experiences: planned.map(one => describe(world, plan, one, language)),
        previous: majorOf(previousCents),
        currency: currencyOf(world, plan),
        message,
        address: clientAreaUrl(world, `/secure/experiences-planner?booking=${found.row.id}`, found.row),
        manager: namedManager(world, found),
      }),
  })
}
