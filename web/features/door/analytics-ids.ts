import { readCookie } from '#web/cookies'

/** The ids by which analytics know this browser and visit; to be read by consent to statistics alone. */
export function analyticsIds(): { ga_ClientId?: string; ga_SessionId?: string } {
  const client = /^GA\d\.\d+\.(\d+\.\d+)$/.exec(readCookie('_ga') ?? '')?.[1]
  const visit = document.cookie
    .split('; ')
    .map(pair => /^_ga_\w+=GS\d\.\d+\.s?(\d+)/.exec(pair)?.[1])
    .find(Boolean)
  return { ...(client && { ga_ClientId: client }), ...(visit && { ga_SessionId: visit }) }
}
