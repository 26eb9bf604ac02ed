import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** The verb and the first table of a statement: `select booking`. The rest can hold values. */
export function summaryOf(statement: string): string {
  const [, verb = 'statement'] = /^\s*([a-z]+)\b/i.exec(statement) ?? []
  const [, table] = /\b(?:from|into|update|table)\s+(?:"?\w+"?\.)?"?([a-z_]+)"?/i.exec(statement) ?? []
  return [verb.toLowerCase(), table].filter(Boolean).join(' ')
}

/** Records a statement as part of the current trace, if there is one (`server/platform/runtime/traces.ts`). */
export function traceStatement(asked: unknown, answer: Promise<unknown>): void {
  if (!trace.getActiveSpan()?.isRecording()) return
  const text = typeof asked === 'string' ? asked : (asked as { text?: string } | undefined)?.text
  const summary = summaryOf(text ?? '')
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary }
  const span = trace.getTracer('maestrale').startSpan(summary, { kind: SpanKind.CLIENT, attributes }, context.active())
  answer.then(
    () => span.end(),
    () => span.setStatus({ code: SpanStatusCode.ERROR }).end(),
  )
}
