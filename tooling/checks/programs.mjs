import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * What tests need beside Node and a browser, by Debian's packages, and what is not proved without.
 *
 * @typedef {object} Program
 * @property {string} file
 * @property {boolean} [anywhere] whether it may lie wherever programs are looked for
 * @property {readonly string[]} packages
 * @property {readonly string[]} parts the parts of a run that use it
 * @property {string} proves
 */

/** @typedef {'postgres' | 'qpdf' | 'pdftotext' | 'lynx' | 'mechanize'} ProgramName */

/** @type {Record<ProgramName, Program>} */
export const programs = {
  postgres: {
    file: '/usr/bin/pg_virtualenv',
    packages: ['postgresql', 'postgresql-common'],
    parts: ['postgres'],
    proves: 'the server on PostgreSQL',
  },
  qpdf: {
    file: '/usr/bin/qpdf',
    anywhere: true,
    packages: ['qpdf'],
    parts: ['unit', 'postgres'],
    proves: 'that a PDF is whole',
  },
  pdftotext: {
    file: '/usr/bin/pdftotext',
    anywhere: true,
    packages: ['poppler-utils'],
    parts: ['unit', 'postgres'],
    proves: 'the words of a PDF',
  },
  lynx: {
    file: '/usr/bin/lynx',
    packages: ['lynx'],
    parts: ['browser'],
    proves: 'the portal in lynx',
  },
  mechanize: {
    file: '/usr/share/perl5/WWW/Mechanize.pm',
    packages: ['libwww-mechanize-perl'],
    parts: ['browser'],
    proves: 'the portal in WWW::Mechanize',
  },
}

const names = /** @type {ProgramName[]} */ (Object.keys(programs))

/** @param {ProgramName} name */
const sentence = (name, known = programs) =>
  `${known[name].file} was not found: install Debian's ${known[name].packages.join(' and ')}.`

/**
 * Why a program cannot be used, or undefined when it can.
 *
 * @param {ProgramName} name
 * @returns {string | undefined}
 */
export function missingProgram(name, known = programs) {
  return existsSync(known[name].file) ? undefined : sentence(name, known)
}

/**
 * @param {readonly string[]} parts
 * @param {NodeJS.ProcessEnv} env
 * @param {(file: string) => boolean} [exists]
 * @returns {ProgramName[]} what the parts of a run need and is not there
 */
export function missingOf(parts, env, exists = existsSync) {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  return names.filter((name) => {
    const { file, anywhere = false, parts: users } = programs[name]
    const elsewhere = anywhere ? folders.map((at) => path.join(at, path.basename(file))) : []
    const isNamed = name === 'postgres' && Boolean(env['TEST_DATABASE_URL'])
    const isUsed = users.some((part) => parts.includes(part)) && !isNamed
    return isUsed && ![file, ...elsewhere].some((place) => exists(place))
  })
}

/**
 * The packages that a run gets before it begins, where Debian's can be installed.
 *
 * @param {object} found
 * @param {readonly string[]} found.packages more that is wanted
 * @param {readonly ProgramName[]} found.missing
 * @param {boolean} found.canInstall
 */
export function packagesToGet({ packages, missing, canInstall }) {
  return canInstall ? [...packages, ...missing.flatMap((name) => programs[name].packages)] : []
}

/**
 * What a run did not prove. Where everything could have been installed, that is a failure: a run
 * that proves less than it seems to must not be green.
 *
 * @param {object} found
 * @param {readonly ProgramName[]} found.missing
 * @param {string} [found.noPostgres] why there is none, though its programs are there
 * @param {boolean} found.canInstall
 * @returns {{ failed: number, lines: string[] }}
 */
export function unproved({ missing, noPostgres, canInstall }) {
  const lines = missing.map((name) => `${programs[name].proves}. ${sentence(name)}`)
  const isPostgresMissing = missing.includes('postgres')
  const all =
    noPostgres === undefined || isPostgresMissing
      ? lines
      : [`${programs.postgres.proves}. ${noPostgres}`, ...lines]
  return {
    failed: canInstall ? all.length : 0,
    lines: all.map((line) => `${canInstall ? 'FAILED ' : 'Note:  '} Not proved: ${line}`),
  }
}
