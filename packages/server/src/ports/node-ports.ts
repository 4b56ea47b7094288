import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { monotonicFactory } from 'ulid'
import { createDiskFiles } from './disk-files.ts'
import { createOpenIdProvider, type OpenIdOptions } from './openid-provider.ts'
import type { Log, Ports } from './ports.ts'
import { createSmtpMail, type SmtpOptions } from './smtp-mail.ts'

/** The real world: the machine's clock, unguessable bytes, files in a folder, a log on stdout. */
export function nodePorts(options: {
  filesDir: string
  logLevel?: string
  /** Without one, mails stay in the outbox. */
  smtp?: SmtpOptions | undefined
  /** The company's identity provider, where one is set. */
  openId?: OpenIdOptions | undefined
}): Ports {
  const nextUlid = monotonicFactory(unguessableFractions())
  return {
    clock: { now: () => new Date() },
    ids: { next: () => nextUlid() },
    random: { bytes: (length) => randomBytes(length) },
    files: createDiskFiles(options.filesDir),
    log: createLog(options.logLevel ?? 'info'),
    mail: options.smtp === undefined ? undefined : createSmtpMail(options.smtp),
    identityProvider:
      options.openId === undefined ? undefined : createOpenIdProvider(options.openId),
  }
}

/** From 0 to below 1. Drawn many at a time, because each draw is a call into the system's library. */
function unguessableFractions(): () => number {
  let drawn = Buffer.alloc(0)
  let at = 0
  return () => {
    if (at === drawn.length) {
      drawn = randomBytes(4096)
      at = 0
    }
    at += 4
    return drawn.readUInt32BE(at - 4) / 2 ** 32
  }
}

function createLog(level: string): Log {
  const logger = pino({
    level,
    redact: ['*.password', '*.token', '*.authorization', '*.cookie', '*.secret'],
    formatters: { level: (label) => ({ level: label }) },
  })
  return {
    info: (fields, message) => logger.info(named(fields), message),
    warn: (fields, message) => logger.warn(named(fields), message),
    error: (fields, message) => logger.error(named(fields), message),
  }
}

/** pino prints an error's stack under `err`. */
function named({ error, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return error === undefined ? fields : { ...fields, err: error }
}
