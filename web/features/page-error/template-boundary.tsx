import { Component, type ReactNode } from 'react'
import type { PageReply } from '#contract/pages'
import { layoutOf } from '#domain/content/public-templates'
import { useT } from '#web/messages'
import { PageFailure } from './page-failure'

interface TemplateBoundaryProps {
  page: PageReply
  children: ReactNode
}

/** Error boundary of a template, until the next page. */
export class TemplateBoundary extends Component<TemplateBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidUpdate({ page }: TemplateBoundaryProps) {
    if (page !== this.props.page && 'error' in this.state) this.setState({ error: undefined })
  }

  override render() {
    const { page, children } = this.props
    return this.state.error === undefined ? children : <Failed error={this.state.error} page={page} />
  }
}

function Failed({ error, page }: { error: unknown; page: PageReply }) {
  const t = useT()
  return <PageFailure error={error} t={t} beneathHeader={layoutOf(page).fullHeight} />
}
