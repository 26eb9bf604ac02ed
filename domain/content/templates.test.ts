import { expect, test } from 'vitest'
import { layoutOf, templateIds, templateNames } from './public-templates.ts'
import { templateOf, templatesWhere } from './templates.ts'

test('every design has a template, and an unknown template is an article', () => {
  const shown = new Set(templatesWhere(() => true).map(id => templateOf(id).name))
  expect([...shown].sort()).toEqual([...templateNames])
  expect(templateOf(4711)).toEqual({ ...templateOf(1), tellsModules: false })
})

test('the templates are full-height, without navigation and dark as SPEC A2.3 says', () => {
  expect(templatesWhere(({ fullHeight }) => fullHeight)).toEqual([3, 17, 24, 26, 65, 97])
  expect(templatesWhere(({ dark }) => dark)).toEqual([97])
  expect(templatesWhere(({ navigation }) => !navigation)).toEqual([98, 101])
  expect(templatesWhere(({ footer }) => !footer)).toEqual([98])
})

test('modules are those of SPEC A2.3, and conditions, questions, weather and car hire (SPEC A7)', () => {
  const named = [1, 2, 3, 15, 24, 33, 38, 42, 63, 65, 66, 75, 76]
  expect(templatesWhere(({ tellsModules }) => tellsModules)).toEqual(
    [...named, 39, 79, 80, 81].toSorted((a, b) => a - b),
  )
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

test('client-only pages are not indexed', () => {
  expect(templatesWhere(({ client, indexed }) => client !== undefined && indexed)).toEqual([])
})

test('browsers lay a page out as the server does, without the table of the client area', () => {
  for (const templateId of templatesWhere(() => true)) {
    const { client, tellsModules, ...layout } = templateOf(templateId)
    expect(layoutOf({ template: layout.name, templateId })).toMatchObject(layout)
  }
})
