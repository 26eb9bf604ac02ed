import type { z } from 'zod'
import type { callBackForm } from '#contract/forms/call-back'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Language } from '#domain/language'
import type { Context } from '#server/context'
import { dialled } from '#server/platform/dialled'
import { enqueue } from '#server/platform/jobs/enqueue'
import { refuseFields } from '#server/platform/refuse-fields'
import { findFreeTimes } from './free-times.ts'
import { confirmCall } from './jobs.ts'

type Wanted = z.output<typeof callBackForm> & { language: Language }

/** Takes a half-hour for a visitor in the first office that is free then. Of two who want the last one, one is told. */
export async function takeCall(
  tx: Transaction,
  { configuration, clock }: Pick<Context, 'configuration' | 'clock'>,
  wanted: Wanted,
): Promise<{ callBackId: string; startsAt: string }> {
  const phone = dialled(wanted.phone, wanted.phoneCountry)
  const startsAt = Date.parse(wanted.startsAt)
  const free = await findFreeTimes(tx, configuration, clock.now())
  const time = free.find(time => time.startsAt === startsAt)
  refuseFields({ startsAt: time ? undefined : 'taken', phone: phone ? undefined : 'phone' })
  for (const office of time?.offices ?? []) {
    const [taken] = await tx
      .insert(tables.callBack)
      .values({
        office,
        startsAt: new Date(startsAt),
        language: wanted.language,
        name: wanted.name,
        email: wanted.email,
        phone: phone ?? wanted.phone,
        timezone: wanted.timezone,
        about: wanted.about,
      })
      .onConflictDoNothing()
      .returning()
    if (!taken) continue
    await enqueue(tx, confirmCall, { callBackId: taken.id })
    return { callBackId: taken.reference, startsAt: taken.startsAt.toISOString() }
  }
  refuseFields({ startsAt: 'taken' })
  throw new Error('a call was neither taken nor refused')
}
