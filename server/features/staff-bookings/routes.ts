import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/staff/staff-bookings'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { createProvisionalBooking } from './create-provisional-booking.ts'
import { findOfficeBookings, listClientManagers } from './find-office-bookings.ts'
import { moveBooking } from './move-booking.ts'
import { createOwnerBlock, listBlocks, removeOwnerBlock } from './owner-blocks.ts'
import { listTransferHolds, releaseHold } from './release-hold.ts'
import { setClientManager } from './set-client-manager.ts'

export function officeBookingRoutes(app: FastifyInstance, context: Context): void {
  serve(app, contract.listBlocks, ({ params }) => listBlocks(context.db, params.id))
  serve(app, contract.blockNights, ({ actor, params, body: { from, to, note }, tx }) =>
    createOwnerBlock(tx, actor, { villaId: params.id, stay: { from, to }, note }),
  )
  serve(app, contract.unblockNights, ({ actor, params, tx }) => removeOwnerBlock(tx, actor, params.id))
  serve(app, contract.makeProvisional, ({ actor, body, tx }) => createProvisionalBooking(tx, context, actor, body))
  serve(app, contract.listTransferHolds, () => listTransferHolds(context.db))
  serve(app, contract.releaseHold, ({ actor, params, tx }) => releaseHold(tx, context, actor, params.id))
  serve(app, contract.moveBooking, ({ actor, params, body: { propertyId, from, to, price }, tx }) =>
    moveBooking(tx, context, actor, { id: params.id, villaId: propertyId, stay: { from, to }, price }),
  )
  serve(app, contract.findOfficeBookings, ({ body }) => findOfficeBookings(context.db, context, body.words))
  serve(app, contract.listClientManagers, ({ query }) => listClientManagers(context, query.lang ?? 'en'))
  serve(app, contract.setClientManager, ({ actor, body, params, tx }) =>
    setClientManager(tx, context, actor, { bookingId: params.id, ...body }),
  )
}
