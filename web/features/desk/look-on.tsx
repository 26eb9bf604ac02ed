import { useForm } from '#web/features/forms/public'
import { keepLooking } from '#web/features/session/public'
import { useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Problem } from '#web/ui/form'
import { TextArea } from '#web/ui/text-area'
import styles from './desk.module.css'
import { type FoundClient, nameOf } from './found-client'
import { deskApi } from './own-desk'

/** Asks for the reason of an impersonation, and starts it. */
export function LookOn({ client, onClose }: { client: FoundClient; onClose: () => void }) {
  const t = useT()
  const path = useLocalPath()
  const { state, problem, fault, props } = useForm<{ reason: string }>(
    async ({ reason }) => {
      keepLooking(await deskApi('POST /office/lookingon', { body: { contactId: client.id, reason } }))
      // Another area: its document loads anew.
      location.assign(path('/secure'))
    },
    {
      shape: async () => (await import('#contract/forms/desk')).reasonForm,
      words: { 'reason missing': t('desk_reason_more'), 'reason invalid': t('desk_reason_more') },
    },
  )
  return (
    <Dialog title={t('desk_look_on_title', { name: nameOf(client) })} onClose={onClose}>
      <form className={styles.form} {...props}>
        <p>{t('desk_look_on_text')}</p>
        <TextArea
          name="reason"
          label={t('desk_reason')}
          hint={t('desk_reason_hint')}
          rows={3}
          maxLength={300}
          error={fault('reason')}
          required
        />
        <Problem>{problem}</Problem>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'door_sending' : 'desk_look_on')}
        </Button>
      </form>
    </Dialog>
  )
}
