import type { ReactNode } from 'react'
import { useForm } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { EmailField, StepForm } from '../auth-form-parts'

interface AddressFormProps {
  /** Why the address is requested. */
  lead?: string
  action: string
  send: (body: { email: string }) => Promise<unknown>
  draft?: string
  /** Alternatives, shown below. */
  children?: ReactNode
}

/** Requests an e-mail address to send an e-mail to. */
export function EmailForm({ lead, action, send, draft, children }: AddressFormProps) {
  const t = useT()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ email: string }>(send, {
    ...(draft && { draft }),
    shape: async () => (await import('#contract/forms/account')).addressForm,
    messages: { 'email missing': t('auth_email_missing') },
  })
  return (
    <StepForm {...props}>
      {lead && <p>{lead}</p>}
      <EmailField fault={fault} />
      <FormError>{problem}</FormError>
      <Button type="submit" wide disabled={state === 'sending'}>
        {state === 'sending' ? t('auth_sending') : action}
      </Button>
      {children}
    </StepForm>
  )
}
