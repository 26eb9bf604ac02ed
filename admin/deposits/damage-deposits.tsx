import { useState } from 'react'
import { Amount } from '#admin/lists/amount'
import { ListTable } from '#admin/lists/list-table'
import table from '#admin/lists/list-table.module.css'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { ListToolbar } from '#admin/lists/list-toolbar'
import { useStayCells } from '#admin/lists/stay-cells'
import { useListAddress } from '#admin/lists/use-list-address'
import { ChangeButton, useMayChange } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import { useMoney } from '#admin/ui/use-money'
import type { HeldDepositShown } from '#contract/staff/office-deposits'
import type { StaffPerson } from '#contract/staff/staff'
import { formatShortDay } from '#domain/calendar/formats'
import { orderIn } from '#domain/office-lists/lists'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { ClaimDeposit } from './claim-deposit'
import { type DepositAction, DepositConfirmation } from './deposit-confirmation'

const path = '/office/deposits'

/** Beginning of the keys of these queries. */
const listKey = 'damage deposits '

interface Chosen {
  action: DepositAction | 'claim'
  deposit: HeldDepositShown
}

/** Held damage deposits. Staff claim a part, answer a colleague's claim, or release the deposit. */
export function DamageDeposits({ me }: { me: StaffPerson }) {
  const t = useT()
  const language = useLanguage()
  const mayChange = useMayChange()
  const { query } = useListAddress(path)
  const state = useListState(['held', 'claimed'])
  const order = orderIn(path, query) ?? 'departure'
  const key = `${listKey}${state} ${order} ${me.id}`
  const cells = useStayCells(me)
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
        page={path}
        label={t('admin_deposits_which')}
        tabs={[
          { state: 'held', name: t('admin_deposits_held') },
          { state: 'claimed', name: t('admin_deposits_claimed') },
        ]}
        current={state}
      />
      <ListToolbar me={me} list={path} order={{ current: order, usual: 'departure' }}>
        <ExportList call="POST /office/damagedeposits/csv" filter={{ state, order }} name="damage-deposits" />
      </ListToolbar>
      <ListTable<typeof path, HeldDepositShown>
        key={key}
        list={path}
        label={t('admin_deposits')}
        order={order}
        usualOrder="departure"
        cells={{
          ...cells,
          amount: ({ depositAmount, currencyId }) => <Amount of={depositAmount} currencyId={currencyId} />,
          released: ({ releasedOn }) => <span className={table.whole}>{formatShortDay(releasedOn, language)}</span>,
          claim: deposit => <Claim deposit={deposit} />,
        }}
        keyOf={({ bookingId }) => bookingId}
        action={
          mayChange
            ? deposit => <DepositActions deposit={deposit} onChoose={action => setChosen({ action, deposit })} />
            : undefined
        }
        queryKey={key}
        load={async (cursor, signal) => {
          const query = { state, order, ...(cursor !== undefined && { cursor: String(cursor) }) }
          const { deposits, next } = await adminApi('GET /office/damagedeposits', { query }, { signal })
          return { rows: deposits, next }
        }}
        empty={t(`admin_deposits_none_${state}`)}
      />
      {chosen?.action === 'claim' && <ClaimDeposit deposit={chosen.deposit} onClose={close} />}
      {chosen && chosen.action !== 'claim' && (
        <DepositConfirmation action={chosen.action} deposit={chosen.deposit} onClose={close} />
      )}
    </>
  )
}

/** The claim that waits for a second person. */
function Claim({ deposit: { request, currencyId } }: { deposit: HeldDepositShown }) {
  const t = useT()
  const money = useMoney(currencyId)
  if (!request) return '–'
  return (
    <>
      <p>{t('admin_claim_wanted', { amount: money(request.amount), name: request.requestedBy })}</p>
      <p className={styles.muted}>{request.reason}</p>
      {request.isOwn && <p className={styles.muted}>{t('admin_claim_own')}</p>}
    </>
  )
}

interface DepositActionsProps {
  deposit: HeldDepositShown
  onChoose: (action: Chosen['action']) => void
}

function DepositActions({ deposit: { villa, reference, request }, onChoose }: DepositActionsProps) {
  const t = useT()
  const actions: Chosen['action'][] = [
    ...(request && !request.isOwn ? ['confirm' as const] : []),
    ...(request ? ['withdraw' as const] : []),
    'claim',
    'release',
  ]
  return (
    <div className={table.actions}>
      {actions.map(action => (
        <ChangeButton
          key={action}
          variant="quiet"
          aria-label={t(`admin_deposit_${action}_of`, { villa, reference })}
          onClick={() => onChoose(action)}
        >
          {t(`admin_deposit_${action}`)}
        </ChangeButton>
      ))}
    </div>
  )
}
