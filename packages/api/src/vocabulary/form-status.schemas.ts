import * as z from 'zod'
import { formSections, formStatuses } from './form-status.ts'

/** Parses one section. */
export const formSection = z.enum(formSections)

/** Parses one canonical status; use `canonicalStatus` for what comes over the wire. */
export const formStatus = z.enum(formStatuses)
