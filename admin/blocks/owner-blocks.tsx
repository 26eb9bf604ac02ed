import { useState } from 'react'
import { ChangeButton, Changes } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import type { OfficeBlockShown } from '#contract/staff/office-blocks'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDays } from '#domain/calendar/formats'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { createIdempotencyKey, errorMessage } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { BlockNights } from './block-nights'

/** Beginning of the keys of these queries. */
const listKey = 'office blocks '

/** Nights of villas that are blocked for their owners. */
export function OwnerBlocks({ me }: { me: StaffPerson }) {
  const t = useT()
  const [removing, setRemoving] = useState<OfficeBlockShown>()
  const [removed, setRemoved] = useState<OfficeBlockShown>()
  return (
    <>
      <AdminPageHeader title={t('admin_blocks')} lead={t('admin_blocks_lead')} />
      <Changes>
        <BlockNights listKey={listKey} onBlocked={() => setRemoved(undefined)} />
      </Changes>
      {removed && <UndoRemoval key={removed.id} block={removed} onDone={() => setRemoved(undefined)} />}
      <section className={styles.part} aria-labelledby="blocked">
        <h2 id="blocked">{t('admin_blocks_list')}</h2>
        <OfficeList
          queryKey={`${listKey}${me.id}`}
          load={async (cursor: string | undefined, signal) => {
            const { blocks, next } = await adminApi(
              'GET /office/blocks',
              { query: cursor ? { cursor } : {} },
              { signal },
            )
            return { rows: blocks, next }
          }}
          empty={t('admin_blocks_none')}
        >
          {blocks => (
            <ul className={styles.rows}>
              {blocks.map(block => (
                <BlockRow key={block.id} block={block} onRemove={() => setRemoving(block)} />
              ))}
            </ul>
          )}
        </OfficeList>
      </section>
      {removing && (
        <RemoveBlock block={removing} onDone={() => setRemoved(removing)} onClose={() => setRemoving(undefined)} />
      )}
    </>
  )
}

function BlockRow({ block: { villa, from, to, note }, onRemove }: { block: OfficeBlockShown; onRemove: () => void }) {
  const t = useT()
  const days = formatDays({ from, to }, useLanguage())
  return (
    <li className={list.row}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{villa}</p>
      </div>
      <p>{days}</p>
      <p className={styles.muted}>{note}</p>
      <p>
        <ChangeButton variant="secondary" aria-label={t('admin_blocks_remove_of', { villa, days })} onClick={onRemove}>
          {t('admin_blocks_remove')}
        </ChangeButton>
      </p>
    </li>
  )
}

interface RemoveBlockProps {
  block: OfficeBlockShown
  onDone: () => void
  onClose: () => void
}

function RemoveBlock({ block: { id, villa, from, to }, onDone, onClose }: RemoveBlockProps) {
  const t = useT()
  const days = formatDays({ from, to }, useLanguage())
  return (
    <ConfirmDialog
      title={t('admin_blocks_remove_ask', { villa })}
      text={t('admin_blocks_remove_then', { villa, days })}
      action={t('admin_blocks_remove')}
      decline={t('admin_not_now')}
      words={{ 'not-found': t('admin_blocks_gone') }}
      act={() => adminApi('DELETE /office/blocks/{id}', { params: { id } })}
      invalidates={listKey}
      onDone={() => {
        onDone()
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** Offers to block the nights of a removed block again; they can be taken meanwhile. */
function UndoRemoval({ block, onDone }: { block: OfficeBlockShown; onDone: () => void }) {
  const t = useT()
  const { propertyId, villa, from, to, note } = block
  const days = formatDays({ from, to }, useLanguage())
  const [once] = useState(createIdempotencyKey)
  const undo = useMutation(
    () =>
      adminApi(
        'POST /office/villas/{id}/blocks',
        { params: { id: propertyId }, body: { from, to, note } },
        { idempotencyKey: once },
      ),
    listKey,
  )
  const send = async () => {
    if (!(await undo.mutate())) return
    showToast(t('admin_blocks_made', { villa, days }), 'long')
    onDone()
  }
  return (
    <div role="status" className={styles.note}>
      <p>{t('admin_blocks_removed', { villa, days })}</p>
      <Button variant="quiet" disabled={undo.isSending} onClick={() => void send()}>
        {t('admin_undo')}
      </Button>
      <FormError>
        {undo.error !== undefined && errorMessage(undo.error, t, { 'dates-taken': t('admin_dates_taken') })}
      </FormError>
    </div>
  )
}
