-- Which quality reports an entry is attached to is asked wherever it is read (decision 0126).
create index sqr_forms_of_entry on sqr_forms (shard_key, my_form_id);
