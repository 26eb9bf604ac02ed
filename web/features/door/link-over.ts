import type { CallError } from '#web/api'

/** Whether an e-mail link is used, expired or unknown; a malformed one counts as well. */
export const isLinkOver = ({ status, errors }: CallError): boolean =>
  status === 410 || (status === 422 && errors.some(({ field }) => /^(headers\.(token|input)|body\.token)$/.test(field)))
