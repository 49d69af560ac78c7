"""Matches a set with uk_address_matcher (PyPI) and writes `NAME-uk_address_matcher.csv`: id, uprn, percent.

    python uk_address_matcher_run.py FOLDER NAME

FOLDER has the files that `npm run evaluate:matching -- --write --folder FOLDER` wrote. It also writes `NAME-uk_address_matcher_strict.csv`: only the
answers whose evidence, and whose lead over the next candidate, are 10 bits and more.
"""

import csv
import sys

import duckdb
from uk_address_matcher import AddressMatcher

folder, name = sys.argv[1:3]

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
    show_progress="off",
)
matches = matcher.match().matches().df()



def known(number):
    """Whether a number is known. An exact match has no weight, and a lone candidate has no lead."""
    return number is not None and number == number


def is_sure(row):
    return all(not known(bits) or bits >= 10 for bits in (row.match_weight, row.distinguishability))


def percent(weight):
    """Evidence in bits as a probability, from even odds. An exact match has no weight."""
    return 100 / (1 + 2 ** -max(-60.0, min(60.0, weight))) if known(weight) else 100.0


answers = [row for row in matches.itertuples() if known(row.resolved_canonical_id)]
for suffix, kept in (("", answers), ("_strict", [row for row in answers if is_sure(row)])):
    with open(f"{folder}/{name}-uk_address_matcher{suffix}.csv", "w", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["id", "uprn", "percent"])
        for row in kept:
            writer.writerow([row.unique_id, row.resolved_canonical_id, f"{percent(row.match_weight):.3f}"])
