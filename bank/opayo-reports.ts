import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { OpayoContext } from './opayo-context.ts'
import { idOf } from './opayo-shapes.ts'
import { type Payment, sumsOf } from './payment-store.ts'
import { type Answer, respond } from './respond.ts'

const statusInReport = (payment: Payment) => {
  const { captured, refunded, voided } = sumsOf(payment)
  if (payment.state === 'awaiting-challenge') return { id: 14, says: 'Transaction is at 3D Authentication.' }
  if (payment.state === 'declined') return { id: 17, says: 'Transaction was declined by the bank.' }
  if (voided > 0) return { id: 18, says: 'Transaction aborted.' }
  if (captured > 0) return { id: 16, says: `Successfully authorised transaction.${refunded > 0 ? ' Refunded.' : ''}` }
  return { id: 15, says: 'Deferred transaction awaiting release.' }
}

const major = (cents: number) => (cents / 100).toFixed(2)

/** The refunds of a payment, from either API. */
const refundsOf = (payment: Payment) =>
  payment.movements
    .filter(({ kind }) => kind === 'refunded' || kind === 'refund-refused')
    .map(
      ({ id, kind, cents }, at) =>
        `<transaction><rownumber>${at + 1}</rownumber><vpstxid>{${id.toUpperCase()}}</vpstxid><transactiontype>REFUND</transactiontype>` +
        `<txstateid>${kind === 'refunded' ? 16 : 17}</txstateid><amount>${major(cents)}</amount><currency>${payment.currency}</currency></transaction>`,
    )
    .join('')

/** Two commands of the Reporting & Admin API: a payment by the shop's reference, and the refunds of a payment. */
export function opayoReportRoutes(app: FastifyInstance, { bank, refunds, findPayment }: OpayoContext): void {
  const { books, faults, keys } = bank
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.post<{ Body: string }>('/access/access.htm', async (request, reply) =>
    respond(reply, { on: 'look-up', faults }, () => {
      const asked = new URLSearchParams(request.body).get('XML') ?? ''
      const [, signed = '', signature] =
        /^<vspaccess>(.*)<signature>([0-9a-fA-F]{32})<\/signature><\/vspaccess>$/s.exec(asked) ?? []
      const field = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(signed)?.[1] ?? ''
      const right = createHash('md5').update(`${signed}<password>${keys.opayoReportPassword}</password>`).digest('hex')
      const known =
        field('vendor') === keys.opayoVendor &&
        field('user') === keys.opayoReportUser &&
        signature?.toLowerCase() === right
      const xml = (inner: string): Answer => ({
        status: 200,
        type: 'text/xml',
        body: `<vspaccess>${inner}<timestamp>${new Date().toISOString()}</timestamp></vspaccess>`,
      })
      if (!known) return xml('<errorcode>0008</errorcode><error>The signature does not match.</error>')
      if (field('command') === 'getRelatedTransactions') {
        const of = findPayment(field('vpstxid'))
        if (!of) return xml('<errorcode>0043</errorcode><error>The transaction could not be found.</error>')
        return xml(`<errorcode>0000</errorcode><transactions>${refundsOf(of)}</transactions>`)
      }
      if (field('command') !== 'getTransactionDetail')
        return xml('<errorcode>0005</errorcode><error>The command is unknown.</error>')
      const refunded = refunds.get(field('vendortxcode'))
      const payment =
        books.withReference('opayo', field('vendortxcode'))[0] ??
        books.all().find(({ movements }) => refunded && movements.some(({ id }) => id === refunded))
      if (!payment) return xml('<errorcode>0043</errorcode><error>The transaction could not be found.</error>')
      const { captured, refunded: returned } = sumsOf(payment)
      const { id, says } = statusInReport(payment)
      return xml(
        `<errorcode>0000</errorcode><vpstxid>${idOf(payment)}</vpstxid><vendortxcode>${field('vendortxcode')}</vendortxcode>` +
          `<txstateid>${id}</txstateid><status>${says}</status><amount>${major(captured > 0 ? captured : payment.cents)}</amount>` +
          `<currency>${payment.currency}</currency><released>${captured > 0 ? 'YES' : 'NO'}</released><refunded>${returned > 0 ? 'YES' : 'NO'}</refunded>`,
      )
    }),
  )
}
