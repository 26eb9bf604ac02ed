import type { z } from 'zod/mini'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { billingCompany } from '#contract/forms/billing-company'
import { useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Disclosure } from '#web/ui/disclosure'
import { Input } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'
import styles from '../booking.module.css'
import { useInvoices } from '../overview/use-invoices'

type InvoicedToForm = z.output<typeof billingCompany>

/** An address in one line. */
const inOneLine = (address: string) => address.replaceAll('\n', ', ')

interface InvoicedToProps {
  booking: BookingResponse
  contact: CurrentContact
}

/** Company and address of later invoices; if empty, they are to the client at the address of card or profile. */
export function BillingCompany({ booking, contact }: InvoicedToProps) {
  const t = useT()
  const { data, refetch: again } = useInvoices(booking, contact.id)
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<InvoicedToForm>(
    async body => {
      await sessionApi('PUT /core/bookings/{id}/invoicedto', { params: { id: booking.id }, body })
      again()
    },
    {
      draft: `company ${booking.id}`,
      shape: async () => (await import('#contract/forms/billing-company')).billingCompany,
      messages: { 'not-in-this-state': t('booking_company_late') },
    },
  )
  if (!data || contact.loggedInAsContactAdmin) return null
  const { company, vatNumber, address, knownAddress } = data.invoicedTo
  const printed = address || knownAddress
  const summary = () => {
    if (company) return t('booking_company_now', { company })
    return printed ? t('booking_company_at', { address: inOneLine(printed) }) : t('booking_company')
  }
  return (
    <Disclosure summary={summary()}>
      <form className={styles.form} {...props}>
        <p>{t('booking_company_text')}</p>
        <FieldRow>
          <Input
            name="company"
            label={t('booking_company_name')}
            autoComplete="organization"
            defaultValue={company}
            error={fault('company')}
            maxLength={160}
          />
          <Input
            name="vatNumber"
            label={t('booking_company_vat')}
            hint={t('booking_company_vat_hint')}
            autoComplete="off"
            defaultValue={vatNumber}
            error={fault('vatNumber')}
            maxLength={40}
          />
        </FieldRow>
        <TextArea
          name="address"
          label={t('booking_company_address')}
          hint={
            knownAddress
              ? t('booking_company_address_known', { address: inOneLine(knownAddress) })
              : t('booking_company_address_none')
          }
          autoComplete="off"
          defaultValue={address}
          error={fault('address')}
          rows={4}
          maxLength={600}
        />
        <FormError>{problem}</FormError>
        {state === 'done' && <p role="status">{t('booking_company_saved')}</p>}
        <p>
          <Button type="submit" variant="secondary" disabled={state === 'sending'}>
            {t(state === 'sending' ? 'account_saving' : 'account_save')}
          </Button>
        </p>
      </form>
    </Disclosure>
  )
}
