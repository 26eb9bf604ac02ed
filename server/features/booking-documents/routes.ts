import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/booking/documents'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { linkDocument } from './link-document.ts'
import { makeDocument } from './make-document.ts'

export function bookingDocumentRoutes(app: FastifyInstance, context: Context): void {
  serve(app, contract.linkDocument, ({ actor, body }) => linkDocument(context.db, context, actor, body))

  serve(app, contract.openDocument, async ({ params, reply }) => {
    // On a shared browser, the next user must not reopen the document with the back button.
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    return makeDocument(context, params.sealed)
  })
}
