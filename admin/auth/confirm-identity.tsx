import { useEffect, useSyncExternalStore } from 'react'
import { identityCheck, proveSecondFactor } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { FormError } from '#web/ui/form-parts'
import { CodeField } from './code-field'

/** Asks for the second factor again, when a request needs it. */
export function ConfirmIdentity() {
  const isOpen = useSyncExternalStore(identityCheck.subscribe, identityCheck.isOpen, () => false)
  return isOpen && <IdentityDialog />
}

function IdentityDialog() {
  const t = useT()
  const { state, problem, fieldError, formProps } = useForm<{ code: string }>(
    async ({ code }) => {
      await proveSecondFactor(code)
      identityCheck.confirm()
    },
    {
      shape: async () => (await import('#contract/forms/staff')).codeForm,
      messages: { 'code invalid': t('admin_code_wrong'), 'too-many-requests': t('admin_identity_wait') },
    },
  )
  const { ref } = formProps
  // The dialog itself focuses its close button.
  useEffect(() => {
    const field = ref.current?.elements.namedItem('code')
    if (field instanceof HTMLElement) field.focus()
  }, [ref])
  const cancel = () => {
    const message = t('admin_identity_cancelled')
    if (identityCheck.cancel(message)) showToast(message, 'long')
  }
  return (
    <Dialog title={t('admin_identity_title')} onClose={cancel}>
      <form className={styles.form} {...formProps}>
        <p>{t('admin_identity_text')}</p>
        <CodeField error={fieldError('code')} />
        <FormError>{problem}</FormError>
        <div className={styles.actions}>
          <Button type="submit" disabled={state === 'sending'}>
            {t(state === 'sending' ? 'auth_sending' : 'admin_identity_action')}
          </Button>
          <Button variant="secondary" onClick={cancel}>
            {t('admin_not_now')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
