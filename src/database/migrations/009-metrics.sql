-- What /metrics reads at each scrape (src/http/operations/stored-metrics.ts).
create index job_completed on job (completed_at) where completed_at is not null;
create index credit_usage_day on credit_usage (day);
