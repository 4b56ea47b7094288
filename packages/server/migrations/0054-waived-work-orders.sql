-- Why an action is completed without its work order (decision 0100); who said so, and when, is in its
-- history.

alter table actions add column work_order_waiver text;
