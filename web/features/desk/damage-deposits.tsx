import { useState } from 'react'
import type { HeldDepositShown } from '#contract/office-deposits'
import type { StaffPerson } from '#contract/staff'
import { formatDay, formatDays } from '#domain/formats'
import { useAsked } from '#web/asked'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Asked } from './asked'
import { ClaimDeposit } from './claim-deposit'
import { type DepositAction, DepositConfirmation } from './deposit-confirmation'
import styles from './desk.module.css'
import { DeskHead } from './desk-head'
import { deskApi } from './own-desk'
import { useMoney } from './use-money'

interface Chosen {
  action: DepositAction | 'claim'
  deposit: HeldDepositShown
}

/** Held damage deposits. Staff claim a part, answer a colleague's claim, or release the deposit. */
export function DamageDeposits({ me }: { me: StaffPerson }) {
  const t = useT()
  const { data, failed, again } = useAsked(
    `damage deposits ${me.id}`,
    signal => deskApi('GET /office/damagedeposits', undefined, { signal }),
    { fresh: 0 },
  )
  const [chosen, setChosen] = useState<Chosen>()
  // If another member of staff was faster, the list shows it.
  const close = () => {
    setChosen(undefined)
    again()
  }
  return (
    <>
      <DeskHead title={t('desk_deposits')} lead={t('desk_deposits_lead')} />
      <Asked data={data} failed={failed} again={again}>
        {({ deposits, more }) => (
          <>
            <p role="status">{t('desk_deposits_count', { count: deposits.length })}</p>
            {deposits.length > 0 && (
              <ul className={styles.rows}>
                {deposits.map(deposit => (
                  <DepositRow
                    key={deposit.bookingId}
                    deposit={deposit}
                    onChoose={action => setChosen({ action, deposit })}
                  />
                ))}
              </ul>
            )}
            {more && <p>{t('desk_deposits_more')}</p>}
          </>
        )}
      </Asked>
      {chosen?.action === 'claim' && <ClaimDeposit deposit={chosen.deposit} onClose={close} />}
      {chosen && chosen.action !== 'claim' && (
        <DepositConfirmation action={chosen.action} deposit={chosen.deposit} onClose={close} />
      )}
    </>
  )
}

interface DepositRowProps {
  deposit: HeldDepositShown
  onChoose: (action: Chosen['action']) => void
}

function DepositRow({ deposit, onChoose }: DepositRowProps) {
  const t = useT()
  const language = useLanguage()
  const { villa, from, to, reference, depositAmount, currencyId, releasedOn, request } = deposit
  const money = useMoney(currencyId)
  const actions: Chosen['action'][] = [
    ...(request && !request.isOwn ? ['confirm' as const] : []),
    ...(request ? ['withdraw' as const] : []),
    'claim',
    'release',
  ]
  return (
    <li className={styles.deposit}>
      <div className={styles.whose}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.soft}>{formatDays({ from, to }, language)}</p>
        <p className={styles.soft}>{reference}</p>
      </div>
      <div className={styles.whose}>
        <p>{t('desk_deposit_until', { amount: money(depositAmount), day: formatDay(releasedOn, language) })}</p>
        {request && (
          <>
            <p>{t('desk_claim_wanted', { amount: money(request.amount), name: request.requestedBy })}</p>
            <p className={styles.soft}>{request.reason}</p>
            {request.isOwn && <p className={styles.soft}>{t('desk_claim_own')}</p>}
          </>
        )}
      </div>
      <div className={styles.ways}>
        {actions.map(action => (
          <Button
            key={action}
            look={action === 'confirm' ? 'primary' : 'secondary'}
            aria-label={t(`desk_deposit_${action}_of`, { villa, reference })}
            onClick={() => onChoose(action)}
          >
            {t(`desk_deposit_${action}`)}
          </Button>
        ))}
      </div>
    </li>
  )
}
