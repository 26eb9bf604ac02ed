import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { type ContentKind, contentDeclarations } from '#domain/editorial/content-kinds'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'

interface WithdrawContentProps {
  kind: ContentKind
  id: number
  onDone: () => void
  onClose: () => void
}

/** Takes a record off the site; it stays as a draft. */
export function WithdrawContent({ kind, id, onDone, onClose }: WithdrawContentProps) {
  const t = useT()
  const { state, problem, fieldError, formProps } = useForm<{ redirectTo?: string }>(
    async ({ redirectTo }, once) => {
      const to = redirectTo?.trim()
      await adminApi(
        'POST /office/content/{kind}/{id}/withdraw',
        { params: { kind, id }, body: to ? { redirectTo: to } : {} },
        { idempotencyKey: once },
      )
      invalidateQueries('office content ')
      showToast(t('content_withdrawn'))
      onDone()
    },
    { messages: { 'not-in-this-state': t('content_withdraw_in_use') } },
  )
  const hasPath = contentDeclarations[kind].hasPath && kind !== 'redirect'
  return (
    <Dialog title={t('content_withdraw')} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p>{t(hasPath ? 'content_withdraw_text' : 'content_withdraw_text_plain')}</p>
        {hasPath && (
          <Input
            name="redirectTo"
            autoComplete="off"
            label={t('content_withdraw_to')}
            hint={t('content_address_hint')}
            error={fieldError('redirectTo')}
          />
        )}
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'content_withdraw')}
        </Button>
      </form>
    </Dialog>
  )
}
