-- How much somebody has not read is asked for with every page (decision 0078).
create index notifications_unread on notifications (shard_key, person_id) where read_at is null;

-- What is older than 90 days is cleared away.
create index notifications_by_time on notifications (created_at);
