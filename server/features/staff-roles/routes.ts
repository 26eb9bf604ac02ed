import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/staff/office-roles'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { findRoles } from './queries.ts'
import { addRole, changeRole, removeRole } from './write-role.ts'

/** The endpoints of the roles of staff. */
export function staffRoleRoutes(app: FastifyInstance, { db, catalogue }: Context): void {
  serve(app, contract.listRoles, async ({ query: { lang = 'en' } }) => {
    const { countries, regionById } = catalogue.content
    const regions = Map.groupBy(regionById.values(), ({ countryId }) => countryId)
    const named = ({ id, name }: { id: number; name: Record<typeof lang, string> }) => ({ id, name: name[lang] })
    return {
      roles: await findRoles(db),
      countries: countries.map(country => ({
        ...named(country),
        regions: (regions.get(country.id) ?? []).map(named).toSorted((a, b) => a.name.localeCompare(b.name, lang)),
      })),
    }
  })
  serve(app, contract.addRole, ({ actor, body, tx }) => addRole(tx, actor, body))
  serve(app, contract.changeRole, ({ actor, params, body, tx }) => changeRole(tx, actor, { ...params, ...body }))
  serve(app, contract.removeRole, ({ actor, params, query, tx }) => removeRole(tx, actor, { ...params, ...query }))
}
