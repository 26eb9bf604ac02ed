import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'

/** A client as found by the back office. */
export type ClientSearchResult = ResponseBody<Endpoints['POST /office/contacts/find']>['contacts'][number]

export const nameOf = ({ firstname, lastname, email }: ClientSearchResult): string =>
  `${firstname} ${lastname}`.trim() || email
