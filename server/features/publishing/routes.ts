import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/staff/office-content'
import * as releasing from '#contract/staff/office-releases'
import { todayAt } from '#domain/calendar/today'
import { withoutOwnHost } from '#domain/content/routing'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { createContent } from './create-content.ts'
import { findChoices, findPictures } from './find-choices.ts'
import { getContentDetails } from './get-content-details.ts'
import { listContent } from './list-content.ts'
import { makePreview } from './preview.ts'
import { publishContent } from './publish-content.ts'
import * as releases from './releases.ts'
import { confirmTranslation, saveDraft } from './save-draft.ts'
import { compareVersion, listVersions, restoreVersion } from './versions.ts'
import { withdrawContent } from './withdraw-content.ts'

export function publishingRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock, configuration } = context
  const timeZone = configuration.office.timezone
  const world = { clock, timeZone }

  serve(app, contract.listContent, ({ query }) => listContent(context, query))
  serve(app, contract.createContent, async ({ tx, actor, body }) => ({
    kind: body.kind,
    id: await createContent(tx, actor, body, todayAt(clock.now(), timeZone)),
  }))
  serve(app, contract.findContentChoices, ({ query }) => findChoices(db, query))
  serve(app, contract.findContentPictures, ({ query }) => findPictures(db, query))
  serve(app, contract.getContent, ({ params }) => getContentDetails(context, params.kind, params.id))
  serve(app, contract.saveContentDraft, async ({ tx, actor, params, body }) => ({
    revision: await saveDraft(tx, actor, { ...params, ...body }, configuration.publicUrl),
  }))
  serve(app, contract.publishContent, async ({ tx, actor, params, body }) => {
    await publishContent(tx, actor, { ...params, ...body })
  })
  serve(app, contract.planContent, async ({ tx, actor, params, body }) => {
    const parts = { ...params, parts: body.parts }
    const wanted = 'releaseId' in body ? { ...parts, releaseId: body.releaseId } : { ...parts, at: body }
    return { releaseId: await releases.planContent(tx, actor, wanted, world) }
  })
  serve(app, contract.confirmTranslation, ({ tx, actor, params }) => confirmTranslation(tx, actor, params))
  serve(app, contract.withdrawContent, ({ tx, actor, params, body }) =>
    withdrawContent(tx, actor, {
      ...params,
      ...(body.redirectTo !== undefined && { redirectTo: withoutOwnHost(body.redirectTo, configuration.publicUrl) }),
    }),
  )
  serve(app, contract.previewContent, ({ actor, params, body }) => makePreview(context, actor, { ...params, ...body }))
  serve(app, contract.listContentVersions, ({ params, query }) => listVersions(db, { ...params, ...query }))
  serve(app, contract.getContentVersion, ({ params }) => compareVersion(db, params))
  serve(app, contract.restoreContentVersion, ({ tx, actor, params }) => restoreVersion(tx, actor, params))

  serve(app, releasing.listReleases, async ({ query }) => ({ ...(await releases.listReleases(db, query)), timeZone }))
  serve(app, releasing.createRelease, async ({ tx, actor, body }) => ({
    id: await releases.createRelease(tx, actor, body.name),
  }))
  serve(app, releasing.planRelease, ({ tx, actor, params, body }) =>
    releases.planRelease(tx, actor, { ...params, ...body }, world),
  )
  serve(app, releasing.publishRelease, ({ tx, actor, params, body }) =>
    releases.publishRelease(tx, actor, params.id, body.revision),
  )
  serve(app, releasing.cancelRelease, ({ tx, actor, params, body }) =>
    releases.cancelRelease(tx, actor, params.id, body.revision),
  )
  serve(app, releasing.removeReleaseItem, ({ tx, actor, params }) => releases.removeReleaseItem(tx, actor, params.id))
}
