import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { OfficeVillaRecord } from '#contract/staff/office-villas'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { errorMessage, useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useMutation } from '#web/lib/use-mutation'
import { useLanguage, useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import own from './villas.module.css'

type StateAction = 'publish' | 'withdraw' | 'archive' | 'unarchive'

interface VillaActionsProps {
  record: OfficeVillaRecord
  onChanged: (saved: OfficeVillaRecord) => void
}

/** The actions on a villa as a whole: preview, publish, withdraw, archive, copy. */
export function VillaActions({ record, onChanged }: VillaActionsProps) {
  const t = useT()
  const lang = useLanguage()
  const localPath = useLocalPath()
  const { id, villa, missing } = record
  const [asked, setAsked] = useState<Exclude<StateAction, 'unarchive'>>()
  const [isCopying, setCopying] = useState(false)
  const messages = {
    'edited-meanwhile': t('admin_villa_newer'),
    'not-in-this-state': t('admin_villa_newer'),
    'villa-incomplete': t('admin_villa_incomplete'),
  }
  const set = async (action: StateAction) =>
    onChanged(
      await adminApi('POST /office/villas/{id}/state', { params: { id }, body: { revision: record.revision, action } }),
    )
  const unarchive = useMutation(() => set('unarchive'))
  const preview = useMutation(async () => {
    const { path } = await adminApi('POST /office/villas/{id}/preview', { params: { id }, body: { lang } })
    window.open(path, '_blank', 'noopener')
  })
  const error = unarchive.error ?? preview.error
  return (
    <>
      <div className={own.actions}>
        {!villa.live && !villa.archived && (
          <ChangeButton disabled={missing.length > 0} onClick={() => setAsked('publish')}>
            {t('admin_villa_publish')}
          </ChangeButton>
        )}
        {villa.live ? (
          <a href={localPath(villa.path)} target="_blank" rel="noopener">
            {t('admin_villa_on_site')}
          </a>
        ) : (
          <ChangeButton variant="secondary" disabled={preview.isSending} onClick={() => void preview.mutate()}>
            {t('admin_villa_preview')}
          </ChangeButton>
        )}
        {villa.live && (
          <ChangeButton variant="secondary" onClick={() => setAsked('withdraw')}>
            {t('admin_villa_withdraw')}
          </ChangeButton>
        )}
        {villa.archived ? (
          <ChangeButton variant="secondary" disabled={unarchive.isSending} onClick={() => void unarchive.mutate()}>
            {t('admin_villa_unarchive')}
          </ChangeButton>
        ) : (
          <ChangeButton variant="secondary" onClick={() => setAsked('archive')}>
            {t('admin_villa_archive')}
          </ChangeButton>
        )}
        <ChangeButton variant="secondary" onClick={() => setCopying(true)}>
          {t('admin_villa_copy')}
        </ChangeButton>
      </div>
      <FormError>{error !== undefined && errorMessage(error, t, messages)}</FormError>
      {asked && (
        <ConfirmDialog
          title={t(`admin_villa_${asked}_ask`, { villa: villa.name })}
          text={t(`admin_villa_${asked}_then`, { count: record.comingBookings })}
          action={t(`admin_villa_${asked}`)}
          decline={t('admin_not_now')}
          words={messages}
          act={() => set(asked)}
          onDone={() => setAsked(undefined)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {isCopying && <CopyVilla record={record} onClose={() => setCopying(false)} />}
    </>
  )
}

function CopyVilla({ record: { id, villa }, onClose }: { record: OfficeVillaRecord; onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const localPath = useLocalPath()
  const { state, problem, fieldError, formProps } = useForm<{ name: string }>(
    async (body, once) => {
      const made = await adminApi('POST /office/villas/{id}/copy', { params: { id }, body }, { idempotencyKey: once })
      showToast(t('admin_villas_made', { name: made.villa.name }), 'long')
      onClose()
      void navigate(localPath(`/office/villas/${made.id}`))
    },
    { draft: `copy villa ${id}`, shape: async () => (await import('#contract/forms/villa')).copyVillaForm },
  )
  return (
    <Dialog title={t('admin_villa_copy_ask', { villa: villa.name })} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p>{t('admin_villa_copy_text')}</p>
        <Input
          name="name"
          required
          maxLength={120}
          autoComplete="off"
          label={t('admin_field_name')}
          error={fieldError('name')}
        />
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t('admin_villa_copy')}
        </Button>
      </form>
    </Dialog>
  )
}
