import * as z from 'zod'
import { call } from '../../call.ts'
import { orNone, requiredLine } from '../../fields.ts'
import { id, text, wireBoolean, wireInteger } from '../../wire.ts'
import { category } from './categories.records.ts'
import { categoryTypes } from './categories.vocabulary.ts'

// The trees of categories that modules choose from. The specification shows their fields and their
// types, and names the area without a call; the rest is decision 0110.

const source = 'spec 3, categories; spec 6, categories; decision 0110'
const ofCategory = z.object({ categoryId: id })
const saved = z.object({ categoryId: z.string(), rowVersion: z.int() })

const list = call({
  name: 'categories.list',
  method: 'GET',
  path: '/categories',
  summary: 'Answers the tree of one type, whole, each entry below the one that it belongs to.',
  status: 'decided',
  source,
  input: z.object({
    type: z.enum(categoryTypes),
    isActive: wireBoolean.optional(),
    search: text(200).optional(),
  }),
  content: z.array(category),
})

const save = call({
  name: 'categories.save',
  method: 'POST',
  path: '/categories',
  summary: 'Adds an entry to a tree, or renames, moves, hides or shows the one that is named.',
  status: 'decided',
  source,
  input: z.object({
    categoryId: id.optional(),
    type: z.enum(categoryTypes),
    parentCategoryId: orNone(id),
    name: requiredLine('Please enter a name.', 100),
    isActive: wireBoolean.default(true),
    /** From 1; left out, a new one comes last, and another stays where it is. */
    place: wireInteger(1, 1000).optional(),
  }),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

const remove = call({
  name: 'categories.remove',
  method: 'DELETE',
  path: '/categories',
  summary: 'Deletes an entry that nothing has chosen and nothing lies below; others are hidden.',
  status: 'decided',
  source,
  input: ofCategory,
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

/** The trees of categories that modules share. */
export const categories = { list, save, remove }
