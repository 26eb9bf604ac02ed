import { PageFailure } from '#web/features/page-error/public'
import { ApiError } from '#web/lib/api-client'
import { useT } from '#web/messages'
import type { Entry } from './entry'

function Failure({ error }: { error: unknown }) {
  return <PageFailure error={error} t={useT()} />
}

export const templates: Entry[] = [
  {
    name: 'Template that failed',
    states: {
      'by a fault of ours': () => <Failure error={new Error()} />,
      'by the line': () => <Failure error={new ApiError(0, {})} />,
    },
  },
]
