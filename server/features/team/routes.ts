import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/refusals'
import { type ClientManager, clientManager, getUser } from '#contract/team'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { presentClientManager } from './present-person.ts'

const members = Object.keys(clientManager.shape) as (keyof ClientManager)[]

/** The members that `$select` names, the id always among them; without it all. Throws `invalid-input`. */
function selected(select: string | undefined): (keyof ClientManager)[] {
  const names = select
    ?.split(',')
    .map(name => name.trim())
    .filter(Boolean)
  const unknown = names?.filter(name => !(members as string[]).includes(name)) ?? []
  if (unknown.length > 0) {
    const errors = unknown.map(name => ({
      field: 'query.$select',
      code: 'unknown-member',
      detail: `There is no member ${name}.`,
    }))
    throw new Refusal('invalid-input', { errors })
  }
  return names?.length ? members.filter(name => name === 'id' || names.includes(name)) : members
}

export function teamRoutes(app: FastifyInstance, context: Context): void {
  serve(app, getUser, ({ params, query }) => {
    const wanted = selected(query.$select)
    const member = context.catalogue.content.teamMemberById.get(params.id)
    if (!member) throw new Refusal('not-found')
    const manager = presentClientManager(member, context, query.lang ?? 'en')
    const told: Partial<ClientManager> = Object.fromEntries(wanted.map(name => [name, manager[name]]))
    return { ...told, id: member.id }
  })
}
