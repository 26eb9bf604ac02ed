import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import { useForm } from '#web/features/forms/public'
import { storeImpersonation } from '#web/features/session/public'
import { useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { FormError } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'

/** Asks for the reason of an impersonation, and starts it. */
export function ImpersonateClient({ client, onClose }: { client: ClientSearchResult; onClose: () => void }) {
  const t = useT()
  const path = useLocalPath()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ reason: string }>(
    async ({ reason }) => {
      storeImpersonation(await adminApi('POST /office/lookingon', { body: { contactId: client.id, reason } }))
      // Another area: its document loads anew.
      location.assign(path('/secure'))
    },
    {
      shape: async () => (await import('#contract/forms/staff')).reasonForm,
      messages: { 'reason missing': t('admin_reason_more'), 'reason invalid': t('admin_reason_more') },
    },
  )
  return (
    <Dialog title={t('admin_look_on_title', { name: nameOf(client) })} onClose={onClose}>
      <form className={styles.form} {...props}>
        <p>{t('admin_look_on_text')}</p>
        <TextArea
          name="reason"
          label={t('admin_reason')}
          hint={t('admin_reason_hint')}
          rows={3}
          maxLength={300}
          error={fault('reason')}
          required
        />
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_look_on')}
        </Button>
      </form>
    </Dialog>
  )
}

/** A client as found by the back office. */
export type ClientSearchResult = ResponseBody<Endpoints['POST /office/contacts/find']>['contacts'][number]

export const nameOf = ({ firstname, lastname, email }: ClientSearchResult): string =>
  `${firstname} ${lastname}`.trim() || email
