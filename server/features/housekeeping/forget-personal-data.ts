import { and, lt, ne, or, sql } from 'drizzle-orm'
import * as tables from '#database/tables'
import type { JobContext } from '#server/context'

/**
 * Forgets what visitors have sent, and the letters about it, when the months are over for which it is kept. Of feedback
 * the words go; its figures say nothing of anybody.
 */
export async function forgetPersonalData({ db, configuration }: Pick<JobContext, 'db' | 'configuration'>) {
  const { enquiry, application, callBack, feedback, mail } = tables
  const since = sql`app_now() - make_interval(months => ${configuration.personalDataMonths})`
  await db.delete(enquiry).where(lt(enquiry.createdAt, since))
  await db.delete(application).where(lt(application.createdAt, since))
  await db.delete(callBack).where(lt(callBack.startsAt, since))
  await db.delete(mail).where(lt(mail.writtenAt, since))
  await db
    .update(feedback)
    .set({ comments: '', signature: '', mayPublish: false })
    .where(and(lt(feedback.givenAt, since), or(ne(feedback.comments, ''), ne(feedback.signature, ''))))
}
