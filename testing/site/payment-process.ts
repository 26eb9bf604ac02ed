import type pg from 'pg'
import { connect } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { paymentProviders } from '#server/adapters/payments/payment-providers'
import type { Context } from '#server/context'
import { completeChallenge } from '#server/features/payments/attempts/complete-challenge'
import { type CardPaid, pay } from '#server/features/payments/attempts/pay'
import { run as reconcile } from '#server/features/payments/attempts/reconcile-attempt'
import { run as returnMoney } from '#server/features/payments/refunds/execute-refund'
import { readConfiguration } from '#server/platform/config/configuration'

/**
 * The commit at which the process dies, as by a power failure: before it is sent, or after it is done and before the
 * response.
 */
export interface Death {
  commit: number
  when: 'before' | 'after'
}

/** Payment work of a separate process, until it is done or killed. */
export type PaymentWork = { dies?: Death } & (
  | { what: 'pay'; actor: Actor; wanted: CardPaid }
  | { what: 'finish'; challenge: Parameters<typeof completeChallenge>[2] }
  | { what: 'reconcile'; attemptId: number }
  | { what: 'return-money'; refundId: number }
)

/** The same with its site. */
export type PaymentProcess = PaymentWork & { url: string; environment: Record<string, string> }

function dieAt(pool: pg.Pool, { commit, when }: Death): void {
  const die = () => process.kill(process.pid, 'SIGKILL')
  let commits = 0
  pool.on('connect', client => {
    const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
    client.query = ((...asked: [{ text?: string }, ...unknown[]]) => {
      const isIt = asked[0].text === 'commit' && ++commits === commit
      if (isIt && when === 'before') die()
      const answer = query(...asked)
      if (isIt) void answer.then(die)
      return answer
    }) as typeof client.query
  })
}

const work: PaymentProcess = JSON.parse(process.argv[2] ?? '')
const { db, pool, close } = connect(work.url)
if (work.dies) dieAt(pool, work.dies)
const configuration = readConfiguration(work.environment)
const context = { db, configuration, payments: paymentProviders(configuration) } as Context

if (work.what === 'pay') await pay(db, context, { actor: work.actor }, work.wanted)
else if (work.what === 'finish') await completeChallenge(db, context, work.challenge)
else if (work.what === 'reconcile') await reconcile(context, work)
else await returnMoney(context, work)
await close()
