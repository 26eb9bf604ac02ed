import type { ReactNode } from 'react'
import { useForm } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import { AddressField, StepForm } from './parts'

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
export function AddressForm({ lead, action, send, draft, children }: AddressFormProps) {
  const t = useT()
  const { state, problem, fault, props } = useForm<{ email: string }>(send, {
    ...(draft && { draft }),
    shape: async () => (await import('#contract/forms/account')).addressForm,
    words: { 'email missing': t('door_email_missing') },
  })
  return (
    <StepForm {...props}>
      {lead && <p>{lead}</p>}
      <AddressField fault={fault} />
      <Problem>{problem}</Problem>
      <Button type="submit" wide disabled={state === 'sending'}>
        {state === 'sending' ? t('door_sending') : action}
      </Button>
      {children}
    </StepForm>
  )
}
