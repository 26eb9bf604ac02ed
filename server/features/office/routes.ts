import type { FastifyInstance } from 'fastify'
import * as frame from '#contract/staff/office-frame'
import * as lists from '#contract/staff/office-lists'
import { exportPictures as exportPicturesCall } from '#contract/staff/office-pictures'
import { exportVillas as exportVillasCall } from '#contract/staff/office-villas'
import { reachOf } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { countToday } from './count-today.ts'
import { exportBookings } from './export-bookings.ts'
import { exportChannels } from './export-channels.ts'
import { exportContacts } from './export-contacts.ts'
import { exportConversations } from './export-conversations.ts'
import { exportFeedback } from './export-feedback.ts'
import { exportLog } from './export-log.ts'
import { exportBankTransfers, exportDeposits } from './export-money.ts'
import { exportPayments } from './export-payments.ts'
import { exportPictures } from './export-pictures.ts'
import { exportExperiences, exportTransfers, exportWineOrders } from './export-services.ts'
import { exportVillas } from './export-villas.ts'
import { listBookings } from './list-bookings.ts'
import { listContacts } from './list-contacts.ts'
import { listUndeliveredMail } from './list-undelivered-mail.ts'
import { searchOffice } from './search-office.ts'

export function officeFrameRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, frame.getToday, ({ actor }) => countToday(db, actor))
  serve(app, frame.searchOffice, ({ actor, body }) => searchOffice(db, context, actor, body.words))
  serve(app, lists.listOfficeBookings, ({ actor, body }) => listBookings(db, context, reachOf(actor, 'bookings'), body))
  serve(app, lists.listContacts, ({ actor, body }) => listContacts(db, reachOf(actor, 'contacts'), body))
  serve(app, lists.listUndeliveredMail, ({ actor, query }) =>
    listUndeliveredMail(db, reachOf(actor, 'contacts'), query.cursor),
  )
  serve(app, lists.exportBookings, ({ actor, body }) => exportBookings(context, actor, body))
  serve(app, lists.exportContacts, ({ actor, body }) => exportContacts(context, actor, body))
  serve(app, lists.exportPayments, ({ actor, body }) => exportPayments(context, actor, body))
  serve(app, lists.exportBankTransfers, ({ actor, body }) => exportBankTransfers(context, actor, body))
  serve(app, lists.exportDeposits, ({ actor, body }) => exportDeposits(context, actor, body))
  serve(app, lists.exportTransfers, ({ actor, body }) => exportTransfers(context, actor, body))
  serve(app, lists.exportExperiences, ({ actor, body }) => exportExperiences(context, actor, body))
  serve(app, lists.exportWineOrders, ({ actor, body }) => exportWineOrders(context, actor, body))
  serve(app, lists.exportFeedback, ({ actor, body }) => exportFeedback(context, actor, body))
  serve(app, exportPicturesCall, ({ actor, body }) => exportPictures(context, actor, body))
  serve(app, lists.exportConversations, ({ actor, body }) => exportConversations(context, actor, body))
  serve(app, lists.exportChannels, ({ actor, body }) => exportChannels(context, actor, body))
  serve(app, exportVillasCall, ({ actor, body }) => exportVillas(context, actor, body))
  serve(app, lists.exportLog, ({ actor, body }) => exportLog(context, actor, body))
}
