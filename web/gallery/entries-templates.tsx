import type { PageOf } from '#contract/pages'
import { CallError } from '#web/api'
import { PageFailure } from '#web/features/page-error/public'
import { PageTemplate } from '#web/features/page-template/public'
import { useT } from '#web/messages'
import type { LoadedTemplate } from '#web/templates'
import type { Entry } from './entry'

const page: PageOf<'article'> = {
  kind: 'page',
  template: 'article',
  id: 1,
  templateId: 1,
  status: 200,
  language: 1,
  canonicalPath: '/bookings',
  paths: [],
  title: 'Bookings',
  metaDescription: '',
  heading1: 'Your bookings',
  heading2: '',
  picture: null,
  breadcrumb: [],
  modules: [],
}

const template: LoadedTemplate = {
  Component: ({ page, more }) => (
    <>
      <h1>{page.heading1}</h1>
      <p>{String(more)}</p>
    </>
  ),
  load: async () => undefined,
  late: [],
}
const never = new Promise(() => {})
const arrived = Promise.resolve('Kalami House, 5 to 12 June')

function Failure({ error }: { error: unknown }) {
  return <PageFailure error={error} t={useT()} />
}

export const templates: Entry[] = [
  {
    name: 'Template that loads more',
    states: {
      waiting: () => <PageTemplate page={page} template={template} more={never} />,
      arrived: () => <PageTemplate page={page} template={template} more={arrived} />,
    },
  },
  {
    name: 'Template that failed',
    states: {
      'by a fault of ours': () => <Failure error={new Error()} />,
      'by the line': () => <Failure error={new CallError(0, {})} />,
    },
  },
]
