import { writtenIban } from '#domain/people/bank-account'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { Fact, Facts } from '#web/ui/facts'
import { QueryFallback } from '#web/ui/query-boundary'
import { CopyButton } from '../transfer/copy-button'
import styles from './billing.module.css'

/** The company's accounts by currency, where no payment is due. */
export function BankAccounts() {
  const t = useT()
  const { currencies } = useSite()
  const call = 'GET /core/bankaccounts'
  const { data, isError, refetch } = useQuery(call, signal => sessionApi(call, undefined, { signal }))
  if (!data) return <QueryFallback failed={isError} again={refetch} />
  return (
    <>
      <p>{t('billing_no_transfer')}</p>
      {[...Map.groupBy(data.accounts, ({ iban }) => iban).values()].map(([account, ...others]) => {
        if (!account) return null
        const codes = [account, ...others].map(one => currencies.find(({ id }) => id === one.currencyId)?.code)
        const facts = [
          { name: t('transfer_holder'), text: account.holder },
          { name: 'IBAN', text: account.iban, shown: writtenIban(account.iban) },
          ...(account.bic ? [{ name: 'BIC', text: account.bic }] : []),
        ]
        return (
          <section key={account.iban} className={styles.part}>
            <h2>{t('billing_account_for', { currencies: codes.join(', ') })}</h2>
            <Facts>
              {facts.map(({ name, text, shown = text }) => (
                <Fact key={name} name={name} action={<CopyButton text={text} name={name} />}>
                  {shown}
                </Fact>
              ))}
            </Facts>
          </section>
        )
      })}
    </>
  )
}
