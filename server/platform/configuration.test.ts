import { describe, expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

test('without anything set the site is the demonstration on port 3000', () => {
  expect(readConfiguration({})).toMatchObject({ port: 3000, mode: 'demo', publicUrl: 'http://localhost:3000' })
})

test('an empty variable is one that is not set', () => {
  expect(readConfiguration({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.each([
  [{ PORT: 'three thousand' }, /^Configuration: PORT: /],
  [{ PORT: '70000' }, /^Configuration: PORT: /],
  [{ PUBLIC_URL: 'villas' }, /^Configuration: PUBLIC_URL: /],
  [{ DATABASE_URL: 'mysql://localhost/villas' }, /^Configuration: DATABASE_URL: /],
  [{ MODE: 'test' }, /^Configuration: MODE: /],
  [{ TRUST_PROXY: 'yes' }, /^Configuration: TRUST_PROXY: /],
  [{ SMTP_URL: 'https://mail.example' }, /^Configuration: SMTP_URL: /],
  [{ MAIL_FROM: 'the company' }, /^Configuration: MAIL_FROM: /],
  [{ OFFICE_EMAIL: 'the office' }, /^Configuration: OFFICE_EMAIL: /],
  [{ SECURITY_CONTACT: 'javascript:alert(1)' }, /^Configuration: SECURITY_CONTACT: /],
  [{ OFFICE_TIMEZONE: 'Nowhere/Land' }, /^Configuration: OFFICE_TIMEZONE: /],
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
  }

  test('starts with a database of its own, a public address and a mail server', () => {
    expect(readConfiguration(live).mode).toBe('live')
  })

  test.each(['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'OFFICE_EMAIL'])(
    'does not start without %s',
    name => {
      expect(() => readConfiguration({ ...live, [name]: undefined })).toThrow(name)
    },
  )

  test('does not start at an address that is not https', () => {
    expect(() => readConfiguration({ ...live, PUBLIC_URL: 'http://villas.example' })).toThrow(/PUBLIC_URL/)
  })
})
