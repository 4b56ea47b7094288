import { settingsTable } from './settings-table.ts'

process.stdout.write(`${settingsTable()}\n`)
