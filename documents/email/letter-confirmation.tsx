import { Heading } from '@react-email/heading'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import { formatDay, formatDays, formatTime } from '#domain/calendar/formats'
import { type ConfirmationFacts, confirmationWords } from '../confirmation-facts.ts'
import { createTranslator } from '../messages.ts'
import { EmailLayout } from './email-layout.tsx'
import { styles } from './styles.ts'
import { Facts, Sums, tablesAsText } from './tables.tsx'

export interface LetterConfirmation extends ConfirmationFacts {
  recipient: string
  picture: { url: string; alt: string; width: number; height: number } | undefined
}

/** Confirms a booking: stay, payment schedule, cancellation terms and contact. */
export async function letterConfirmation(data: LetterConfirmation) {
  const { sender, language, recipient, reference, villa, stay, arrivalFrom, manager, picture, total } = data
  const t = createTranslator(language)
  const told = confirmationWords(data)
  const next = data.payments.find(({ paidOn }) => !paidOn)
  const values = {
    villa: villa.name,
    days: formatDays(stay, language),
    reference,
    paid: data.payments.some(({ part, paidOn }) => part === 'balance' && !paidOn) ? 'some' : 'all',
    company: sender.company.name,
    email: recipient,
    name: manager?.name ?? '',
    manager: manager ? 'named' : 'none',
    phone: manager?.phone ?? sender.office.phone,
    due: next?.due ? formatDay(next.due, language) : '',
    arrival: formatDay(stay.from, language),
    time: arrivalFrom ? formatTime(arrivalFrom, language) : 'no',
  }
  const subject = t('confirmed_subject', values)
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={t('confirmed_preview', values)}
      reason={t('confirmed_reason', values)}
    >
      {picture && (
        <Img
          src={picture.url}
          alt={picture.alt}
          width={560}
          height={Math.round((560 * picture.height) / picture.width)}
          style={styles.picture}
        />
      )}
      <Heading style={styles.title}>{t('confirmed_title')}</Heading>
      <Text style={styles.text}>{t('confirmed_text', values)}</Text>
      <Heading as="h2" style={styles.subtitle}>
        {villa.name}
      </Heading>
      <Text style={styles.text}>{villa.place}</Text>
      <Facts rows={told.facts} />
      <Link href={data.address} style={styles.action}>
        {t('payment_action', { told: 'confirmation' })}
      </Link>
      <Heading as="h2" style={styles.subtitle}>
        {t('confirmation_payments')}
      </Heading>
      <Sums
        head={[t('invoice_column_what'), t('confirmation_column_when'), t('invoice_column_amount')]}
        rows={told.payments}
        total={[t('invoice_sum'), '', told.money(total)]}
      />
      {told.damage && <Text style={styles.text}>{told.damage}</Text>}
      <Heading as="h2" style={styles.subtitle}>
        {t('confirmed_next')}
      </Heading>
      {values.due && <Text style={styles.text}>{t('confirmed_next_payment', values)}</Text>}
      <Text style={styles.text}>{t('confirmed_next_manager', values)}</Text>
      <Text style={styles.text}>{t('confirmed_next_arrival', values)}</Text>
      <Heading as="h2" style={styles.subtitle}>
        {t('confirmation_terms')}
      </Heading>
      <Sums head={[t('confirmation_column_cancelled'), t('confirmation_column_kept')]} rows={told.cancellation} />
      <Text style={styles.text}>{t('confirmation_terms_text')}</Text>
      {told.conditions && <Text style={styles.text}>{told.conditions}</Text>}
      <Heading as="h2" style={styles.subtitle}>
        {t('confirmed_person', values)}
      </Heading>
      {manager ? (
        <>
          <Text style={styles.line}>{manager.name}</Text>
          <Text style={styles.line}>
            <Link href={`tel:${manager.phone.replace(/\s/g, '')}`} style={styles.link}>
              {manager.phone}
            </Link>
          </Text>
          <Text style={styles.text}>
            <Link href={`mailto:${manager.email}`} style={styles.link}>
              {manager.email}
            </Link>
          </Text>
        </>
      ) : (
        <Text style={styles.text}>{t('payment_questions', values)}</Text>
      )}
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html, tablesAsText) }
}
