import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/booking/cancellations'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { cancelAsStaff, cancelBooking } from './cancel-booking.ts'
import { cancelService, getServiceCancellation } from './cancel-service.ts'
import { cancelServiceAsStaff, getServiceCancellationAsStaff } from './cancel-service-as-staff.ts'
import { getCancellationTerms } from './cancellation-terms.ts'

export function cancellingRoutes(app: FastifyInstance, context: Context): void {
  serve(app, contract.getCancellationTerms, ({ actor, params }) =>
    getCancellationTerms(context.db, context, actor, params.id),
  )
  serve(app, contract.cancelBooking, ({ actor, params, body, tx }) =>
    cancelBooking(tx, context, actor, { ...params, ...body }),
  )
  serve(app, contract.getServiceCancellation, ({ actor, params }) =>
    getServiceCancellation(context.db, context, actor, params.id),
  )
  serve(app, contract.cancelService, ({ actor, params, body, tx }) =>
    cancelService(tx, context, actor, { ...params, ...body }),
  )
  serve(app, contract.getServiceCancellationAsStaff, ({ params }) =>
    getServiceCancellationAsStaff(context.db, context, params.id),
  )
  serve(app, contract.cancelServiceAsStaff, ({ actor, params, body, tx }) =>
    cancelServiceAsStaff(tx, context, actor, { ...params, ...body }),
  )
  serve(app, contract.cancelAsStaff, ({ actor, params, body, tx }) =>
    cancelAsStaff(tx, context, actor, { ...params, ...body }),
  )
}
