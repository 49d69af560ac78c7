"""Matches a set with uk_address_matcher (PyPI) and writes `NAME-uk_address_matcher.csv`: id, uprn, percent.

    python uk_address_matcher_run.py FOLDER NAME [--strict]

FOLDER has the files that `npm run evaluate:matching -- --write --folder FOLDER` wrote. With --strict it names an address only if the evidence
for it and its lead over the next one are 10 bits each, and writes `NAME-uk_address_matcher_strict.csv`.
"""

import csv
import sys

import duckdb
from uk_address_matcher import AddressMatcher, ExactMatchStage, SplinkStage

folder, name = sys.argv[1:3]
is_strict = "--strict" in sys.argv
bounds = {"final_match_weight_threshold": 10.0, "final_distinguishability_threshold": 10.0} if is_strict else {}

con = duckdb.connect()


def table(which, key):
    # The postcode is empty where it stands in the address itself, or nowhere.
    return con.sql(
        f"""SELECT {key} AS unique_id, address AS address_concat, nullif(postcode, '') AS postcode
        FROM read_csv('{folder}/{name}-peer-{which}.csv', all_varchar = true, quote = '"', escape = '"')"""
    )


matcher = AddressMatcher(
    canonical_addresses=table("list", "uprn"),
    addresses_to_match=table("typed", "id"),
    con=con,
    stages=[ExactMatchStage(), SplinkStage(**bounds)],
    show_progress="off",
)
matches = matcher.match().matches().df()

suffix = "_strict" if is_strict else ""
with open(f"{folder}/{name}-uk_address_matcher{suffix}.csv", "w", newline="") as out:
    writer = csv.writer(out)
    writer.writerow(["id", "uprn", "percent"])
    for row in matches.itertuples():
        if row.resolved_canonical_id is None or row.resolved_canonical_id != row.resolved_canonical_id:
            continue
        weight = row.match_weight
        # Evidence in bits as a probability, from even odds. An exact match has no weight.
        percent = 100.0 if weight is None or weight != weight else 100 / (1 + 2 ** -max(-60.0, min(60.0, weight)))
        writer.writerow([row.unique_id, row.resolved_canonical_id, f"{percent:.3f}"])
