import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/refusals'
import { type ClientManager, clientManager, getUser } from '#contract/team'
import type { Context } from '#server/context'
import { readSelection } from '#server/platform/selection'
import { serve } from '#server/platform/serve'
import { presentClientManager } from './present-person.ts'

const members = Object.keys(clientManager.shape) as (keyof ClientManager)[]

export function teamRoutes(app: FastifyInstance, context: Context): void {
  serve(app, getUser, ({ params, query }) => {
    const { select } = readSelection(query, { members, expandable: [] })
    const member = context.catalogue.content.teamMemberById.get(params.id)
    if (!member) throw new Refusal('not-found')
    const manager = presentClientManager(member, context, query.lang ?? 'en')
    const told: Partial<ClientManager> = Object.fromEntries(select.map(name => [name, manager[name]]))
    return { ...told, id: member.id }
  })
}
