import { useState } from 'react'
import { ListTable } from '#admin/lists/list-table'
import table from '#admin/lists/list-table.module.css'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { ListToolbar } from '#admin/lists/list-toolbar'
import { useStayCells } from '#admin/lists/stay-cells'
import { useListAddress } from '#admin/lists/use-list-address'
import { ChangeButton, useMayChange } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { useMoment } from '#admin/ui/use-moment'
import { useOpensForm } from '#admin/ui/use-opens-form'
import type { TransferHoldShown } from '#contract/staff/office-options'
import type { StaffPerson } from '#contract/staff/staff'
import { orderIn } from '#domain/office-lists/lists'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { ExtendOption } from './extend-option'
import { MakeProvisional } from './make-provisional'
import { ReleaseOption } from './release-option'

const path = '/office/holds'

/** Beginning of the keys of these queries. */
const listKey = 'office options '

type Open = { hold: TransferHoldShown; dialog: 'extend' | 'release' }

/** Villas on hold: provisional bookings that staff made, and holds for a bank transfer. */
export function OfficeOptions({ me }: { me: StaffPerson }) {
  const t = useT()
  const moment = useMoment()
  const mayChange = useMayChange()
  const { query } = useListAddress(path)
  const state = useListState(['transfer', 'provisional'])
  const order = orderIn(path, query) ?? 'until'
  const key = `${listKey}${state} ${order} ${me.id}`
  const cells = useStayCells(me)
  const [open, setOpen] = useState<Open>()
  const [isMaking, setMaking] = useState(useOpensForm())
  // If another member of staff was faster, the list shows it.
  const close = () => {
    setOpen(undefined)
    setMaking(false)
    invalidateQueries(listKey)
  }
  return (
    <>
      <AdminPageHeader title={t('admin_holds')} lead={t('admin_holds_lead')}>
        <ChangeButton onClick={() => setMaking(true)}>{t('admin_provisional_new')}</ChangeButton>
      </AdminPageHeader>
      <ListTabs
        page={path}
        label={t('admin_holds_which')}
        tabs={[
          { state: 'transfer', name: t('admin_holds_transfer') },
          { state: 'provisional', name: t('admin_holds_provisional') },
        ]}
        current={state}
      />
      <ListToolbar me={me} list={path} order={{ current: order, usual: 'until' }} />
      <ListTable<typeof path, TransferHoldShown>
        key={key}
        list={path}
        label={t('admin_holds')}
        order={order}
        usualOrder="until"
        cells={{ ...cells, until: ({ heldUntil }) => <time dateTime={heldUntil}>{moment(heldUntil)}</time> }}
        keyOf={({ bookingId }) => bookingId}
        action={
          mayChange ? hold => <HoldActions hold={hold} onOpen={dialog => setOpen({ hold, dialog })} /> : undefined
        }
        queryKey={key}
        load={async (cursor, signal) => {
          const query = { state, order, ...(cursor !== undefined && { cursor: String(cursor) }) }
          const { holds, next } = await adminApi('GET /office/transferholds', { query }, { signal })
          return { rows: holds, next }
        }}
        empty={t(`admin_holds_none_${state}`)}
      />
      {open?.dialog === 'extend' && <ExtendOption option={open.hold} onClose={close} />}
      {open?.dialog === 'release' && <ReleaseOption option={open.hold} onClose={close} />}
      {isMaking && <MakeProvisional onClose={close} />}
    </>
  )
}

interface HoldActionsProps {
  hold: TransferHoldShown
  onOpen: (dialog: Open['dialog']) => void
}

function HoldActions({ hold: { villa, reference }, onOpen }: HoldActionsProps) {
  const t = useT()
  return (
    <div className={table.actions}>
      {(['extend', 'release'] as const).map(action => (
        <ChangeButton
          key={action}
          variant="quiet"
          aria-label={t(`admin_${action}_of`, { villa, reference })}
          onClick={() => onOpen(action)}
        >
          {t(`admin_${action}`)}
        </ChangeButton>
      ))}
    </div>
  )
}
