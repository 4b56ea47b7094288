import { sentences } from '@holdpoint/api'
import { filesChoices } from '@holdpoint/api/calls'
import { callApi } from '../fill-out/saving/api-call.ts'
import type { FilterControls } from '../lists/filters/filter-control.ts'
import { SearchedSelect } from '../lists/filters/searched-select.tsx'
import type { SearchChoices } from '../lists/filters/use-choice-search.ts'
import { asChoice } from './choices.ts'
import { words } from './files.words.ts'

const searchOf =
  (part: 'folders' | 'tags'): SearchChoices =>
  async (search, signal) => {
    const reply = await callApi(filesChoices, { search }, { signal })
    return reply.status === 200 ? reply.content[part].map(asChoice) : null
  }
const searchFolders = searchOf('folders')
const searchTags = searchOf('tags')
const none = sentences.noData.data

/** The parts of the filter that the file library draws by itself. */
export const controls: FilterControls = {
  folders: (props) => (
    <SearchedSelect {...props} search={searchFolders} words={{ ...words.folders, none }} />
  ),
  tags: (props) => (
    <SearchedSelect {...props} search={searchTags} words={{ ...words.tags, none }} />
  ),
}
