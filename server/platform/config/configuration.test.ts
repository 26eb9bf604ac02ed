import { describe, expect, test } from 'vitest'
import { liveEnvironment } from '#testing/site/live-environment'
import { readConfiguration, variables, warnOfEnvironment } from './configuration.ts'

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
  [{ MEDIA_BUCKET: 'My bucket' }, /^Configuration: MEDIA_BUCKET: /],
  [{ MEDIA_BUCKET: 'villas', MEDIA_PREFIX: '../all' }, /^Configuration: MEDIA_PREFIX: /],
  [{ MEDIA_BUCKET: 'villas', MEDIA_ACCESS_KEY: 'k' }, /^Configuration: MEDIA_ACCESS_KEY and MEDIA_SECRET_KEY belong /],
  [{ MEDIA_ENDPOINT: 'https://store.example' }, /^Configuration: MEDIA_BUCKET lacks: /],
  [{ CDN_PURGE_URL: 'varnish' }, /^Configuration: CDN_PURGE_URL: /],
  [{ CDN_PURGE_HEADER: 'Fastly-Key: k' }, /^Configuration: CDN_PURGE_HEADER needs CDN_PURGE_URL\.$/],
  [{ DATABASE_REPLICA_URL: 'postgres://replica/site' }, /^Configuration: DATABASE_REPLICA_URL needs DATABASE_URL: /],
  [{ ROLE: 'mailer' }, /^Configuration: ROLE: /],
  [
    { ROLE: 'worker', JOBS: 'off', BANK_SIMULATOR_URL: 'http://localhost:3001' },
    /^Configuration: ROLE=worker has nothing to do with JOBS=off\.$/,
  ],
  [{ ROLE: 'worker' }, /^Configuration: ROLE=worker needs BANK_SIMULATOR_URL: /],
  [{ SEARCH_URL: 'algolia' }, /^Configuration: SEARCH_URL: /],
  [{ SEARCH_PREFIX: 'ours/' }, /^Configuration: SEARCH_PREFIX: /],
  [
    { SEARCH_URL: 'https://search.example' },
    /^Configuration: SEARCH_URL needs SEARCH_APPLICATION, SEARCH_KEY and SEARCH_WRITE_KEY\.$/,
  ],
  [
    { SEARCH_URL: 'https://search.example', SEARCH_APPLICATION: 'A', SEARCH_KEY: 'k' },
    /^Configuration: SEARCH_URL needs SEARCH_WRITE_KEY\.$/,
  ],
  [
    { INSIGHTS_URL: 'https://insights.example' },
    /^Configuration: INSIGHTS_URL needs SEARCH_APPLICATION and SEARCH_KEY\.$/,
  ],
  [{ CARD_PROVIDER: 'cash' }, /^Configuration: CARD_PROVIDER: /],
  [
    { CHECKOUT_URL: 'https://cards.example' },
    /^Configuration: CHECKOUT_URL needs CHECKOUT_PUBLIC_KEY, CHECKOUT_SECRET_KEY and CHECKOUT_WEBHOOK_KEY\.$/,
  ],
  [
    { APPLE_PAY_MERCHANT: 'merchant.villas' },
    /^Configuration: APPLE_PAY_MERCHANT needs APPLE_PAY_CERTIFICATE and APPLE_PAY_KEY\.$/,
  ],
  [
    { OPAYO_URL: 'https://cards.example' },
    /^Configuration: OPAYO_URL needs OPAYO_VENDOR, OPAYO_KEY, .* and OPAYO_REPORTS_PASSWORD\.$/,
  ],
  [{ OPAYO_APPLE_PAY_DOMAIN: 'https://villas.example' }, /^Configuration: OPAYO_APPLE_PAY_DOMAIN: /],
])('a wrong value is told in one line: %j', (environment, line) => {
  expect(() => readConfiguration(environment)).toThrow(line)
  try {
    readConfiguration(environment)
  } catch (error) {
    expect((error as Error).message).not.toContain('\n')
  }
})

test('all problems are told at once, a malformed variable once', () => {
  const environment = {
    PORT: 'x',
    PUBLIC_URL: 'villas',
    PROCESSES: '2',
    SEARCH_URL: 'https://search.example',
    MODE: 'live',
  }
  const lines = () => {
    try {
      readConfiguration(environment, { asRoot: false })
    } catch (error) {
      return (error as Error).message.split('\n')
    }
    return []
  }
  expect(lines()).toContain('Configuration: PORT: Expected a number')
  const named = lines().map(line => /^Configuration: (?:MODE=live needs )?([A-Z_]+)/.exec(line)?.[1])
  expect(named).toEqual(expect.arrayContaining(['PROCESSES', 'PORT', 'SEARCH_URL', 'DATABASE_URL', 'CHECKOUT_URL']))
  expect(named.filter(name => name === 'PUBLIC_URL')).toHaveLength(1)
})

test('a misspelt variable and an unknown one with a prefix of the site are warned about; others are not', () => {
  const environment = { PUBLC_URL: '', OFFICE_FAX: '', HOME: '', MAIL: '', PATH: '', NODE_ENV: '', MODE: '', SHELL: '' }
  expect(warnOfEnvironment(environment)).toEqual([
    'PUBLC_URL is unknown and ignored. Did you mean PUBLIC_URL?',
    'OFFICE_FAX is unknown and ignored.',
  ])
})

test('preloading HSTS needs a year and the subdomains', () => {
  expect(readConfiguration({ HSTS_PRELOAD: 'true' }).hsts.preload).toBe(true)
  for (const less of [{ HSTS_MAX_AGE: '3600' }, { HSTS_SUBDOMAINS: 'false' }])
    expect(() => readConfiguration({ HSTS_PRELOAD: 'true', ...less })).toThrow(/HSTS_PRELOAD needs/)
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
  const live = { ...liveEnvironment, ALLOW_ROOT: undefined, DATABASE_URL: 'postgres://localhost/villas' }
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
    'DATA_DIR',
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

  test('needs no second office', () => {
    const { offices, company } = readLive({
      OFFICE_TWO: 'none',
      OFFICE_TWO_PHONE: undefined,
      OFFICE_TWO_PLACE: undefined,
    })
    expect(offices.map(({ address }) => address)).toEqual([liveEnvironment.OFFICE_ONE])
    expect(company.offices).toEqual([liveEnvironment.OFFICE_ONE])
  })

  test.each([
    'COMPANY_NAME',
    'COMPANY_REGISTRATION',
    'OFFICE_ONE',
    'OFFICE_TWO',
    'OFFICE_PHONE',
    'OFFICE_TWO_PHONE',
    'PRESS_EMAIL',
    'SOCIAL_LINKS',
  ])('does not take %s from the demonstration', name => {
    const standard = variables.find(each => each.name === name)?.standard
    expect(standard).toBeTruthy()
    expect(() => readLive({ [name]: undefined })).toThrow(name)
    expect(() => readLive({ [name]: standard })).toThrow(name)
  })

  test('has no social links if it says so', () => {
    expect(readLive({ SOCIAL_LINKS: 'none' }).company.social).toEqual([])
  })

  test.each([
    ['RATES_URL', 'http://rates.example'],
    ['REVIEWS_URL', 'http://reviews.example'],
    ['TAG_MANAGER_URL', 'http://tags.example/a.js'],
    ['ANALYTICS_ORIGINS', 'https://a.example,http://b.example'],
    ['TRACES_URL', 'http://collector.example/v1/traces'],
    ['MAP_TILES', 'http://tiles.example/{z}/{x}/{y}.png'],
  ])('does not speak http with others: %s', (name, value) => {
    expect(() => readLive({ [name]: value })).toThrow(`MODE=live needs ${name} with https`)
  })

  test('sends traces by http to a collector on the same machine only', () => {
    const url = 'http://127.0.0.1:4318/v1/traces'
    expect(readLive({ TRACES_URL: url }).traces).toEqual({ url, share: 0.1 })
  })

  test('does not switch TLS to the mail server off, unless it is on the same machine', () => {
    for (const option of ['ignoreTLS=true', 'requireTLS=false', 'tls.rejectUnauthorized=false'])
      expect(() => readLive({ SMTP_URL: `smtp://mail.example?${option}` })).toThrow(/SMTP_URL/)
    expect(readLive({ SMTP_URL: 'smtp://localhost?ignoreTLS=true' }).mode).toBe('live')
    expect(readLive({ SMTP_URL: 'smtp://user:word@mail.example' }).mode).toBe('live')
  })

  test('does not start with keys that are not random', () => {
    const weak = Buffer.alloc(32).toString('base64')
    expect(() => readLive({ ENCRYPTION_KEY: weak })).toThrow(/ENCRYPTION_KEY is not random/)
    expect(() => readLive({ ENCRYPTION_KEYS: `a:${live.ENCRYPTION_KEY},b:${weak}` })).toThrow(/ENCRYPTION_KEYS has/)
    expect(() => readLive({ MAIL_WEBHOOK_KEY: 'a'.repeat(32) })).toThrow(/MAIL_WEBHOOK_KEY is not random/)
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
