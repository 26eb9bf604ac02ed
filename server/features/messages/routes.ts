import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/messages/messages'
import { reachOf } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import {
  answerConversation,
  getOfficeConversation,
  listOfficeConversations,
  settleConversation,
  uploadOfficeFile,
} from './office-messages.ts'
import { countUnread, getConversation, readMessages, sendMessage, uploadFile } from './own-messages.ts'
import { receiveEmail } from './receive-email.ts'

export function messageRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, contract.getConversation, ({ actor, params }) => getConversation(db, actor, params.id))
  serve(app, contract.sendMessage, ({ actor, params, body, tx }) =>
    sendMessage(tx, context, actor, { ...params, ...body }),
  )
  serve(app, contract.uploadMessageFile, ({ actor, params, body, tx }) => uploadFile(tx, actor, { ...params, ...body }))
  serve(app, contract.readMessages, ({ actor, params, body, tx }) => readMessages(tx, actor, { ...params, ...body }))
  serve(app, contract.countUnreadMessages, ({ actor }) => countUnread(db, actor))

  serve(app, contract.listOfficeConversations, ({ actor, query }) =>
    listOfficeConversations(db, reachOf(actor, 'bookings'), query),
  )
  serve(app, contract.getOfficeConversation, ({ params }) => getOfficeConversation(db, params.id))
  serve(app, contract.answerConversation, ({ actor, params, body, tx }) =>
    answerConversation(tx, context, actor, { ...params, ...body }),
  )
  serve(app, contract.uploadOfficeFile, ({ params, body, tx }) => uploadOfficeFile(tx, { ...params, ...body }))
  serve(app, contract.settleConversation, ({ actor, params, body, tx }) =>
    settleConversation(tx, actor, { ...params, ...body }),
  )
  serve(app, contract.receiveEmail, async ({ body, tx }) => ({ result: await receiveEmail(tx, context, body.raw) }))
}
