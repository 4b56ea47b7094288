-- Which wording of a message a text of another language says (decision 0089): what says an older one
-- is not shown to readers.

alter table messages add column edition int not null default 1;
alter table message_texts add column edition int not null default 1;

-- What was written before its message was changed may say what no longer holds.
update message_texts as said set edition = 0
from messages as message
where message.shard_key = said.shard_key and message.id = said.message_id
  and message.changed_at > said.updated_at;
