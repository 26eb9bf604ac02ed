/** An account at a provider with Algolia's API. */
export interface ProviderAccount {
  /** The base URL of the API, without a trailing slash. */
  url: string
  application: string
  key: string
  /** The prefix of the names of its indices. */
  prefix: string
}

/** The authenticated headers of a request. */
export const headersOf = ({ application, key }: Pick<ProviderAccount, 'application' | 'key'>) => ({
  accept: 'application/json',
  'content-type': 'application/json',
  'x-algolia-application-id': application,
  'x-algolia-api-key': key,
})

/** Converts between our id of a thing and the provider's: `villa 12`, `villa-12`. */
export const objectIdOf = (id: string): string => id.replace(' ', '-')
export const idOfObject = (objectId: string): string => objectId.replace('-', ' ')
