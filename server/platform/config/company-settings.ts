import { z } from 'zod'
import { isTimezone } from '#domain/calendar/local-time'
import { type OfficeHours, parseOfficeWeek } from '#domain/calendar/office-hours'
import { sellerCountries } from '#domain/payments/margin-scheme'
import { parseBankAccounts } from '#domain/people/bank-account'

/** An office that answers calls. */
export interface Office {
  address: string
  phone: string
  place: { lat: number; lng: number }
  hours: OfficeHours
}

const officeWeek = z.string().transform((text, context) => {
  const week = parseOfficeWeek(text)
  if (week) return week
  context.addIssue({ code: 'custom', message: 'Expected hours like "1-5 09:00-18:00, 6 10:00-16:00"' })
  return z.NEVER
})
const closedDays = z
  .string()
  .regex(/^(\d{4}-)?\d\d-\d\d(,(\d{4}-)?\d\d-\d\d)*$/, 'Expected days like "12-25,2027-03-26"')
  .transform(text => text.split(','))
const bankAccounts = z.string().transform((text, context) => {
  const accounts = parseBankAccounts(text)
  if (accounts) return accounts
  const message = 'Expected accounts like "EUR: Villas Ltd · IBAN DE02 1203 0000 0000 2020 51 · BIC BYLADEM1001"'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})
const place = z
  .string()
  .regex(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/, 'Expected latitude and longitude like "51.5,-0.14"')
  .transform(text => {
    const [lat = 0, lng = 0] = text.split(',').map(Number)
    return { lat, lng }
  })

/** The company, as its pages show it. The defaults are the demonstration company's. */
export const companySettings = {
  COMPANY_NAME: z.string().default('Maestrale').describe('The name of the company'),
  COMPANY_REGISTRATION: z
    .string()
    .default('Maestrale Villas Ltd · Companies House 00000000')
    .describe('The line of registration in the footer'),
  COMPANY_COUNTRY: z
    .enum(sellerCountries)
    .default('gb')
    .describe('The country in which the company pays VAT: it decides which margin-scheme remark its invoices carry'),
  COMPANY_VAT_NUMBER: z.string().default('').describe('The VAT number of the company, as invoices print it'),
  BANK_ACCOUNT: bankAccounts
    .prefault(
      'EUR: Maestrale Villas Ltd · IBAN GR16 0110 1250 0000 0001 2300 695 · BIC ETHNGRAA; Maestrale Villas Ltd · IBAN GB33 BUKB 2020 1555 5555 55 · BIC BUKBGB22',
    )
    .describe(
      'The accounts for bank transfers, separated by semicolons: `EUR: holder · IBAN … · BIC …` for a currency, without one for all others; `live` needs one of its own',
    ),
  OFFICE_ONE: z
    .string()
    .default('12 Cleveland Row, London SW1A 1DH')
    .describe('The first office address in the footer'),
  OFFICE_TWO: z
    .string()
    .default('Kapodistriou 84, Corfu 491 00')
    .describe(
      'The second office address in the footer, or `none`: then the other variables `OFFICE_TWO_…` have no effect',
    ),
  OFFICE_PHONE: z.string().default('+44 20 7946 0321').describe('The office number, in its international form'),
  OFFICE_EMAIL: z
    .email()
    .default('office@maestrale.example')
    .describe('The address of the office, to which e-mails are answered'),
  PREDEPARTURE_EMAIL: z
    .email()
    .optional()
    .describe(
      'The address of those who help clients before they leave, as the log-in names it; OFFICE_EMAIL unless told',
    ),
  SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https|tel)$/ })
    .optional()
    .describe(
      'Where weaknesses are reported, as mailto:, https: or tel:, for /.well-known/security.txt; OFFICE_EMAIL unless told',
    ),
  OFFICE_COUNTRY: z
    .string()
    .regex(/^[a-z]{2}$/)
    .default('gb')
    .describe('The country of the office, for visitors whose own is not known'),
  OFFICE_TIMEZONE: z
    .string()
    .refine(isTimezone, 'There is no such time zone')
    .default('Europe/London')
    .describe('The time zone of the office hours'),
  OFFICE_HOURS: officeWeek
    .prefault('1-5 09:00-18:00, 6 10:00-16:00')
    .describe(
      'The hours of the office by days of the week, Monday being 1; with a break: `1-5 09:00-13:00 14:00-18:00`',
    ),
  OFFICE_CLOSED: closedDays
    .prefault('01-01,12-25,12-26')
    .describe('Holidays of the office, separated by commas: every year, `12-25`, or once, `2027-03-26`'),
  OFFICE_ONE_PLACE: place.prefault('51.5056,-0.1386').describe('Latitude and longitude of the first office'),
  OFFICE_TWO_PHONE: z
    .string()
    .default('+30 2661 000 321')
    .describe('The number of the second office, in its international form'),
  OFFICE_TWO_TIMEZONE: z
    .string()
    .refine(isTimezone, 'There is no such time zone')
    .default('Europe/Athens')
    .describe('The time zone of the second office'),
  OFFICE_TWO_HOURS: officeWeek.prefault('1-5 09:00-17:00').describe('The hours of the second office'),
  OFFICE_TWO_CLOSED: closedDays
    .prefault('01-01,01-06,03-25,05-01,08-15,10-28,12-25,12-26')
    .describe('Holidays of the second office'),
  OFFICE_TWO_PLACE: place.prefault('39.6243,19.9217').describe('Latitude and longitude of the second office'),
  PRESS_EMAIL: z.email().default('press@maestrale.example').describe('The address for journalists'),
  CALL_BOOKING_URL: z
    .union([z.url(), z.literal('')])
    .default('')
    .describe('The portal in which a call is booked; without one, calls are booked by the form on the contact page'),
  SOCIAL_LINKS: z
    .string()
    .default('https://www.instagram.com/,https://www.facebook.com/,https://www.pinterest.com/')
    .describe('Addresses of the company’s social pages, separated by commas, or `none`'),
}

type OfficeValues = z.output<z.ZodObject<typeof companySettings>>

/** The value of `OFFICE_TWO` for a company with one office. */
const noOffice = 'none'

/** The offices of a configuration; the first is the one whose number the pages show. */
export function officesOf(value: OfficeValues): [Office, ...Office[]] {
  const first = {
    address: value.OFFICE_ONE,
    phone: value.OFFICE_PHONE,
    place: value.OFFICE_ONE_PLACE,
    hours: { zone: value.OFFICE_TIMEZONE, week: value.OFFICE_HOURS, closedOn: value.OFFICE_CLOSED },
  }
  if (value.OFFICE_TWO === noOffice) return [first]
  const second = {
    address: value.OFFICE_TWO,
    phone: value.OFFICE_TWO_PHONE,
    place: value.OFFICE_TWO_PLACE,
    hours: { zone: value.OFFICE_TWO_TIMEZONE, week: value.OFFICE_TWO_HOURS, closedOn: value.OFFICE_TWO_CLOSED },
  }
  return [first, second]
}

/** Settings whose defaults are true of the demonstration's company alone. */
const ofOneCompany = [
  'COMPANY_NAME',
  'COMPANY_REGISTRATION',
  'OFFICE_ONE',
  'OFFICE_ONE_PLACE',
  'OFFICE_TWO',
  'OFFICE_TWO_PLACE',
  'OFFICE_PHONE',
  'OFFICE_TWO_PHONE',
  'PRESS_EMAIL',
  'SOCIAL_LINKS',
]

/** The demonstration company's values of these settings, without those of a second office that there is not. */
export const invented = (
  variables: readonly { name: string; standard: string }[],
  { OFFICE_TWO }: Pick<OfficeValues, 'OFFICE_TWO'>,
): Record<string, string> =>
  Object.fromEntries(
    variables
      .filter(({ name }) => ofOneCompany.includes(name) && !(OFFICE_TWO === noOffice && name.startsWith('OFFICE_TWO_')))
      .map(each => [each.name, each.standard]),
  )
