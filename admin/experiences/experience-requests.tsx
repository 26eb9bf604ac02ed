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
import type { OfficeExperienceRequest } from '#contract/extras/office-experiences'
import type { StaffPerson } from '#contract/staff/staff'
import { orderIn, usualOrderOf } from '#domain/office-lists/lists'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { AskSupplier } from '../transfers/ask-supplier'
import { AnswerExperience } from './answer-experience'
import { useExperienceCells } from './experience-cells'
import { SetPlaces } from './set-places'

const path = '/office/experiences'

/** Beginning of the keys of these queries. */
const listKey = 'office experiences '

/** The statuses in which staff can still answer, or answer again. */
const answerable: readonly number[] = [1, 2, 3, 7, 15]

const paid = 5

type Form = 'answer' | 'places' | 'supplier'

/** Clients' requests for experiences. */
export function ExperienceRequests({ me }: { me: StaffPerson }) {
  const t = useT()
  const mayChange = useMayChange()
  const { query } = useListAddress(path)
  const state = useListState(['asked', 'answered'])
  const usual = usualOrderOf(path, state)
  const order = orderIn(path, query, state) ?? usual
  const key = `${listKey}${state} ${order} ${me.id}`
  const { answered, ...cells } = useExperienceCells(me, listKey)
  const [open, setOpen] = useState<{ request: OfficeExperienceRequest; form: Form }>()
  const close = () => {
    setOpen(undefined)
    invalidateQueries(listKey)
  }
  return (
    <>
      <AdminPageHeader title={t('admin_experiences')} lead={t('admin_experiences_lead')} />
      <ListTabs
        page={path}
        label={t('admin_hours_which')}
        tabs={[
          { state: 'asked', name: t('admin_hours_asked') },
          { state: 'answered', name: t('admin_hours_answered') },
        ]}
        current={state}
      />
      <ListToolbar
        me={me}
        list={path}
        tab={state}
        order={{ current: order, usual }}
        without={state === 'asked' ? ['answered'] : undefined}
      >
        <ExportList call="POST /office/experiences/csv" filter={{ state, order }} name="experiences" />
      </ListToolbar>
      <ListTable<typeof path, OfficeExperienceRequest>
        key={key}
        list={path}
        tab={state}
        label={t('admin_experiences')}
        order={order}
        usualOrder={usual}
        cells={state === 'asked' ? cells : { ...cells, answered }}
        keyOf={({ itemId }) => itemId}
        action={
          mayChange
            ? request => <RequestActions request={request} onOpen={form => setOpen({ request, form })} />
            : undefined
        }
        queryKey={key}
        load={async (cursor, signal) => {
          const query = { state, order, ...(cursor !== undefined && { cursor: String(cursor) }) }
          const { requests, next } = await adminApi('GET /office/experiences', { query }, { signal })
          return { rows: requests, next }
        }}
        empty={t(`admin_hours_none_${state}`)}
      />
      {open?.form === 'answer' && <AnswerExperience key={open.request.itemId} request={open.request} onClose={close} />}
      {open?.form === 'supplier' && (
        <AskSupplier item={open.request} text={t('admin_experiences_ask_text')} onClose={close} />
      )}
      {open?.form === 'places' && <SetPlaces key={open.request.itemId} request={open.request} onClose={close} />}
    </>
  )
}

interface RequestActionsProps {
  request: OfficeExperienceRequest
  onOpen: (form: Form) => void
}

function RequestActions({ request: { experience, reference, status }, onOpen }: RequestActionsProps) {
  const t = useT()
  const isOpen = answerable.includes(status)
  return (
    <div className={table.actions}>
      {isOpen && (
        <ChangeButton
          variant="quiet"
          aria-label={t('admin_experiences_answer_of', { experience, reference })}
          onClick={() => onOpen('answer')}
        >
          {t('admin_hours_answer')}
        </ChangeButton>
      )}
      <ChangeButton
        variant="quiet"
        aria-label={t('admin_experiences_places_of', { experience, reference })}
        onClick={() => onOpen('places')}
      >
        {t('admin_experiences_places')}
      </ChangeButton>
      {(isOpen || status === paid) && (
        <ChangeButton
          variant="quiet"
          aria-label={t('admin_experiences_ask_of', { experience, reference })}
          onClick={() => onOpen('supplier')}
        >
          {t('admin_transfers_ask')}
        </ChangeButton>
      )}
    </div>
  )
}
