import { inArray, sql } from 'drizzle-orm'
import { hoursRequest } from '#database/tables'
import { hoursLifecycle, openHoursStates } from '#domain/lifecycles/hours-state'
import type { JobContext } from '#server/context'

/** Ends open requests for other hours whose stay has begun, by the day at the villa. */
export async function run({ db }: Pick<JobContext, 'db'>): Promise<void> {
  await db
    .update(hoursRequest)
    .set({ state: hoursLifecycle.steps.lapse.to, endedAt: sql`app_now()` })
    .where(
      sql`${inArray(hoursRequest.state, [...openHoursStates])} and exists (
        select from booking_item item
        join villa house on house.id = item.villa_id
        join region on region.id = house.region_id
        join country on country.id = region.country_id
        where item.booking_id = ${hoursRequest.bookingId} and item.kind = 'villa'
          and lower(item.stay) <= (app_now() at time zone country.timezone)::date)`,
    )
}
