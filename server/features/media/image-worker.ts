import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Answer, Made, Question } from './image-worker-process.ts'
import type { preparePicture } from './prepare-picture.ts'
import type { Wanted } from './resize-image.ts'

/** Makes pictures in a child process. */
export interface ImageWorker {
  make: (wanted: Wanted) => Promise<Buffer>
  /** Decodes an upload and encodes it for the store, or says why it is refused. */
  prepare: (upload: Uint8Array) => ReturnType<typeof preparePicture>
  /** The id of the running process; undefined while it is idle. */
  pid: () => number | undefined
  stop: () => void
}

interface Work {
  question: Question
  /** Whether a process that ended had started it before. */
  again: boolean
  late?: NodeJS.Timeout
  answer: (made: Made) => void
  fail: (error: Error) => void
}

const script = fileURLToPath(new URL('image-worker-process.ts', import.meta.url))

/** The child process decodes uploads, so its environment contains no secrets. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, SystemRoot } = process.env
  return { PATH, HOME, SystemRoot, ...givesBack, NODE_COMPILE_CACHE: getCompileCacheDir() }
}

/** Without these, glibc retains an arena for each thread with freed memory in it, more the larger the freed blocks. */
const givesBack = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(2 ** 18),
  MALLOC_TRIM_THRESHOLD_: String(2 ** 18),
}

/**
 * Opens a maker of pictures. Its process starts with the first picture and ends when idle, so that the memory of
 * decoders and encoders is returned. Pictures that a dead process was making are retried once.
 */
export function createImageWorker({ restAfter = 10_000, patience = 30_000 } = {}): ImageWorker {
  const underWay = new Map<number, Work>()
  let child: ChildProcess | undefined
  let rest: NodeJS.Timeout | undefined
  let last = 0

  const end = () => {
    child?.kill('SIGKILL')
    child = undefined
  }

  const start = (): ChildProcess => {
    const started = fork(script, {
      // The heap of the process is small and short-lived.
      execArgv: ['--optimize-for-size'],
      env: environment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (answer: Answer) => {
      const work = underWay.get(answer.id)
      if (!work) return
      if ('made' in answer) work.answer(answer.made)
      else work.fail(new Error(answer.failure))
    })
    const ended = () => {
      if (child !== started) return
      child = undefined
      for (const work of underWay.values()) {
        clearTimeout(work.late)
        if (work.again) work.fail(new Error('The process that makes pictures ended'))
        else send({ ...work, again: true })
      }
    }
    started.once('exit', ended)
    // The process could not be started, or not be sent a message.
    started.on('error', () => {
      started.kill('SIGKILL')
      ended()
    })
    // The child process does not keep its parent alive.
    started.unref()
    started.channel?.unref()
    return started
  }

  const send = (work: Work) => {
    child ??= start()
    const maker = child
    const late = setTimeout(() => maker.kill('SIGKILL'), patience).unref()
    underWay.set(work.question.id, { ...work, late })
    maker.send(work.question, () => undefined)
  }

  const ask = (wanted: Question['wanted']): Promise<Made> => {
    clearTimeout(rest)
    const id = ++last
    return new Promise<Made>((answer, fail) => {
      send({ question: { id, wanted }, again: false, answer, fail })
    }).finally(() => {
      clearTimeout(underWay.get(id)?.late)
      underWay.delete(id)
      if (underWay.size === 0) rest = setTimeout(end, restAfter).unref()
    })
  }

  return {
    make: wanted => ask(wanted) as Promise<Buffer>,
    prepare: upload => ask({ upload }) as ReturnType<typeof preparePicture>,
    pid: () => child?.pid,
    stop() {
      clearTimeout(rest)
      end()
      for (const { fail } of underWay.values()) fail(new Error('The site is stopping'))
    },
  }
}
