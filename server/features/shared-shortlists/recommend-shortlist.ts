import type { z } from 'zod'
import type { referralForm } from '#contract/forms/shared-shortlist'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { sharedShortlist, shortlistReferral } from '#database/tables'
import type { Context } from '#server/context'
import { refuseFullMailbox } from '#server/features/mail/public'
import { enqueue } from '#server/platform/jobs/enqueue'
import { consumeOrThrow } from '#server/platform/security/rate-limits'
import { referShortlist } from './jobs.ts'
import { isSenders } from './queries.ts'
import { type Shared, shareShortlist } from './share-shortlist.ts'

type Recommended = Shared &
  Pick<z.output<typeof referralForm>, 'email' | 'website'> & {
    sharedShortlistId?: string | undefined
    token?: string | undefined
  }

/** E-mails per address, so that strangers cannot flood a mailbox by entering its address. */
const toOneAddress = { max: 3, windowSeconds: 86_400 }

/** E-mails the link of a list to a friend: of a list shared before, or of one created now. */
export async function recommendShortlist(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'clock'>,
  { email, website, sharedShortlistId, token, ...shared }: Recommended,
): Promise<{ sharedShortlistId: string; token: string }> {
  const list =
    sharedShortlistId && token
      ? await sendersList(tx, { sharedShortlistId, token })
      : await shareShortlist(tx, world, shared)
  // A suspected program gets the same response, but no e-mail is sent.
  if (website !== '') return list
  await refuseFullMailbox(tx, email)
  await consumeOrThrow(tx, `shortlist referral to ${email}`, toOneAddress)
  const [referral] = await tx
    .insert(shortlistReferral)
    .values({ sharedShortlistId: list.sharedShortlistId, recipient: email })
    .returning({ id: shortlistReferral.id })
  if (!referral) throw new Error('the referral was not stored')
  await enqueue(tx, referShortlist, { referralId: referral.id })
  return list
}

async function sendersList(tx: Transaction, list: { sharedShortlistId: string; token: string }) {
  const [found] = await tx
    .select({ id: sharedShortlist.id })
    .from(sharedShortlist)
    .where(isSenders(list.sharedShortlistId, list.token))
  if (!found) throw new ProblemError('not-found')
  return list
}
