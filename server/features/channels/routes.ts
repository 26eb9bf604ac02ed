import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/staff/office-channels'
import { reachOf } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { addChannel, changeChannel, readNow, removeChannel, renewAddress, settleClash } from './change-channel.ts'
import { listChannels, listClashes } from './list-channels.ts'
import { printCalendar } from './print-calendar.ts'

export function channelRoutes(app: FastifyInstance, context: Context): void {
  serve(app, contract.listChannels, ({ actor, query }) => listChannels(context, reachOf(actor, 'prices'), query))
  serve(app, contract.addChannel, ({ actor, params, body, tx }) =>
    addChannel(tx, context, actor, { villaId: params.id, ...body }),
  )
  serve(app, contract.changeChannel, ({ actor, params, body, tx }) =>
    changeChannel(tx, actor, { feedId: params.id, ...body }),
  )
  serve(app, contract.renewChannelAddress, ({ actor, params, tx }) => renewAddress(tx, context, actor, params.id))
  serve(app, contract.readChannelNow, ({ params, tx }) => readNow(tx, params.id))
  serve(app, contract.removeChannel, ({ actor, params, tx }) => removeChannel(tx, actor, params.id))
  serve(app, contract.listClashes, ({ actor, query }) =>
    listClashes(context.db, reachOf(actor, 'prices'), query.cursor),
  )
  serve(app, contract.settleClash, ({ actor, params, tx }) => settleClash(tx, actor, params.id))
  serve(app, contract.readOwnCalendar, ({ params, reply }) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    return printCalendar(context, params.secret)
  })
}
