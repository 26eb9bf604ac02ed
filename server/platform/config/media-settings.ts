import { z } from 'zod'

/** The store of pictures: a folder of the machine, or a bucket that all machines share. */
export const mediaSettings = {
  MEDIA_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'Expected the name of a bucket')
    .optional()
    .describe('The S3-compatible bucket of pictures, which all machines share; without, the folder `DATA_DIR/media`'),
  MEDIA_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('The address of an S3-compatible store; without, that of Amazon S3 in `MEDIA_REGION`'),
  MEDIA_REGION: z.string().default('us-east-1').describe('The region of the bucket, by which requests are signed'),
  MEDIA_PREFIX: z
    .string()
    .regex(/^([\w-]+(\/[\w-]+)*)?$/, 'Expected folders as a/b')
    .default('')
    .describe('The folder in the bucket; two sites must not share one'),
  MEDIA_ACCESS_KEY: z
    .string()
    .default('')
    .describe('The access key of the bucket; without, the SDK looks in its usual places, such as the machine’s role'),
  MEDIA_SECRET_KEY: z.string().default('').describe('The secret that belongs to `MEDIA_ACCESS_KEY`'),
  MEDIA_PATH_STYLE: z
    .stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' })
    .default(false)
    .describe('`true` puts the bucket into the path, `https://store.example/bucket`, as most stores of your own need'),
}

type Settings = z.output<z.ZodObject<typeof mediaSettings>>

/** Problems of a bucket without half of its key, and of settings without a bucket. */
export function problemsOfMedia(value: Settings): string[] {
  const { MEDIA_BUCKET: bucket, MEDIA_ACCESS_KEY: key, MEDIA_SECRET_KEY: secret } = value
  return [
    ...(Boolean(key) === Boolean(secret) ? [] : ['MEDIA_ACCESS_KEY and MEDIA_SECRET_KEY belong together.']),
    ...(bucket || (!value.MEDIA_ENDPOINT && !key) ? [] : ['MEDIA_BUCKET lacks: MEDIA_ENDPOINT or its key is set.']),
  ]
}

/** A bucket of an S3-compatible store. */
export interface BucketSettings {
  bucket: string
  region: string
  prefix: string
  pathStyle: boolean
  endpoint: string | undefined
  /** Without them, the SDK looks in its usual places. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** The bucket of pictures; undefined where they are in a folder. */
export const mediaOf = (value: Settings): BucketSettings | undefined =>
  value.MEDIA_BUCKET
    ? {
        bucket: value.MEDIA_BUCKET,
        region: value.MEDIA_REGION,
        prefix: value.MEDIA_PREFIX,
        pathStyle: value.MEDIA_PATH_STYLE,
        endpoint: value.MEDIA_ENDPOINT,
        credentials: value.MEDIA_ACCESS_KEY
          ? { accessKeyId: value.MEDIA_ACCESS_KEY, secretAccessKey: value.MEDIA_SECRET_KEY }
          : undefined,
      }
    : undefined
