import { chmodSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeBackup } from '../backup/make-backup.ts'
import { readBackup, readHead } from '../backup/read-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { verify as verifyAll } from '../backup/verify.ts'
import { counted } from '../counted.ts'
import { dataFolderPaths } from '../db/data-folder.ts'
import { createWhole } from '../db/whole-file.ts'
import { createDiskFiles } from '../ports/disk-files.ts'
import { WrongUsage, type Command } from './command.ts'
import { onStarted } from './on-started.ts'

/** Makes a backup. */
export const backup: Command = {
  parameters: '[FILE]',
  summary: 'Writes all rows and files into one file, while the server runs.',
  async run(args, { place, now, say, onDatabase }) {
    const path = resolve(place.folder, oneOf(args) ?? defaultName(now))
    const { files, secret } = dataFolderPaths(place.dataDir)
    const made = await onStarted({ place, onDatabase }, (database) =>
      makeBackup(path, {
        database,
        files: createDiskFiles(files),
        secretFile: place.secret !== undefined || !existsSync(secret) ? null : secret,
        now,
      }),
    )
    const size = (made.bytes / 1_000_000).toFixed(1)
    say(`${path}: ${counted(made.rows, 'row')} and ${counted(made.files, 'file')}, ${size} MB.`)
    say('It holds all answers and the secret of the sessions: keep it where only you can read it.')
    for (const key of made.missing) {
      say(`Missing: the file ${key}, which a row names. The backup was made without it.`)
    }
    return made.missing.length === 0 ? 0 : 1
  },
}

/** Puts a backup back. */
export const restore: Command = {
  parameters: 'FILE',
  summary: 'Puts a backup into an empty database and folder, of either engine.',
  async run(args, { place, say, onDatabase }) {
    const path = resolve(place.folder, required(args))
    const { migrations } = await readHead(path)
    const paths = dataFolderPaths(place.dataDir)
    const upTo = Math.max(0, ...migrations.map(({ number }) => number))
    const keepSecret = (secret: string): void => {
      if (place.secret !== undefined || !createWhole(paths.secret, `${secret}\n`)) {
        say('This place has a secret of its own: everybody signs in again.')
        return
      }
      chmodSync(paths.secret, 0o600)
    }
    const { head, manifest } = await onDatabase({ upTo }, (database) =>
      restoreBackup(path, { database, files: createDiskFiles(paths.files), keepSecret }),
    )
    const rows = Object.values(manifest.rows).reduce((sum, one) => sum + one, 0)
    say(
      `Restored ${counted(rows, 'row')} and ${counted(manifest.files, 'file')} of ${head.madeAt}.`,
    )
    say('Now run: npm run -s holdpoint -- verify')
    return 0
  },
}

/** Holds what is kept, or a backup, against itself. */
export const verify: Command = {
  parameters: '[FILE]',
  summary: 'Checks the audit trail, files, states and ties; or, given one, a backup.',
  async run(args, { place, now, say, onDatabase }) {
    const typed = oneOf(args)
    if (typed !== undefined) {
      const path = resolve(place.folder, typed)
      const { head, manifest } = await readBackup(path)
      const rows = Object.values(manifest.rows).reduce((sum, one) => sum + one, 0)
      say(
        `${path} is whole: ${counted(rows, 'row')}, ${counted(manifest.files, 'file')}, ${head.madeAt}.`,
      )
      return 0
    }
    const files = createDiskFiles(dataFolderPaths(place.dataDir).files)
    const found = await onStarted({ place, onDatabase }, ({ kysely: db }) =>
      verifyAll({ db, files, now }),
    )
    for (const { where, what } of found.damages) {
      say(`Damaged: ${where}. ${what}`)
    }
    const looked = [
      counted(found.auditRows, 'audit row'),
      counted(found.files, 'file'),
      counted(found.records, 'record'),
    ]
    say(`Looked at ${looked.join(', ')}: ${counted(found.damages.length, 'damage')}.`)
    return found.damages.length === 0 ? 0 : 1
  },
}

function oneOf(args: readonly string[]): string | undefined {
  const [typed, ...more] = args
  if (more.length > 0 || typed?.startsWith('-') === true) {
    throw new WrongUsage('One file is named here, and nothing else.')
  }
  return typed
}

function required(args: readonly string[]): string {
  const typed = oneOf(args)
  if (typed === undefined) {
    throw new WrongUsage('Name the file with the backup.')
  }
  return typed
}

function defaultName(now: Date): string {
  return join('.', `holdpoint-${now.toISOString().slice(0, 16).replaceAll(':', '')}Z.tar.gz`)
}
