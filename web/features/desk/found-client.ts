import type { Calls } from '#contract/calls'
import type { Reply } from '#contract/endpoint'

/** A client as found by the back office. */
export type FoundClient = Reply<Calls['POST /office/contacts/find']>['contacts'][number]

export const nameOf = ({ firstname, lastname, email }: FoundClient): string =>
  `${firstname} ${lastname}`.trim() || email
