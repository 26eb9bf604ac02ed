import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '#contract/problems'
import { mayChange } from '#domain/access/roles/reach'
import { maxPictureBytes } from '#domain/pictures/picture-rules'
import type { Context } from '#server/context'
import { authenticate } from '#server/platform/auth/authentication'
import { UploadStore } from './upload-store.ts'

/** The address of uploads, by the tus protocol (https://tus.io). */
const path = '/api/office/pictureuploads'

/** Response headers of the protocol; those for other origins are left out. */
const passedOn = ['location', 'upload-offset', 'upload-length', 'upload-metadata', 'tus-resumable', 'cache-control']

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Serves resumable uploads of pictures to staff. They carry bearer tokens, so no page of another site can send one. */
export function uploadRoutes(app: FastifyInstance, { db, store, identify }: Context): void {
  const serveUpload = async (request: FastifyRequest<{ Params: { id?: string } }>, reply: FastifyReply) => {
    const { actor } = request
    const { id } = request.params
    if (actor.kind !== 'staff' || (id !== undefined && !uuid.test(id))) throw new ProblemError('not-found')
    const server = new Server({
      path,
      relativeLocation: true,
      maxSize: maxPictureBytes,
      namingFunction: () => randomUUID(),
      datastore: new UploadStore(db, store, actor.staffId),
    })
    const headers = new Headers(
      Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const hasBody = request.method === 'PATCH'
    const answer = await server.handleWeb(
      new Request(`http://site${path}${id === undefined ? '' : `/${id}`}`, {
        method: request.method,
        headers,
        ...(hasBody && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' }),
      }) as Parameters<Server['handleWeb']>[0],
    )
    for (const name of passedOn) {
      const value = answer.headers.get(name)
      if (value !== null) reply.header(name, value)
    }
    // The unread rest of a refused body must not be parsed as the next request.
    if (hasBody && !request.raw.readableEnded) reply.header('connection', 'close')
    const text = await answer.text()
    return reply.header('cache-control', 'no-store').code(answer.status).type('text/plain').send(text)
  }

  app.register(async uploads => {
    // The body is read by the protocol's server as it comes.
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const route = (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string) =>
      uploads.route<{ Params: { id?: string } }>({
        method,
        url,
        schema: { hide: true },
        preParsing: async request => {
          const access = { method: 'POST', access: ['staff:pictures'] } as const
          const { actor, sessionId } = await authenticate(request, access, identify)
          if (actor.kind === 'staff' && !mayChange(actor, 'pictures')) throw new ProblemError('reads-only')
          request.actor = actor
          request.sessionId = sessionId
        },
        handler: serveUpload,
      })
    route('POST', path)
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) route(method, `${path}/:id`)
  })
}
