import { NoResults, ResultsView } from '#web/features/results/public'
import type { TemplateProps } from '#web/lib/page-data'

export const deferredSections = [NoResults]

/** Villas of a search; collections are searches too. */
export default function Results({ page }: TemplateProps<'results'>) {
  return <ResultsView page={page} results={page.results} />
}
