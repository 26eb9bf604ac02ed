import { useState } from 'react'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import { useSingleSend } from '#admin/ui/use-single-send'
import type { ChannelFeedShown } from '#contract/staff/office-channels'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { createIdempotencyKey, errorMessage } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import { ChangeChannel } from './change-channel'
import styles from './channels.module.css'

interface ChannelActionsProps {
  channel: ChannelFeedShown
  listKey: string
  onAddress: (address: string) => void
}

/** What can be done with a channel: read its calendar, change it, renew the address of ours, disconnect it. */
export function ChannelActions({ channel, listKey, onAddress }: ChannelActionsProps) {
  const t = useT()
  const [opened, setOpened] = useState<'change' | 'renew' | 'remove'>()
  const close = () => setOpened(undefined)
  const { id, villa, source, blocks } = channel
  const read = useSingleSend(async () => {
    await adminApi('POST /office/channels/{id}/reading', { params: { id } })
    showToast(t('admin_channels_reading'), 'long')
  }, listKey)
  const name = `${villa}, ${channel.channel}`
  return (
    <>
      <p className={styles.actions}>
        {source && (
          <ChangeButton
            variant="quiet"
            disabled={read.isSending}
            aria-label={t('admin_channels_read_of', { name })}
            onClick={() => void read.send(String(Date.now()))}
          >
            {t('admin_channels_read')}
          </ChangeButton>
        )}
        <ChangeButton
          variant="quiet"
          aria-label={t('admin_channels_change_of', { name })}
          onClick={() => setOpened('change')}
        >
          {t('admin_channels_change')}
        </ChangeButton>
        <ChangeButton
          variant="quiet"
          aria-label={t('admin_channels_renew_of', { name })}
          onClick={() => setOpened('renew')}
        >
          {t('admin_channels_renew')}
        </ChangeButton>
        <ChangeButton
          variant="quiet"
          aria-label={t('admin_channels_remove_of', { name })}
          onClick={() => setOpened('remove')}
        >
          {t('admin_channels_remove')}
        </ChangeButton>
      </p>
      <FormError>{read.error !== undefined && errorMessage(read.error, t)}</FormError>
      {opened === 'change' && <ChangeChannel channel={channel} listKey={listKey} onClose={close} />}
      {opened === 'renew' && <RenewAddress channel={channel} name={name} onAddress={onAddress} onClose={close} />}
      {opened === 'remove' && (
        <ConfirmDialog
          title={t('admin_channels_remove_ask', { name })}
          text={t('admin_channels_remove_then', { count: blocks })}
          action={t('admin_channels_remove')}
          decline={t('admin_not_now')}
          act={() => adminApi('DELETE /office/channels/{id}', { params: { id } })}
          invalidates={listKey}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  )
}

interface RenewAddressProps {
  channel: ChannelFeedShown
  name: string
  onAddress: (address: string) => void
  onClose: () => void
}

function RenewAddress({ channel: { id }, name, onAddress, onClose }: RenewAddressProps) {
  const t = useT()
  const [once] = useState(createIdempotencyKey)
  return (
    <ConfirmDialog
      title={t('admin_channels_renew_ask', { name })}
      text={t('admin_channels_renew_then')}
      action={t('admin_channels_renew')}
      decline={t('admin_not_now')}
      act={async () => {
        const { address } = await adminApi(
          'POST /office/channels/{id}/address',
          { params: { id } },
          { idempotencyKey: once },
        )
        onAddress(address)
      }}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
