import { expect, test } from 'vitest'
import { clientPageList } from '#domain/content/client-pages'
import { templateOf } from '#domain/content/templates'
import { own } from './own.ts'

test('each declared page of the client area exists in the content, at its path', () => {
  for (const { templateId, path } of clientPageList)
    expect(own.filter(page => page.path === path).map(page => page.templateId)).toEqual([templateId])
})

test('each page of the content that only clients see is declared; the dashboard has a second address', () => {
  const declared = new Set(clientPageList.map(({ path }) => path))
  const others = own.filter(page => templateOf(page.templateId).client && !declared.has(page.path))
  expect(others.map(({ path }) => path)).toEqual(['/account'])
})

test('no two declared pages share a template or a path', () => {
  expect(new Set(clientPageList.map(({ templateId }) => templateId)).size).toBe(clientPageList.length)
  expect(new Set(clientPageList.map(({ path }) => path)).size).toBe(clientPageList.length)
})
