import type { CallError } from '#web/api'

/** Whether the link of a letter is used, too old or none of ours; one that is not even written like one is none. */
export const isLinkOver = ({ status, errors }: CallError): boolean =>
  status === 410 || (status === 422 && errors.some(({ field }) => /^(headers\.(token|input)|body\.token)$/.test(field)))
