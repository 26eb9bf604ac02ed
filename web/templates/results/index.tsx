import type { TemplateProps } from '#web/templates'

export default function Results({ page }: TemplateProps) {
  return <h1>{page.heading1}</h1>
}
