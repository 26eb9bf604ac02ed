import type { ApiError } from '#web/lib/api-client'

/** Whether an e-mail link is used, expired or unknown; a malformed one counts as well. */
export const isLinkExpired = ({ status, errors }: ApiError): boolean =>
  status === 410 || (status === 422 && errors.some(({ field }) => /^(headers\.(token|input)|body\.token)$/.test(field)))
