/** An account at a company that speaks Algolia's HTTP, and where it is reached. */
export interface ProviderAccount {
  /** The address of the API, without a slash at the end. */
  url: string
  application: string
  key: string
  /** What the names of its indices begin with. */
  prefix: string
}

/** The headers of a request in the name of an account. */
export const headersOf = ({ application, key }: Pick<ProviderAccount, 'application' | 'key'>) => ({
  accept: 'application/json',
  'content-type': 'application/json',
  'x-algolia-application-id': application,
  'x-algolia-api-key': key,
})

/** The id under which the provider knows a thing, and back: `villa-12`, `villa 12`. */
export const objectIdOf = (id: string): string => id.replace(' ', '-')
export const idOfObject = (objectId: string): string => objectId.replace('-', ' ')
