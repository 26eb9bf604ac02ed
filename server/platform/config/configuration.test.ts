import { describe, expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

test('without anything set the site is the demonstration on port 3000', () => {
  expect(readConfiguration({})).toMatchObject({ port: 3000, mode: 'demo', publicUrl: 'http://localhost:3000' })
})

test('an empty variable is one that is not set', () => {
  expect(readConfiguration({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.each([
  [{ PROCESSES: '2' }, /^Configuration: PROCESSES is WEB_CONCURRENCY today: rename it\.$/],
  [{ PORT: 'three thousand' }, /^Configuration: PORT: /],
  [{ PORT: '70000' }, /^Configuration: PORT: /],
  [{ PUBLIC_URL: 'villas' }, /^Configuration: PUBLIC_URL: /],
  [{ DATABASE_URL: 'mysql://localhost/villas' }, /^Configuration: DATABASE_URL: /],
  [{ MODE: 'test' }, /^Configuration: MODE: /],
  [{ TRUST_PROXY: 'yes' }, /^Configuration: TRUST_PROXY: /],
  [{ ALLOW_ROOT: 'yes' }, /^Configuration: ALLOW_ROOT: /],
  [{ SMTP_URL: 'https://mail.example' }, /^Configuration: SMTP_URL: /],
  [{ MAIL_FROM: 'the company' }, /^Configuration: MAIL_FROM: /],
  [{ OFFICE_EMAIL: 'the office' }, /^Configuration: OFFICE_EMAIL: /],
  [{ SECURITY_CONTACT: 'javascript:alert(1)' }, /^Configuration: SECURITY_CONTACT: /],
  [{ OFFICE_TIMEZONE: 'Nowhere/Land' }, /^Configuration: OFFICE_TIMEZONE: /],
  [{ SEARCH_URL: 'algolia' }, /^Configuration: SEARCH_URL: /],
  [{ SEARCH_PREFIX: 'ours/' }, /^Configuration: SEARCH_PREFIX: /],
  [{ SEARCH_URL: 'https://search.example' }, /^Configuration: SEARCH_URL needs SEARCH_APPLICATION\.$/],
  [
    { SEARCH_URL: 'https://search.example', SEARCH_APPLICATION: 'A', SEARCH_KEY: 'k' },
    /^Configuration: SEARCH_URL needs SEARCH_WRITE_KEY\.$/,
  ],
  [{ INSIGHTS_URL: 'https://insights.example' }, /^Configuration: INSIGHTS_URL needs SEARCH_APPLICATION\.$/],
  [{ CARD_PROVIDER: 'cash' }, /^Configuration: CARD_PROVIDER: /],
  [{ CHECKOUT_URL: 'https://cards.example' }, /^Configuration: CHECKOUT_URL needs CHECKOUT_PUBLIC_KEY\.$/],
  [{ APPLE_PAY_MERCHANT: 'merchant.villas' }, /^Configuration: APPLE_PAY_MERCHANT needs APPLE_PAY_CERTIFICATE\.$/],
  [{ OPAYO_URL: 'https://cards.example' }, /^Configuration: OPAYO_URL needs OPAYO_VENDOR\.$/],
  [{ OPAYO_APPLE_PAY_DOMAIN: 'https://villas.example' }, /^Configuration: OPAYO_APPLE_PAY_DOMAIN: /],
])('a wrong value is told in one line: %j', (environment, line) => {
  expect(() => readConfiguration(environment)).toThrow(line)
  try {
    readConfiguration(environment)
  } catch (error) {
    expect((error as Error).message).not.toContain('\n')
  }
})

test.each([
  [undefined, 0],
  ['false', 0],
  ['true', 1],
  ['2', 2],
])('TRUST_PROXY=%s stands for so many proxies: %i', (value, proxies) => {
  expect(readConfiguration({ TRUST_PROXY: value }).proxies).toBe(proxies)
})

describe('live', () => {
  const live = {
    MODE: 'live',
    DATABASE_URL: 'postgres://localhost/villas',
    PUBLIC_URL: 'https://villas.example',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'Villas <villas@villas.example>',
    OFFICE_EMAIL: 'office@villas.example',
    BANK_ACCOUNT: 'Villas Ltd · IBAN DE02 1203 0000 0000 2020 51',
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    CHECKOUT_URL: 'https://prefix.api.checkout.example',
    CHECKOUT_PUBLIC_KEY: 'pk',
    CHECKOUT_SECRET_KEY: 'sk',
    CHECKOUT_WEBHOOK_KEY: 'wk',
  }
  const readLive = (other: Record<string, string | undefined> = {}) =>
    readConfiguration({ ...live, ...other }, { asRoot: false })

  test('starts with a database of its own, a public address and a mail server', () => {
    expect(readLive().mode).toBe('live')
  })

  test.each([
    'DATABASE_URL',
    'PUBLIC_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'OFFICE_EMAIL',
    'ENCRYPTION_KEY',
    'CHECKOUT_URL',
    'BANK_ACCOUNT',
  ])('does not start without %s', name => {
    expect(() => readLive({ [name]: undefined })).toThrow(name)
  })

  test.each([
    [{ BANK_SIMULATOR_URL: 'http://127.0.0.1:3001' }, 'BANK_SIMULATOR_URL'],
    [{ BANK_SIMULATOR_PORT: '3001' }, 'BANK_SIMULATOR_PORT'],
    [{ CHECKOUT_URL: 'http://127.0.0.1:3001/checkout' }, 'CHECKOUT_URL'],
    [{ CARD_PROVIDER: 'opayo' }, 'OPAYO_URL'],
  ])('knows no bank simulator: %j', (other, name) => {
    expect(() => readLive(other)).toThrow(name)
  })

  test('does not start with a bank account whose check digits are wrong', () => {
    expect(() => readLive({ BANK_ACCOUNT: 'Villas Ltd · IBAN DE03 1203 0000 0000 2020 51' })).toThrow(/BANK_ACCOUNT/)
  })

  test('does not start at an address that is not https', () => {
    expect(() => readLive({ PUBLIC_URL: 'http://villas.example' })).toThrow(/PUBLIC_URL/)
  })

  test('does not run as root unless allowed', () => {
    expect(() => readConfiguration(live, { asRoot: true })).toThrow(/root/)
    expect(() => readConfiguration({ ...live, ALLOW_ROOT: 'false' }, { asRoot: true })).toThrow(/root/)
    expect(readConfiguration({ ...live, ALLOW_ROOT: 'true' }, { asRoot: true }).mode).toBe('live')
    expect(readConfiguration({}, { asRoot: true }).mode).toBe('demo')
  })

  test.each([
    'postgres://db.example/villas',
    'postgresql://villas:secret@10.0.0.7:5432/villas?sslmode=require',
    'postgres://db.example/villas?sslmode=no-verify',
    'postgres://db.example/villas?sslmode=verify-full&sslmode=disable',
    'postgres://db.example/villas?ssl=true',
    'postgres://localhost/villas?host=db.example',
    'postgres://localhost.example/villas',
  ])('does not speak openly with a database elsewhere: %s', address => {
    expect(() => readLive({ DATABASE_URL: address })).toThrow(/sslmode=verify-full/)
    expect(readConfiguration({ DATABASE_URL: address }).databaseUrl, 'the demonstration may').toBe(address)
  })

  test.each([
    'postgres://villas:secret@db.example/villas?sslmode=verify-full',
    'postgres://db.example/villas?sslmode=verify-full&sslrootcert=/etc/ssl/db.pem',
    'postgres://127.0.0.1:5433/villas',
    'postgres://[::1]/villas',
    'postgres://%2Fvar%2Frun%2Fpostgresql/villas',
    'postgres:///villas?host=/var/run/postgresql',
  ])('speaks with %s', address => {
    expect(readLive({ DATABASE_URL: address }).databaseUrl).toBe(address)
  })
})
