/** Environment of a live site, with placeholder hosts. */
export const liveEnvironment = {
  MODE: 'live',
  DATABASE_URL: 'postgres://nowhere?sslmode=verify-full',
  ALLOW_ROOT: 'true',
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  PUBLIC_URL: 'https://villas.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'villas@villas.example',
  OFFICE_EMAIL: 'office@villas.example',
  BANK_ACCOUNT: 'Villas Ltd · IBAN DE02 1203 0000 0000 2020 51',
  CHECKOUT_URL: 'https://prefix.api.checkout.example',
  CHECKOUT_PUBLIC_KEY: 'pk',
  CHECKOUT_SECRET_KEY: 'sk',
  CHECKOUT_WEBHOOK_KEY: 'wk',
} as const
