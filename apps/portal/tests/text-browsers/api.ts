// What a person's tools say of the same things: the API, as a program would ask it.

type Envelope = { status: number; content: unknown }

export type Row = { id: string; isVoteAdded: boolean }

async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
  const { content }: Envelope = await (await fetch(url, init)).json()
  return content
}

/** What somebody sees by the API, after signing in there. */
export async function apiOf(baseURL: string, email: string, password: string) {
  const api = `${baseURL}/api/v1`
  const signedIn = await ask(`${api}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const headers = { Authorization: `Bearer ${(signedIn as { accessToken: string }).accessToken}` }
  return {
    /** All rows of a tab, of any date. */
    rows: async (section: string, more = ''): Promise<Row[]> => {
      const query = `section=${section}&startDate=none&pLimit=200${more}`
      const { data } = (await ask(`${api}/my-form?${query}`, { headers })) as { data: Row[] }
      return data
    },
    commentsOf: async (myFormId: string): Promise<string[]> => {
      const comments = await ask(`${api}/my-form-comments?myFormId=${myFormId}`, { headers })
      return (comments as { comments: string }[]).map((comment) => comment.comments)
    },
  }
}
