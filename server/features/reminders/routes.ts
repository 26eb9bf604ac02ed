import type { FastifyInstance } from 'fastify'
import { remindOfBooking } from '#contract/staff/staff-bookings'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { remindNow } from './remind-now.ts'

export function reminderRoutes(app: FastifyInstance, context: Context): void {
  serve(app, remindOfBooking, ({ actor, params, tx }) => remindNow(tx, context, actor, params.id))
}
