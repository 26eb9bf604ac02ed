import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/staff/office-villas'
import { reachOf } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { getWayIn, setWayIn } from '#server/features/villa-access/public'
import { createPreviewLink } from '#server/features/villas/public'
import { serve } from '#server/platform/http/serve'
import { changeVilla, setVillaState } from './change-villa.ts'
import { copyVilla, createVilla } from './create-villa.ts'
import { listVillas, villaChoices } from './list-villas.ts'
import { getVillaOrder, setVillaOrder } from './order-villas.ts'
import { getVillaRecord } from './present-record.ts'
import { getVillaOwner, setVillaOwner } from './villa-owner.ts'

export function officeVillaRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, contract.listOfficeVillas, ({ actor, query }) => listVillas(db, reachOf(actor, 'villas'), query))
  serve(app, contract.getVillaChoices, ({ actor, query }) =>
    villaChoices(context, reachOf(actor, 'villas'), query.lang ?? 'en'),
  )
  serve(app, contract.getVillaRecord, ({ params }) => getVillaRecord(db, context, params.id))
  serve(app, contract.createVilla, ({ actor, body, tx }) => createVilla(tx, context, actor, body))
  serve(app, contract.changeVilla, ({ actor, params, body: { revision, values }, tx }) =>
    changeVilla(tx, context, actor, { id: params.id, revision, values }),
  )
  serve(app, contract.setVillaState, ({ actor, params, body, tx }) =>
    setVillaState(tx, context, actor, { id: params.id, ...body }),
  )
  serve(app, contract.copyVilla, ({ actor, params, body, tx }) =>
    copyVilla(tx, context, actor, { id: params.id, ...body }),
  )
  serve(app, contract.previewVilla, ({ actor, params, body }) =>
    createPreviewLink(db, context, actor, { villaId: params.id, language: body.lang ?? 'en' }),
  )
  serve(app, contract.getVillaOrder, ({ params }) => getVillaOrder(db, params.id))
  serve(app, contract.setVillaOrder, ({ actor, params, body, tx }) =>
    setVillaOrder(tx, actor, { regionId: params.id, before: body.before, wanted: body.villaIds }),
  )
  serve(app, contract.getVillaOwner, ({ params }) => getVillaOwner(db, params.id))
  serve(app, contract.setVillaOwner, ({ actor, params, body, headers, tx }) =>
    setVillaOwner(tx, actor, { villaId: params.id, owner: body, revision: headers['if-match'] }),
  )
  serve(app, contract.getVillaWayIn, ({ params }) => getWayIn(db, context, params.id))
  serve(app, contract.setVillaWayIn, ({ actor, params, body, headers, tx }) =>
    setWayIn(tx, context, actor, { villaId: params.id, access: body, revision: headers['if-match'] }),
  )
}
