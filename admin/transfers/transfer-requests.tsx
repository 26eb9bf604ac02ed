import { useState } from 'react'
import { ListTable } from '#admin/lists/list-table'
import table from '#admin/lists/list-table.module.css'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { ListToolbar } from '#admin/lists/list-toolbar'
import { useListAddress } from '#admin/lists/use-list-address'
import { ChangeButton, useMayChange } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import type { OfficeTransfer } from '#contract/extras/office-transfers'
import type { StaffPerson } from '#contract/staff/staff'
import { orderIn, usualOrderOf } from '#domain/office-lists/lists'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { AnswerTransfer } from './answer-transfer'
import { AskSupplier } from './ask-supplier'
import { useLocalMoment, useTransferCells } from './transfer-cells'

const path = '/office/transfers'

/** Beginning of the keys of these queries. */
const listKey = 'office transfers '

type Open = { transfer: OfficeTransfer; dialog: 'answer' | 'supplier' }

/** Transfers that wait for the company, and all coming ones. */
export function TransferRequests({ me }: { me: StaffPerson }) {
  const t = useT()
  const mayChange = useMayChange()
  const { query } = useListAddress(path)
  const state = useListState(['open', 'coming'])
  const usual = usualOrderOf(path, state)
  const order = orderIn(path, query, state) ?? usual
  const key = `${listKey}${state} ${order} ${me.id}`
  const cells = useTransferCells(me, listKey)
  const [open, setOpen] = useState<Open>()
  const close = () => {
    setOpen(undefined)
    invalidateQueries(listKey)
  }
  return (
    <>
      <AdminPageHeader title={t('admin_transfers')} lead={t('admin_transfers_lead')} />
      <ListTabs
        page={path}
        label={t('admin_transfers_which')}
        tabs={[
          { state: 'open', name: t('admin_transfers_open') },
          { state: 'coming', name: t('admin_transfers_coming') },
        ]}
        current={state}
      />
      <ListToolbar me={me} list={path} tab={state} order={{ current: order, usual }}>
        <ExportList call="POST /office/transfers/csv" filter={{ state, order }} name="transfers" />
      </ListToolbar>
      <ListTable<typeof path, OfficeTransfer>
        key={key}
        list={path}
        tab={state}
        label={t('admin_transfers')}
        order={order}
        usualOrder={usual}
        cells={cells}
        keyOf={({ itemId }) => itemId}
        action={
          mayChange
            ? transfer => <TransferActions transfer={transfer} onOpen={dialog => setOpen({ transfer, dialog })} />
            : undefined
        }
        queryKey={key}
        load={async (cursor, signal) => {
          const query = { state, order, ...(cursor !== undefined && { cursor: String(cursor) }) }
          const { transfers, next } = await adminApi('GET /office/transfers', { query }, { signal })
          return { rows: transfers, next }
        }}
        empty={t(`admin_transfers_none_${state}`)}
      />
      {open?.dialog === 'answer' && <AnswerTransfer transfer={open.transfer} onClose={close} />}
      {open?.dialog === 'supplier' && <AskSupplier item={open.transfer} onClose={close} />}
    </>
  )
}

const paid = 5

interface TransferActionsProps {
  transfer: OfficeTransfer
  onOpen: (dialog: Open['dialog']) => void
}

function TransferActions({ transfer, onOpen }: TransferActionsProps) {
  const t = useT()
  const { reference, status, moveWanted } = transfer
  const day = useLocalMoment()(transfer.travelDateTime).join(', ')
  return (
    <div className={table.actions}>
      {(status !== paid || moveWanted) && (
        <ChangeButton
          variant="quiet"
          aria-label={t('admin_transfers_answer_of', { reference, day })}
          onClick={() => onOpen('answer')}
        >
          {t('admin_transfers_answer')}
        </ChangeButton>
      )}
      <ChangeButton
        variant="quiet"
        aria-label={t('admin_transfers_ask_of', { reference, day })}
        onClick={() => onOpen('supplier')}
      >
        {t('admin_transfers_ask')}
      </ChangeButton>
    </div>
  )
}
