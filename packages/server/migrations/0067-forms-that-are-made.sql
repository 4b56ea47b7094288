-- Forms are made in the portal: their state, their drafts, and who published what (decision 0114).

alter table forms
  add column status text,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column deleted_at timestamptz,
  add column row_version int not null default 1,
  -- Counts whatever is done with its drafts, so that no draft has the number of one before.
  add column draft_row_version int not null default 0;

update forms set status = case
  when published_version is null then 'draft'
  when is_active then 'published'
  else 'archived' end;

-- A form has not changed today because it is upgraded today.
update forms as form set created_at = version.first_at, updated_at = version.last_at
from (
  select form_id, min(published_at) as first_at, max(published_at) as last_at
  from form_versions group by form_id
) as version where version.form_id = form.id;

alter table forms
  alter column status set not null,
  drop column is_active,
  add constraint forms_status_is_known
    check (status in ('draft', 'published', 'paused', 'archived')),
  add constraint forms_in_use_have_a_version
    check (status = 'draft' or published_version is not null);

alter table form_versions
  add column published_by text references people (id),
  add column changelog text not null default '';

-- What is being written; a form without a row here has nothing that is not published.
create table form_drafts (
  form_id text primary key references forms (id),
  definition jsonb not null,
  saved_at timestamptz not null,
  saved_by text not null references people (id),
  -- What kept it from being published when it was saved; publishing looks anew.
  problem_count int not null
);

-- What a draft was before its last steps, the newest with the highest number. Null where there was none.
create table form_draft_steps (
  form_id text not null references forms (id),
  step int not null,
  definition jsonb,
  -- What was done then, in words.
  said text not null,
  primary key (form_id, step)
);
