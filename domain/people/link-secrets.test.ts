import { describe, expect, test } from 'vitest'
import { splitSecrets, tellsOfReader, withSecrets } from './link-secrets.ts'

describe('the secrets of a link', () => {
  test('stand behind # and come back as they were', () => {
    const link = withSecrets('/secure/login?g=1&reset=1', { t: 'a_-b', e: 'ada+villa@example.com' })
    expect(link).toBe('/secure/login?g=1&reset=1#t=a_-b&e=ada%2Bvilla%40example.com')
    const { search, hash } = new URL(link, 'https://villas.example')
    expect(splitSecrets({ search, hash })).toEqual({
      secrets: { t: 'a_-b', e: 'ada+villa@example.com' },
      search: '?g=1&reset=1',
      hash: '',
    })
  })

  test('are read from the query too, and taken out of both', () => {
    expect(splitSecrets({ search: '?ct=m&t=old&x=1', hash: '#t=new' })).toEqual({
      secrets: { t: 'new' },
      search: '?ct=m&x=1',
      hash: '',
    })
    expect(splitSecrets({ search: '?t=', hash: '' })).toEqual({ secrets: {}, search: '', hash: '' })
  })

  test('an address without them stays as it is', () => {
    for (const hash of ['', '#prices', '#a=b&c', '#%zz'])
      expect(splitSecrets({ search: '?q=a+b', hash })).toEqual({ secrets: {}, search: '?q=a+b', hash })
  })
})

test('the personal parameters of a query are those of SPEC B2, and no others', () => {
  for (const search of [
    't=x',
    '?ct=m&t=x',
    'x=1&e=a%40example.com',
    'f=1',
    'reset',
    'bid=7',
    'feedbackid=1&guid=x',
    `id=${crypto.randomUUID()}`,
  ])
    expect([search, tellsOfReader(search)]).toEqual([search, true])
  for (const search of ['', '?des=16&from=05+Jun+2027', 'tev=1', 'id=7', 'q=t%3Dx'])
    expect([search, tellsOfReader(search)]).toEqual([search, false])
})
