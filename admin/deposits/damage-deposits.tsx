import { useState } from 'react'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { OfficeList } from '#admin/ui/office-list'
import { useMoney } from '#admin/ui/use-money'
import type { HeldDepositShown } from '#contract/staff/office-deposits'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDay, formatDays } from '#domain/calendar/formats'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { ClaimDeposit } from './claim-deposit'
import { type DepositAction, DepositConfirmation } from './deposit-confirmation'

/** Beginning of the keys of these queries. */
const listKey = 'damage deposits '

interface Chosen {
  action: DepositAction | 'claim'
  deposit: HeldDepositShown
}

/** Held damage deposits. Staff claim a part, answer a colleague's claim, or release the deposit. */
export function DamageDeposits({ me }: { me: StaffPerson }) {
  const t = useT()
  const state = useListState(['held', 'claimed'])
  const [chosen, setChosen] = useState<Chosen>()
  // If another member of staff was faster, the list shows it.
  const close = () => {
    setChosen(undefined)
    invalidateQueries(listKey)
  }
  return (
    <>
      <AdminPageHeader title={t('admin_deposits')} lead={t('admin_deposits_lead')} />
      <ListTabs
        page="/office/deposits"
        label={t('admin_deposits_which')}
        tabs={[
          { state: 'held', name: t('admin_deposits_held') },
          { state: 'claimed', name: t('admin_deposits_claimed') },
        ]}
        current={state}
      />
      <OfficeList
        key={state}
        queryKey={`${listKey}${state} ${me.id}`}
        load={async (cursor: string | undefined, signal) => {
          const query = { state, ...(cursor !== undefined && { cursor }) }
          const { deposits, next } = await adminApi('GET /office/damagedeposits', { query }, { signal })
          return { rows: deposits, next }
        }}
        empty={t(`admin_deposits_none_${state}`)}
      >
        {deposits => (
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
      </OfficeList>
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
      <div className={styles.meta}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.muted}>{formatDays({ from, to }, language)}</p>
        <p className={styles.muted}>{reference}</p>
      </div>
      <div className={styles.meta}>
        <p>{t('admin_deposit_until', { amount: money(depositAmount), day: formatDay(releasedOn, language) })}</p>
        {request && (
          <>
            <p>{t('admin_claim_wanted', { amount: money(request.amount), name: request.requestedBy })}</p>
            <p className={styles.muted}>{request.reason}</p>
            {request.isOwn && <p className={styles.muted}>{t('admin_claim_own')}</p>}
          </>
        )}
      </div>
      <div className={styles.actions}>
        {actions.map(action => (
          <ChangeButton
            key={action}
            variant={action === 'confirm' ? 'primary' : 'secondary'}
            aria-label={t(`admin_deposit_${action}_of`, { villa, reference })}
            onClick={() => onChoose(action)}
          >
            {t(`admin_deposit_${action}`)}
          </ChangeButton>
        ))}
      </div>
    </li>
  )
}
