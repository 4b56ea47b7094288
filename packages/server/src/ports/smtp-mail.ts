import { createTransport } from 'nodemailer'
import type { Handover, Letter, Mail } from './ports.ts'

export interface SmtpOptions {
  /** Such as `smtps://user:password@mail.example:465`. */
  url: string
  /** Who mails come from, such as `Holdpoint <holdpoint@company.example>`. */
  from: string
}

// A mail server that says nothing must not hold up the mails behind it for long.
const patienceMs = 20_000

/** Hands mails to an SMTP server, each on a connection of its own. */
export function createSmtpMail({ url, from }: SmtpOptions): Mail {
  return {
    async send(letter) {
      let isWritten = false
      const transport = createTransport({
        url,
        connectionTimeout: patienceMs,
        greetingTimeout: patienceMs,
        socketTimeout: patienceMs,
        logger: watching(() => (isWritten = true)),
        // Text of ours alone: nothing is fetched or read on a mail's behalf.
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        await transport.sendMail(toMessage(letter, from))
        return { kind: 'taken' }
      } catch (error) {
        return handoverOf(error, isWritten)
      } finally {
        transport.close()
      }
    },
  }
}

function toMessage({ id, to, subject, text, html, unsubscribe }: Letter, from: string) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'holdpoint.invalid'
  return {
    from,
    // Not parsed for several: it is one address, whatever signs it holds.
    to: { name: '', address: to },
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    // The same at each try, so that whoever gets it twice can tell.
    messageId: `<${id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: a mail program ends them with one press of its own button.
      ...(unsubscribe === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  }
}

/**
 * A line that breaks after the whole mail was written says neither yes nor no, and the library
 * answers it as any broken line. That it was written is told to its log alone.
 */
function watching(onWritten: () => void) {
  const pass = () => undefined
  const info = (entry: unknown) => {
    if (typeof entry === 'object' && entry !== null && 'tnx' in entry && entry.tnx === 'message') {
      onWritten()
    }
  }
  return { level: pass, trace: pass, debug: pass, info, warn: pass, error: pass, fatal: pass }
}

function handoverOf(error: unknown, isWritten: boolean): Handover {
  const why = error instanceof Error ? error.message : String(error)
  const answer = numberIn(error, 'responseCode')
  if (answer === undefined) {
    return { kind: isWritten ? 'unsure' : 'later', why }
  }
  // A sign-in that is refused says nothing of the mail: it waits until the settings are mended.
  const isAboutMail = codeOf(error) === 'EENVELOPE' || codeOf(error) === 'EMESSAGE'
  return { kind: answer >= 500 && isAboutMail ? 'never' : 'later', why }
}

function numberIn(error: unknown, name: string): number | undefined {
  const value = typeof error === 'object' && error !== null && Reflect.get(error, name)
  return typeof value === 'number' ? value : undefined
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
