import type { FastifyInstance } from 'fastify'
import { ProblemError } from '#contract/problems'
import { type ClientManager, clientManager, getUser } from '#contract/site/team'
import type { Context } from '#server/context'
import { parseSelectExpand } from '#server/platform/http/odata-select'
import { serve } from '#server/platform/http/serve'
import { presentClientManager } from './present-person.ts'

const members = Object.keys(clientManager.shape) as (keyof ClientManager)[]

export function teamRoutes(app: FastifyInstance, context: Context): void {
  serve(app, getUser, ({ params, query }) => {
    const { select } = parseSelectExpand(query, { members, expandable: [] })
    const member = context.catalogue.content.teamMemberById.get(params.id)
    if (!member) throw new ProblemError('not-found')
    const manager = presentClientManager(member, context, query.lang ?? 'en')
    const told: Partial<ClientManager> = Object.fromEntries(select.map(name => [name, manager[name]]))
    return { ...told, id: member.id }
  })
}
