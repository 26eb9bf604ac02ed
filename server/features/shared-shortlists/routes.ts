import { randomUUID } from 'node:crypto'
import { stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ProblemError } from '#contract/problems'
import {
  createReferral,
  createSharedShortlist,
  getSharedShortlist,
  removeSharedShortlist,
  voteOnSharedShortlist,
} from '#contract/villas/shared-shortlists'
import type { Context } from '#server/context'
import { cookiesOf } from '#server/platform/auth/visitor'
import { serve } from '#server/platform/http/serve'
import { presentSharedShortlist, presentVotes } from './present-shared-shortlist.ts'
import { recommendShortlist } from './recommend-shortlist.ts'
import { removeShortlist } from './remove-shortlist.ts'
import { shareShortlist } from './share-shortlist.ts'
import { voteOnShortlist } from './vote-on-shortlist.ts'

const cookie = 'voter'
const year = 365 * 86_400

/** The voter, by a random cookie that contains no personal data. */
const voterOf = (request: FastifyRequest): string | undefined => z.uuid().safeParse(cookiesOf(request)[cookie]).data

export function sharedShortlistRoutes(app: FastifyInstance, context: Context): void {
  const { configuration } = context

  /** The voter; a new voter gets a cookie. */
  const voterOrNew = (request: FastifyRequest, reply: FastifyReply): string => {
    const known = voterOf(request)
    if (known) return known
    const voter = randomUUID()
    const secure = configuration.publicUrl.startsWith('https:')
    const attributes = {
      path: '/api/core/sharedshortlists',
      maxAge: year,
      httpOnly: true,
      sameSite: 'lax',
      secure,
    } as const
    reply.header('set-cookie', stringifySetCookie({ name: cookie, value: voter, ...attributes }))
    return voter
  }

  serve(app, getSharedShortlist, async ({ params, query, audience, runQueued: inTurn, request, reply }) => {
    reply.header('cache-control', 'private, no-store')
    const asked = { ...params, language: query.lang ?? 'en', audience, voter: voterOf(request) }
    const found = await inTurn({ work: () => presentSharedShortlist(context.db, context, asked) })
    if (!found) throw new ProblemError('not-found')
    return found
  })

  serve(app, createSharedShortlist, async ({ body, audience, tx }) =>
    shareShortlist(tx, context, { ...body, language: body.lang ?? 'en', audience }),
  )

  serve(app, createReferral, async ({ body, audience, tx }) =>
    recommendShortlist(tx, context, { ...body, language: body.lang ?? 'en', audience }),
  )

  serve(app, voteOnSharedShortlist, async ({ params: { id }, body, tx, request, reply }) => {
    const voter = voterOrNew(request, reply)
    const villaIds = await voteOnShortlist(tx, { id, villaId: body.propertyId, vote: body.vote, voter })
    return { votes: await presentVotes(tx, { id, voter, villaIds }) }
  })

  serve(app, removeSharedShortlist, ({ params, headers, tx }) =>
    removeShortlist(tx, { id: params.id, token: headers.token }),
  )
}
