import { useState } from 'react'
import { DraftBase, readDraftBase } from '#admin/merge/draft-base'
import { currentBy } from '#admin/merge/save-merged'
import { useMergedSave } from '#admin/merge/use-merged-save'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { FieldValue } from '#admin/versions/field-value'
import type { ChannelFeedShown } from '#contract/staff/office-channels'
import { errorMessage, forgetDraft, useForm } from '#web/features/forms/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'

const baseOf = ({ revision, channel, source }: ChannelFeedShown) => ({ revision, fields: { channel, source } })

interface ChangeChannelProps {
  channel: ChannelFeedShown
  listKey: string
  onClose: () => void
}

/** Renames a channel, replaces the address of its calendar, or ends reading it. */
export function ChangeChannel({ channel: feed, listKey, onClose }: ChangeChannelProps) {
  const t = useT()
  const { id, villa } = feed
  const draft = `office channel ${id}`
  const [base] = useState(() => readDraftBase(draft, baseOf(feed)))
  const { save, dialog, error } = useMergedSave<ChannelFeedShown>({
    send: ({ revision, fields: { channel, source }, over }) => {
      // The address of a calendar is a secret: the form knows its host alone, and sends an address only if it is new.
      const address = source === over.source ? {} : { source: source as string | null }
      return adminApi('PUT /office/channels/{id}', {
        params: { id },
        body: { revision, channel: String(channel), ...address },
      })
    },
    load: currentBy(baseOf),
    onSaved: () => {
      forgetDraft(draft)
      invalidateQueries(listKey)
      onClose()
    },
    nameOf: field => t(field === 'channel' ? 'admin_channels_name' : 'admin_channels_source'),
    show: value => <FieldValue value={value} />,
  })
  const messages = {
    'edited-meanwhile': t('admin_merge_needed'),
    'not-in-this-state': t('admin_channels_twice'),
    'source invalid': t('admin_channels_source_invalid'),
  }
  const { state, problem, fieldError, formProps } = useForm<{ channel: string; source: string; ends?: string }>(
    ({ channel, source, ends }) => save(base, { channel, source: ends ? null : source.trim() || base.fields.source }),
    { draft, messages },
  )
  return (
    <Dialog title={`${villa}, ${feed.channel}`} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <DraftBase base={base} />
        <Input
          name="channel"
          required
          maxLength={60}
          defaultValue={base.fields.channel}
          label={t('admin_channels_name')}
          error={fieldError('channel')}
        />
        <Input
          name="source"
          inputMode="url"
          maxLength={2000}
          autoComplete="off"
          label={t('admin_channels_source_new')}
          hint={t('admin_channels_source_keep', { host: feed.source ?? 'none' })}
          error={fieldError('source')}
        />
        {feed.source && <CheckboxField name="ends">{t('admin_channels_source_end')}</CheckboxField>}
        <FormError>{error === undefined ? problem : errorMessage(error, t, messages)}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_channels_save')}
        </Button>
      </form>
      {dialog}
    </Dialog>
  )
}
