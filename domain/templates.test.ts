import { expect, test } from 'vitest'
import { templateIds, templateNames, templateOf } from './templates.ts'

test('every design has a template, and an unknown template is an article', () => {
  const shown = new Set(Array.from({ length: 200 }, (_, id) => templateOf(id).name))
  expect([...shown].sort()).toEqual([...templateNames])
  expect(templateOf(4711)).toEqual(templateOf(1))
})

test('the templates are full-height, without navigation and dark as section 2.3 says', () => {
  const those = (is: (id: number) => boolean) => Array.from({ length: 200 }, (_, id) => id).filter(is)
  expect(those(id => templateOf(id).fullHeight)).toEqual([3, 17, 24, 26, 65, 97])
  expect(those(id => templateOf(id).dark)).toEqual([97])
  expect(those(id => !templateOf(id).navigation)).toEqual([98, 101])
  expect(those(id => !templateOf(id).footer)).toEqual([98])
})

test('a kind of things has the template that shows them', () => {
  expect(templateOf(templateIds.villa).name).toBe('villa')
  expect(templateOf(templateIds.collection).name).toBe('results')
  expect(templateOf(templateIds.experience).name).toBe('experience')
  expect(templateOf(templateIds.experiencegroup).name).toBe('experience-group')
  expect(templateOf(templateIds.press).name).toBe('press-article')
  expect(templateOf(templateIds.blog).name).toBe('journal-article')
  expect(templateOf(templateIds.blogtag).name).toBe('journal-topic')
})

test('what a client alone may see is not meant to be found', () => {
  for (let id = 0; id < 200; id++) {
    const { audience, indexed } = templateOf(id)
    if (audience === 'client') expect(indexed).toBe(false)
  }
})
