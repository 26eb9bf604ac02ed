import type { OfficeContentDetails } from '#contract/staff/office-content'

const part = { revision: 0, isDraft: false, editedBy: null, editedAt: null, isBehind: false, plannedAt: null }

/** A published page with one module of text, for tests. */
export const examplePage = (): OfficeContentDetails => {
  const texts = (title: string, html: string) => ({
    menuName: title,
    title,
    metaDescription: '',
    heading1: title,
    heading2: '',
    modules: { a: { html } },
    parts: {},
  })
  const state = {
    shared: {
      path: '/walks',
      templateId: 1,
      parentId: null,
      pictureId: null,
      validFrom: null,
      modules: [
        { key: 'a', type: 'Html', slideshowId: null, pageIds: null },
        { key: 'b', type: 'CuratedPageList', slideshowId: null, pageIds: [12] },
      ],
      parts: [],
    },
    en: texts('Walks', '<p>Along the coast</p>'),
    fr: texts('Promenades', '<p>Le long de la côte</p>'),
    de: texts('', ''),
  }
  return {
    kind: 'page',
    id: 7,
    name: 'Walks',
    state,
    published: state,
    isShown: true,
    isFixed: false,
    parts: { shared: part, en: part, fr: part, de: part },
    languages: { en: 'published', fr: 'published', de: 'missing' },
    problems: [],
    isOrphan: false,
    timeZone: 'Europe/London',
    names: { 'page 12': 'Corfu' },
  }
}
