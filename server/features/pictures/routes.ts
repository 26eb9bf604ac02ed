import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '#contract/staff/office-pictures'
import { reachOf } from '#domain/access/roles/reach'
import type { PictureFocus } from '#domain/pictures/focus'
import type { Context } from '#server/context'
import { findAnyVillas } from '#server/features/staff-bookings/public'
import { serve } from '#server/platform/http/serve'
import { requesterOf } from '#server/platform/queue/request-queues'
import { addPicture, replaceFile } from './add-picture.ts'
import { describePictures, getPictureTexts } from './describe-pictures.ts'
import { editPicture, restoreVersion } from './edit-picture.ts'
import { getPicture } from './get-picture.ts'
import { listPictures } from './list-pictures.ts'
import { removePicture, restorePicture } from './remove-picture.ts'
import { uploadRoutes } from './uploads/upload-routes.ts'
import { getVillaPictures, setVillaPictures } from './villa-pictures.ts'

export function pictureRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  const requester = (request: FastifyRequest, reply: FastifyReply) => requesterOf(app, request, reply)
  uploadRoutes(app, context)
  serve(app, contract.listOfficePictures, ({ actor, query }) => listPictures(db, reachOf(actor, 'pictures'), query))
  serve(app, contract.getOfficePicture, ({ params }) => getPicture(db, params.id))
  serve(app, contract.addPicture, ({ actor, body, request, reply }) =>
    addPicture(context, actor, body, requester(request, reply)),
  )
  serve(app, contract.replacePictureFile, ({ actor, params, body, request, reply }) =>
    replaceFile(context, actor, { ...params, ...body }, requester(request, reply)),
  )
  serve(app, contract.editPicture, ({ actor, params, body, tx }) =>
    editPicture(tx, actor, { ...params, ...body, focus: body.focus as PictureFocus }),
  )
  serve(app, contract.removePicture, ({ actor, params, tx }) => removePicture(tx, actor, params.id))
  serve(app, contract.restorePicture, ({ actor, params, tx }) => restorePicture(tx, actor, params.id))
  serve(app, contract.restorePictureVersion, ({ actor, params, body, tx }) =>
    restoreVersion(tx, actor, { ...params, ...body }),
  )
  serve(app, contract.getVillaPictures, ({ params }) => getVillaPictures(db, params.id))
  serve(app, contract.setVillaPictures, ({ actor, params, body, tx }) =>
    setVillaPictures(tx, actor, { ...params, ...body }),
  )
  serve(app, contract.getPictureTexts, ({ params }) => getPictureTexts(db, params.id))
  serve(app, contract.describePictures, ({ actor, params, body, tx }) =>
    describePictures(tx, actor, { villaId: params.id, ...body }),
  )
  serve(app, contract.findPicturedVillas, ({ actor, query }) =>
    findAnyVillas(context, reachOf(actor, 'pictures'), query.words),
  )
}
