import { useState } from 'react'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoment } from '#admin/ui/use-moment'
import { useMoney } from '#admin/ui/use-money'
import type { OfficeWineOrder } from '#contract/staff/office-wine'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDay } from '#domain/calendar/formats'
import type { OfficeWineState } from '#domain/wine/wine-kinds'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { createIdempotencyKey } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { AnswerWine } from './answer-wine'

interface WineOrderRowsProps {
  state: OfficeWineState
  me: StaffPerson
}

/** The orders of one list, with what is to be done. */
export function WineOrderRows({ state, me }: WineOrderRowsProps) {
  const t = useT()
  const [chosen, setChosen] = useState<OfficeWineOrder>()
  // If another member of staff was faster, the list shows it.
  const close = () => {
    setChosen(undefined)
    invalidateQueries('office wine ')
  }
  return (
    <>
      <OfficeList
        queryKey={`office wine ${state} ${me.id}`}
        load={async (cursor: number | undefined, signal) => {
          const query = { state, ...(cursor !== undefined && { cursor }) }
          const { orders, next } = await adminApi('GET /office/wine/orders', { query }, { signal })
          return { rows: orders, next }
        }}
        empty={t(`admin_wine_none_${state}`)}
      >
        {orders => (
          <ul className={styles.rows}>
            {orders.map(order => (
              <OrderRow key={order.itemId} order={order} state={state} onAct={() => setChosen(order)} />
            ))}
          </ul>
        )}
      </OfficeList>
      {chosen && state === 'requested' && <AnswerWine key={chosen.itemId} order={chosen} onClose={close} />}
      {chosen && state === 'to-deliver' && <Deliver order={chosen} onClose={close} />}
    </>
  )
}

interface OrderRowProps {
  order: OfficeWineOrder
  state: OfficeWineState
  onAct: () => void
}

function OrderRow({ order, state, onAct }: OrderRowProps) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const money = useMoney(order.currencyId)
  const { villa, reference, name, email, lines, note, message, total, kind, orderedAt, deliveredAt, allowance } = order
  return (
    <li className={list.row}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.muted}>
          {reference} · {t('admin_wine_delivery', { day: formatDay(order.delivery, language) })}
        </p>
        <p>{name || t('admin_bookings_no_name')}</p>
        <p className={styles.muted}>{email}</p>
      </div>
      <div className={styles.meta}>
        <ul>
          {lines.map(line => (
            <li key={line.wineId}>
              {line.bottles} × {[line.producer, line.name, line.vintage].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
        {note && <p>{note}</p>}
        {message && <p className={styles.muted}>{message}</p>}
      </div>
      <div className={styles.meta}>
        <p>{kind === 'paid' ? money(total ?? 0) : t('admin_wine_gift', { bottles: order.bottles, allowance })}</p>
        <p className={styles.muted}>
          {deliveredAt
            ? t('admin_wine_delivered_at', { moment: moment(deliveredAt) })
            : t('admin_wine_ordered_at', { moment: moment(orderedAt) })}
        </p>
      </div>
      {state !== 'delivered' && (
        <p className={list.action}>
          <ChangeButton
            variant="secondary"
            aria-label={t(state === 'requested' ? 'admin_wine_answer_of' : 'admin_wine_deliver_of', {
              villa,
              reference,
            })}
            onClick={onAct}
          >
            {t(state === 'requested' ? 'admin_wine_answer' : 'admin_wine_deliver')}
          </ChangeButton>
        </p>
      )}
    </li>
  )
}

/** Records a delivery after a confirmation. */
function Deliver({
  order: { itemId, villa, reference, bottles },
  onClose,
}: {
  order: OfficeWineOrder
  onClose: () => void
}) {
  const t = useT()
  const [once] = useState(createIdempotencyKey)
  return (
    <ConfirmDialog
      title={t('admin_wine_deliver_ask', { villa })}
      text={t('admin_wine_deliver_text', { bottles, reference })}
      action={t('admin_wine_deliver')}
      decline={t('admin_not_now')}
      words={{ 'not-in-this-state': t('admin_wine_meanwhile') }}
      act={() =>
        adminApi('POST /office/wine/orders/{itemId}/delivered', { params: { itemId } }, { idempotencyKey: once })
      }
      onDone={() => {
        showToast(t('admin_wine_delivered_toast', { reference }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
