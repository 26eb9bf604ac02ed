import type { FastifyInstance } from 'fastify'
import * as blocks from '#contract/staff/office-blocks'
import * as calendar from '#contract/staff/office-calendar'
import * as options from '#contract/staff/office-options'
import * as contract from '#contract/staff/staff-bookings'
import { reachOf } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { createProvisionalBooking } from './create-provisional-booking.ts'
import { extendOption } from './extend-option.ts'
import { findOfficeBookings, listClientManagers } from './find-office-bookings.ts'
import { findOfficeVillas } from './find-office-villas.ts'
import { listBookingEvents } from './list-booking-events.ts'
import { listCalendar } from './list-calendar.ts'
import { listOptions } from './list-options.ts'
import { moveBooking } from './move-booking.ts'
import { createOwnerBlock, listAllBlocks, listBlocks, moveOwnerBlock, removeOwnerBlock } from './owner-blocks.ts'
import { releaseHold } from './release-hold.ts'
import { setClientManager } from './set-client-manager.ts'

export function officeBookingRoutes(app: FastifyInstance, context: Context): void {
  serve(app, blocks.listBlocks, ({ params }) => listBlocks(context.db, params.id))
  serve(app, blocks.blockNights, ({ actor, params, body: { from, to, note }, tx }) =>
    createOwnerBlock(tx, actor, { villaId: params.id, stay: { from, to }, note }),
  )
  serve(app, blocks.unblockNights, ({ actor, params, tx }) => removeOwnerBlock(tx, actor, params.id))
  serve(app, calendar.listCalendar, ({ actor, query: { from, to, ...filter } }) =>
    listCalendar(context, actor, { range: { from, to }, ...filter }),
  )
  serve(app, calendar.moveBlock, ({ actor, params, body: { propertyId, from, to, note, expected }, tx }) =>
    moveOwnerBlock(tx, actor, {
      blockId: params.id,
      villaId: propertyId,
      stay: { from, to },
      note,
      expected: { villaId: expected.propertyId, stay: { from: expected.from, to: expected.to } },
    }),
  )
  serve(app, contract.makeProvisional, ({ actor, body, tx }) => createProvisionalBooking(tx, context, actor, body))
  serve(app, blocks.listAllBlocks, ({ actor, query }) =>
    listAllBlocks(context.db, reachOf(actor, 'bookings'), query.cursor),
  )
  serve(app, blocks.findOfficeVillas, ({ actor, query }) =>
    findOfficeVillas(context, reachOf(actor, 'bookings', 'prices'), query.words),
  )
  serve(app, options.listTransferHolds, ({ actor, query }) =>
    listOptions(context.db, reachOf(actor, 'bookings'), query),
  )
  serve(app, options.extendOptionAsStaff, ({ actor, params, body, tx }) =>
    extendOption(tx, context, actor, { bookingId: params.id, ...body }),
  )
  serve(app, contract.listBookingEvents, ({ params, query }) =>
    listBookingEvents(context.db, { bookingId: params.id, cursor: query.cursor }),
  )
  serve(app, options.releaseHold, ({ actor, params, tx }) => releaseHold(tx, context, actor, params.id))
  serve(app, contract.moveBooking, ({ actor, params, body: { propertyId, from, to, ...body }, tx }) =>
    moveBooking(tx, context, actor, { id: params.id, villaId: propertyId, stay: { from, to }, ...body }),
  )
  serve(app, contract.findOfficeBookings, ({ actor, body }) =>
    findOfficeBookings(context.db, context, reachOf(actor, 'bookings', 'payments'), body),
  )
  serve(app, contract.listClientManagers, ({ query }) => listClientManagers(context, query.lang ?? 'en'))
  serve(app, contract.setClientManager, ({ actor, body, params, tx }) =>
    setClientManager(tx, context, actor, { bookingId: params.id, ...body }),
  )
}
