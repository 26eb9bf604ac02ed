import { useState } from 'react'
import { Amount } from '#admin/lists/amount'
import { ListTable } from '#admin/lists/list-table'
import table from '#admin/lists/list-table.module.css'
import { ListToolbar } from '#admin/lists/list-toolbar'
import { useStayCells } from '#admin/lists/stay-cells'
import { useListAddress } from '#admin/lists/use-list-address'
import { ChangeButton, useMayChange } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { ExportList } from '#admin/ui/export-list'
import { useMoment } from '#admin/ui/use-moment'
import type { OfficeWineOrder } from '#contract/staff/office-wine'
import type { StaffPerson } from '#contract/staff/staff'
import { formatShortDay } from '#domain/calendar/formats'
import { orderIn, usualOrderOf } from '#domain/office-lists/lists'
import type { OfficeWineState } from '#domain/wine/wine-kinds'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { createIdempotencyKey } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { AnswerWine } from './answer-wine'

const path = '/office/wine'

/** Beginning of the keys of these queries. */
const listKey = 'office wine '

interface WineOrderRowsProps {
  state: OfficeWineState
  me: StaffPerson
}

/** The orders of one list, with what is to be done. */
export function WineOrderRows({ state, me }: WineOrderRowsProps) {
  const t = useT()
  const mayChange = useMayChange()
  const { query } = useListAddress(path)
  const usual = usualOrderOf(path, state)
  const order = orderIn(path, query, state) ?? usual
  const key = `${listKey}${state} ${order} ${me.id}`
  const { delivered, ...cells } = useOrderCells(me)
  const isDelivered = state === 'delivered'
  const [chosen, setChosen] = useState<OfficeWineOrder>()
  // If another member of staff was faster, the list shows it.
  const close = () => {
    setChosen(undefined)
    invalidateQueries(listKey)
  }
  return (
    <>
      <ListToolbar
        me={me}
        list={path}
        tab={state}
        order={{ current: order, usual }}
        without={isDelivered ? undefined : ['delivered']}
      >
        <ExportList call="POST /office/wine/orders/csv" filter={{ state, order }} name="wine" />
      </ListToolbar>
      <ListTable<typeof path, OfficeWineOrder>
        key={key}
        list={path}
        tab={state}
        label={t('admin_wine')}
        order={order}
        usualOrder={usual}
        cells={isDelivered ? { ...cells, delivered } : cells}
        keyOf={({ itemId }) => itemId}
        action={
          mayChange && !isDelivered
            ? order => (
                <ChangeButton
                  variant="quiet"
                  aria-label={t(state === 'requested' ? 'admin_wine_answer_of' : 'admin_wine_deliver_of', {
                    villa: order.villa,
                    reference: order.reference,
                  })}
                  onClick={() => setChosen(order)}
                >
                  {t(state === 'requested' ? 'admin_wine_answer' : 'admin_wine_deliver')}
                </ChangeButton>
              )
            : undefined
        }
        queryKey={key}
        load={async (cursor, signal) => {
          const query = { state, order, ...(cursor !== undefined && { cursor: String(cursor) }) }
          const { orders, next } = await adminApi('GET /office/wine/orders', { query }, { signal })
          return { rows: orders, next }
        }}
        empty={t(`admin_wine_none_${state}`)}
      />
      {chosen && state === 'requested' && <AnswerWine key={chosen.itemId} order={chosen} onClose={close} />}
      {chosen && state === 'to-deliver' && <Deliver order={chosen} onClose={close} />}
    </>
  )
}

/** The cells of an order, by column. */
function useOrderCells(me: StaffPerson) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const { villa, reference, client, email } = useStayCells(me)
  return {
    ...{ villa, reference, client, email },
    delivery: ({ delivery }: OfficeWineOrder) => (
      <span className={table.whole}>{formatShortDay(delivery, language)}</span>
    ),
    wines: ({ lines, note, message }: OfficeWineOrder) => (
      <>
        <ul>
          {lines.map(line => (
            <li key={line.wineId}>
              {line.bottles} × {[line.producer, line.name, line.vintage].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
        {note && <p>{note}</p>}
        {message && <p className={styles.muted}>{message}</p>}
      </>
    ),
    amount: ({ kind, total, currencyId, bottles, allowance }: OfficeWineOrder) =>
      kind === 'paid' ? (
        <Amount of={total ?? 0} currencyId={currencyId} />
      ) : (
        t('admin_wine_gift', { bottles, allowance })
      ),
    ordered: ({ orderedAt }: OfficeWineOrder) => <time dateTime={orderedAt}>{moment(orderedAt)}</time>,
    delivered: ({ deliveredAt }: OfficeWineOrder) =>
      deliveredAt && <time dateTime={deliveredAt}>{moment(deliveredAt)}</time>,
  }
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
