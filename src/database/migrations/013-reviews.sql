-- Answers that people gave to doubtful cases in the console's Review (src/reviews). The rows are a log: a later
-- answer to the same case, or taking an answer back, is a new row. A job freezes the number of the last row
-- that it follows.

create table review_decision (
  client_id bigint not null references client on delete cascade,
  workflow text not null,
  -- Counts from 1 within a workflow, without gaps, in the order of the commits.
  number integer not null,
  -- The id of the step that asked.
  step text not null,
  -- The keys of the two things: two records, or a typed address and a delivery point.
  first text not null,
  second text not null,
  -- Null: the earlier answer was taken back.
  decision text check (decision in ('together', 'apart')),
  -- The operator's name at that time. The row outlives its operator.
  operator text not null,
  decided_at timestamptz not null,
  primary key (client_id, workflow, number)
);
