import { Component, type ReactNode } from 'react'
import type { PageReply } from '#contract/pages'
import { templateOf } from '#domain/templates'
import { PageFailure } from '#web/features/page-error/public'
import { useT } from '#web/messages'

interface TemplateBoundaryProps {
  page: PageReply
  more: Promise<unknown> | undefined
  children: ReactNode
}

/** Shows what to do where a template has failed, until another page comes. */
export class TemplateBoundary extends Component<TemplateBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidUpdate({ page, more }: TemplateBoundaryProps) {
    const came = page !== this.props.page || more !== this.props.more
    if (came && 'error' in this.state) this.setState({ error: undefined })
  }

  override render() {
    const { page, children } = this.props
    return this.state.error === undefined ? children : <Failed error={this.state.error} page={page} />
  }
}

function Failed({ error, page }: { error: unknown; page: PageReply }) {
  const t = useT()
  return <PageFailure error={error} t={t} beneathHeader={templateOf(page.templateId).fullHeight} />
}
