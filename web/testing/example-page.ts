import type { PageOf } from '#contract/pages'

/** A plain page of the public site. */
export const examplePage: PageOf<'article'> = {
  kind: 'page',
  template: 'article',
  id: 1,
  templateId: 1,
  status: 200,
  language: 1,
  canonicalPath: '/about-us',
  paths: [
    { language: 1, path: '/about-us' },
    { language: 2, path: '/fr/about-us' },
    { language: 3, path: '/de/about-us' },
  ],
  title: 'About us',
  metaDescription: '',
  heading1: 'About us',
  heading2: '',
  picture: null,
  breadcrumb: [],
  modules: [],
}
