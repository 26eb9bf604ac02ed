import type { z } from 'zod/mini'
import type { BookingShown } from '#contract/booking-shapes'
import type { invoicedTo } from '#contract/forms/invoiced-to'
import type { CurrentContact } from '#contract/sessions'
import { useForm } from '#web/features/forms/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Disclosure } from '#web/ui/disclosure'
import { Input } from '#web/ui/field'
import { Problem, Two } from '#web/ui/form'
import { TextArea } from '#web/ui/text-area'
import styles from './booking.module.css'
import { useInvoices } from './use-invoices'

type InvoicedToForm = z.output<typeof invoicedTo>

/** An address in one line. */
const inOneLine = (address: string) => address.replaceAll('\n', ', ')

interface InvoicedToProps {
  booking: BookingShown
  contact: CurrentContact
}

/** Company and address of later invoices; if empty, they are to the client at the address of card or profile. */
export function InvoicedTo({ booking, contact }: InvoicedToProps) {
  const t = useT()
  const { data, again } = useInvoices(booking, contact.id)
  const { state, problem, fault, props } = useForm<InvoicedToForm>(
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
        <Two>
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
        </Two>
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
