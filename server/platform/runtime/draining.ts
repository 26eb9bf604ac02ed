import type { Server } from 'node:http'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProcessLifecycle } from './process-lifecycle.ts'

/** Milliseconds in which clients of a replaced process move to another. */
const retireMs = 2000

/** How a server leaves: it serves on, but each response closes its connection, so that clients open one elsewhere. */
export class Draining {
  #state: 'serving' | 'stopping' | 'retiring' = 'serving'
  readonly #delayMs: number

  /** The milliseconds between the end of readiness and that of the server. */
  constructor(delayMs: number) {
    this.#delayMs = delayMs
  }

  /** Whether `/readyz` sends load balancers away. */
  get isStopping(): boolean {
    return this.#state === 'stopping'
  }

  /** Follows a server; call it before other listeners answer requests. */
  follow(server: Server): void {
    server.prependListener('request', (_request, response) => {
      if (this.#state !== 'serving') response.shouldKeepAlive = false
    })
  }

  /** Registers the shutdown hooks of a server that listens, and what replaces it without an interruption. */
  leaveInOrder(server: Server, { onShutdown, onRetire }: Pick<ProcessLifecycle, 'onShutdown' | 'onRetire'>): void {
    const drain = async () => {
      if (this.#state === 'serving') {
        this.#state = 'stopping'
        await wait(this.#delayMs)
      }
      stopListening(server)
    }
    onShutdown('waiting for load balancers', drain, this.#delayMs + 1000)
    onRetire(async () => {
      this.#state = 'retiring'
      stopListening(server)
      await wait(retireMs)
    })
  }
}

/** New connections go to other processes, while those that are open stay: `http.Server` would close the idle ones. */
function stopListening(server: Server): void {
  if (server.listening) net.Server.prototype.close.call(server)
}
