import { and, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import * as tables from '#database/tables'
import { bookingStatus } from '#domain/booking/booking-status'
import type { JobContext } from '#server/context'

/**
 * Forgets what visitors have sent, and the letters about it, when the months are over for which it is kept. Of feedback
 * the words go; its figures say nothing of anybody.
 */
export async function forgetPersonalData(db: Db, { configuration }: Pick<JobContext, 'configuration'>) {
  const { enquiry, application, booking, callBack, feedback, guestUser, mail, trip } = tables
  const since = sql`app_now() - make_interval(months => ${configuration.personalDataMonths})`
  await db.delete(enquiry).where(lt(enquiry.createdAt, since))
  await db.delete(application).where(lt(application.createdAt, since))
  await db.delete(callBack).where(lt(callBack.startsAt, since))
  await db.delete(mail).where(lt(mail.writtenAt, since))
  // Of what never became a booking nothing has to be kept.
  const expired = and(eq(booking.status, bookingStatus.expired), lt(booking.createdAt, since))
  const expiredIds = db.select({ id: booking.id }).from(booking).where(expired)
  await db.delete(trip).where(inArray(trip.bookingId, expiredIds))
  await db.delete(guestUser).where(inArray(guestUser.bookingId, expiredIds))
  await db
    .update(booking)
    .set({ email: null })
    .where(and(expired, isNotNull(booking.email)))
  await db
    .update(feedback)
    .set({ comments: '', signature: '', mayPublish: false })
    .where(and(lt(feedback.givenAt, since), or(ne(feedback.comments, ''), ne(feedback.signature, ''))))
}
