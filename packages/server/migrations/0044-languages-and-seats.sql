-- What a message says in further languages, the language that somebody reads, and since when they sit
-- where they do (decision 0089).

create table message_texts (
  shard_key text not null,
  message_id text not null,
  language text not null,
  title text not null,
  description text not null,
  updated_by text not null references people (id),
  updated_at timestamptz not null,
  primary key (shard_key, message_id, language),
  foreign key (shard_key, message_id) references messages (shard_key, id)
);

-- Null for whoever chose none: what is written first goes for them.
alter table user_settings add column language text;

-- Since when they work here, or work where they do; null for whoever was there before it was kept.
alter table people add column placed_at timestamptz;
