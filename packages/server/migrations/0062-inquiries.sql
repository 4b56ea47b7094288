-- Questions to the administrators, and what was written below them (decision 0109).

create table inquiries (
  shard_key text not null,
  id text not null,
  number text not null,
  subject text not null,
  description text not null,
  category text not null,
  priority text not null,
  -- Their order: high, normal, low.
  priority_rank int generated always as (
    case priority when 'high' then 1 when 'normal' then 2 else 3 end
  ) stored not null,
  -- The page that it is about, as a path of the portal.
  page text not null default '',
  status text not null default 'new',
  status_reason text,
  asker_id text not null references people (id),
  assignee_id text references people (id),
  asked_at timestamptz not null,
  updated_at timestamptz not null,
  resolved_at timestamptz,
  closed_at timestamptz,
  row_version int not null default 1,
  constraint inquiries_status_is_known check (status in (
    'new', 'in_progress', 'waiting_user', 'resolved', 'closed', 'withdrawn'
  )),
  constraint inquiries_category_is_known check (
    category in ('access', 'bug', 'data', 'form', 'other')
  ),
  constraint inquiries_priority_is_known check (priority in ('high', 'normal', 'low')),
  constraint inquiries_resolved_are_dated check (
    status not in ('resolved', 'closed') or resolved_at is not null
  ),
  primary key (shard_key, id)
);

create unique index inquiries_number on inquiries (shard_key, number);
create index inquiries_listed on inquiries (shard_key, asked_at desc, id);
create index inquiries_by_asker on inquiries (shard_key, asker_id);
create index inquiries_to_answer on inquiries (shard_key, status, assignee_id)
  where status in ('new', 'in_progress', 'waiting_user');
create index inquiries_to_close on inquiries (resolved_at) where status = 'resolved';

create table inquiry_replies (
  shard_key text not null,
  inquiry_id text not null,
  id text not null,
  person_id text not null references people (id),
  written_at timestamptz not null,
  body text not null,
  -- For those who answer alone.
  is_internal boolean not null,
  primary key (shard_key, inquiry_id, id),
  foreign key (shard_key, inquiry_id) references inquiries (shard_key, id)
);
