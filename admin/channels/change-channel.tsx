import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { ChannelFeedShown } from '#contract/staff/office-channels'
import { useForm } from '#web/features/forms/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'

interface ChangeChannelProps {
  channel: ChannelFeedShown
  listKey: string
  onClose: () => void
}

/** Renames a channel, replaces the address of its calendar, or ends reading it. */
export function ChangeChannel({ channel: feed, listKey, onClose }: ChangeChannelProps) {
  const t = useT()
  const { id, revision, villa } = feed
  const { state, problem, fieldError, formProps } = useForm<{ channel: string; source: string; ends?: string }>(
    async ({ channel, source, ends }) => {
      const address = ends ? { source: null } : source.trim() ? { source } : {}
      await adminApi('PUT /office/channels/{id}', { params: { id }, body: { revision, channel, ...address } })
      invalidateQueries(listKey)
      onClose()
    },
    {
      draft: `office channel ${id}`,
      messages: {
        'edited-meanwhile': t('admin_channels_edited'),
        'not-in-this-state': t('admin_channels_twice'),
        'source invalid': t('admin_channels_source_invalid'),
      },
    },
  )
  return (
    <Dialog title={`${villa}, ${feed.channel}`} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <Input
          name="channel"
          required
          maxLength={60}
          defaultValue={feed.channel}
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
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_channels_save')}
        </Button>
      </form>
    </Dialog>
  )
}
