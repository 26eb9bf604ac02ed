import { readConsent } from '#domain/content/consent'

/** Client and session id from the analytics cookies: none without consent to statistics. */
export function analyticsIds(cookies: string): { ga_ClientId?: string; ga_SessionId?: string } {
  const consent = /(?:^|; )consent=([^;]*)/.exec(cookies)?.[1]
  if (!readConsent(consent)?.includes('statistics')) return {}
  const client = /(?:^|; )_ga=GA\d\.\d+\.(\d+\.\d+)(?:;|$)/.exec(cookies)?.[1]
  const visit = /(?:^|; )_ga_\w+=GS\d\.\d+\.s?(\d+)/.exec(cookies)?.[1]
  return { ...(client && { ga_ClientId: client }), ...(visit && { ga_SessionId: visit }) }
}
