import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/booking/passports'
import { ProblemError } from '#contract/problems'
import * as register from '#contract/staff/office-register'
import { reachOf } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { addPassportRow } from './add-passport-row.ts'
import { archivePassportRow } from './archive-passport-row.ts'
import { createPassportLink } from './create-passport-link.ts'
import { getPassports } from './get-passports.ts'
import { getPassportByLink, savePassportByLink } from './passport-by-link.ts'
import { findCommunes, findCountries, findProvinces } from './places.ts'
import { listArrivals } from './register/list-arrivals.ts'
import { makePoliceFile } from './register/make-police-file.ts'
import { recordReceipt } from './register/record-receipt.ts'
import { savePassport } from './save-passport.ts'

export function passportRoutes(app: FastifyInstance, context: Context): void {
  serve(app, contract.getPassportDetails, ({ actor, params }) => getPassports(context.db, context, actor, params.id))
  serve(app, contract.savePassportDetails, ({ actor, params, body, headers, tx }) =>
    savePassport(tx, context, actor, { ...body, bookingId: params.id, revision: headers['if-match'] }),
  )
  serve(app, contract.addPassportRow, ({ actor, params, tx }) => addPassportRow(tx, context, actor, params.id))
  serve(app, contract.archivePassportRow, ({ actor, params, body, tx }) =>
    archivePassportRow(tx, context, actor, { ...body, id: params.id }),
  )
  serve(app, contract.createPassportLink, ({ actor, params, body, tx }) =>
    createPassportLink(tx, context, actor, { ...body, id: params.id }),
  )
  serve(app, contract.getPassportByLink, ({ body }) => getPassportByLink(context.db, context, body.secret))
  serve(app, contract.savePassportByLink, ({ body, headers, tx }) =>
    savePassportByLink(tx, context, { ...body, revision: headers['if-match'] }),
  )
  serve(app, contract.listItalianProvinces, () => ({ provinces: [...findProvinces()] }))
  serve(app, contract.listItalianCommunes, ({ params }) => {
    const communes = findCommunes(params.code)
    if (!communes) throw new ProblemError('not-found')
    return { communes }
  })
  serve(app, register.listPoliceArrivals, ({ actor, query }) =>
    listArrivals(context.db, reachOf(actor, 'passports'), query),
  )
  serve(app, register.makePoliceFile, ({ actor, params, body, tx }) =>
    makePoliceFile(tx, context, actor, { bookingId: params.id, reason: body.reason }),
  )
  serve(app, register.recordPoliceReceipt, ({ actor, params, body, tx }) =>
    recordReceipt(tx, context, actor, { ...body, bookingId: params.id }),
  )
  serve(app, contract.listPassportCountries, ({ params }) => ({ countries: findCountries(params.lang) }))
}
