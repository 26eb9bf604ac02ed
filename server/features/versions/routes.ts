import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/staff/versions'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { getVersion, listVersions } from './list-versions.ts'
import { noteViewer } from './note-viewer.ts'
import { revertVersion } from './revert-version.ts'
import type { VersionedRecords } from './versioned-record.ts'

/** The endpoints of versions, for these kinds of records. */
export const versionRoutes =
  (recordsOf: (context: Context) => VersionedRecords) =>
  (app: FastifyInstance, context: Context): void => {
    const { db } = context
    const records = recordsOf(context)
    serve(app, contract.listVersions, ({ actor, query }) => listVersions(db, records, actor, query))
    serve(app, contract.getVersion, ({ actor, params, query }) =>
      getVersion(db, records, actor, { ...params, ...query }),
    )
    serve(app, contract.revertVersion, ({ actor, params, body, tx, request }) =>
      revertVersion(tx, records, actor, { ...params, ...body, hasRecentSecondFactor: request.hasRecentSecondFactor }),
    )
    serve(app, contract.noteViewer, ({ actor, body, tx }) => noteViewer(tx, records, actor, body))
  }
