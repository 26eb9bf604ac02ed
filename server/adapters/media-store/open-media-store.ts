import { resolve } from 'node:path'
import type { Configuration } from '#server/platform/config/configuration'
import { localFolder } from './local-folder.ts'
import type { MediaStore } from './media-store.ts'

/** The folder of pictures, where there is no bucket. */
export const mediaFolderOf = ({ dataFolder }: Pick<Configuration, 'dataFolder'>): string => resolve(dataFolder, 'media')

/** Opens the store of pictures: the bucket of the configuration, or a folder of this machine. */
export async function openMediaStore(configuration: Pick<Configuration, 'media' | 'dataFolder'>): Promise<MediaStore> {
  if (!configuration.media) return localFolder(mediaFolderOf(configuration))
  // The SDK is large: only sites with a bucket load it.
  const { bucketStore } = await import('./bucket.ts')
  return bucketStore(configuration.media)
}
