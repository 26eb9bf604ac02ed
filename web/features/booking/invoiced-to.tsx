import type { BookingShown } from '#contract/booking-shapes'
import type { InvoicesShown } from '#contract/payments'
import type { CurrentContact } from '#contract/sessions'
import { useForm } from '#web/features/forms/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Disclosure } from '#web/ui/disclosure'
import { Input } from '#web/ui/field'
import { Problem, Two } from '#web/ui/form'
import styles from './booking.module.css'
import { useInvoices } from './use-invoices'

interface InvoicedToProps {
  booking: BookingShown
  contact: CurrentContact
}

/** The company that later invoices are addressed to; if empty, the client. */
export function InvoicedTo({ booking, contact }: InvoicedToProps) {
  const t = useT()
  const { data, again } = useInvoices(booking, contact.id)
  const { state, problem, fault, props } = useForm<InvoicesShown['invoicedTo']>(
    async body => {
      await ownApi('PUT /core/bookings/{id}/invoicedto', { params: { id: booking.id }, body })
      again()
    },
    {
      draft: `company ${booking.id}`,
      shape: async () => (await import('#contract/forms/invoiced-to')).invoicedTo,
      words: { 'not-in-this-state': t('booking_company_late') },
    },
  )
  if (!data || contact.loggedInAsContactAdmin) return null
  const to = data.invoicedTo
  return (
    <Disclosure summary={to.company ? t('booking_company_now', { company: to.company }) : t('booking_company')}>
      <form className={styles.form} {...props}>
        <p>{t('booking_company_text')}</p>
        <Two>
          <Input
            name="company"
            label={t('booking_company_name')}
            autoComplete="organization"
            defaultValue={to.company}
            error={fault('company')}
            maxLength={160}
          />
          <Input
            name="vatNumber"
            label={t('booking_company_vat')}
            hint={t('booking_company_vat_hint')}
            autoComplete="off"
            defaultValue={to.vatNumber}
            error={fault('vatNumber')}
            maxLength={40}
          />
        </Two>
        <Problem>{problem}</Problem>
        {state === 'done' && <p role="status">{t('booking_company_saved')}</p>}
        <p>
          <Button type="submit" look="secondary" disabled={state === 'sending'}>
            {t(state === 'sending' ? 'own_saving' : 'own_save')}
          </Button>
        </p>
      </form>
    </Disclosure>
  )
}
