"""Links the files of this evaluation with Splink (README.md). Usage: python splink_peer.py FOLDER [FOLDER ...]

Each folder holds records.csv and model.txt, as `npm run evaluate:deduplication -- --only-files` writes them. The clusters at several
thresholds and the likelier pairs go beside them. The truth is not read.
"""

import hashlib
import json
import pathlib
import re
import sys
import time

import pandas as pd
import splink.comparison_level_library as cll
import splink.comparison_library as cl
from splink import DuckDBAPI, Linker, SettingsCreator, block_on

THRESHOLDS = [0.5, 0.8, 0.9, 0.95, 0.99, 0.995, 0.998, 0.999, 0.9995, 0.9999, 0.99999, 0.999999]
LEAST = 0.05


def names(forename):
    both = cl.ForenameSurnameComparison(forename, "surname", forename_surname_concat_col_name="full_name")
    return both.configure(term_frequency_adjustments=True)


def with_frequencies(comparison):
    return comparison.configure(term_frequency_adjustments=True)


def date(column):
    """A date of which at times only the year is given, as text."""
    year = cll.CustomLevel(f'substr("{column}_l", 1, 4) = substr("{column}_r", 1, 4)', label_for_charts="Same year")
    levels = [cll.NullLevel(column), cll.ExactMatchLevel(column), cll.DamerauLevenshteinLevel(column, 1), year]
    return cl.CustomComparison(output_column_name=column, comparison_levels=[*levels, cll.ElseLevel()])


def home():
    """Postcode, number and street in one: they are not independent, and a household shares all of them."""
    same_postcode = cll.ExactMatchLevel("postcode", term_frequency_adjustments=True)
    levels = [
        cll.Or(cll.NullLevel("postcode"), cll.NullLevel("address")),
        cll.And(cll.ExactMatchLevel("postcode"), cll.ExactMatchLevel("numbers")),
        cll.And(cll.ExactMatchLevel("numbers"), cll.JaroWinklerLevel("address", 0.9)),
        same_postcode,
        cll.JaroWinklerLevel("address", 0.9),
    ]
    return cl.CustomComparison(output_column_name="home", comparison_levels=[*levels, cll.ElseLevel()])


def households(table, _):
    lower(table, ["forename", "surname", "middle", "town", "email"])
    table["forename"] = table["forename"].str.split().str[0]
    table["sex"] = table["title"].str.lower().map({"mr": "M", "mrs": "F", "miss": "F", "ms": "F"})
    # The landline is left out: it says no more than the address does.
    table["mobile"] = table["mobile"].map(telephone)
    table["postcode"] = table["postcode"].str.upper()
    address = table[["address_line_1", "address_line_2", "address_line_3"]].fillna("").agg(" ".join, axis=1)
    table["address"] = address.str.lower().str.replace(r"[^a-z0-9]+", " ", regex=True).str.strip()
    table["numbers"] = table["address"].map(lambda text: " ".join(re.findall(r"\d+[a-z]?", text)) or None)
    full_name(table, "forename")
    comparisons = [
        names("forename"),
        cl.ExactMatch("sex"),
        cl.DateOfBirthComparison("date_of_birth", input_is_string=True),
        home(),
        with_frequencies(cl.EmailComparison("email")),
        with_frequencies(cl.ExactMatch("mobile")),
    ]
    blocking = [
        block_on("postcode", "surname"),
        block_on("postcode", "forename"),
        block_on("postcode", "numbers"),
        block_on("forename", "surname"),
        block_on("email"),
        block_on("mobile"),
        block_on("date_of_birth", "surname"),
        block_on("date_of_birth", "forename"),
        block_on("surname", "numbers", "town"),
    ]
    certain = [block_on("forename", "surname", "postcode"), block_on("mobile", "forename"), block_on("email", "forename", "surname")]
    training = [block_on("forename", "surname"), block_on("forename", "date_of_birth"), block_on("email")]
    return table, comparisons, blocking, certain, training


def historical(table, with_occupation):
    lower(table, ["forename", "surname", "birth_place", "occupation"])
    table["first"] = table["forename"].str.split().str[0]
    full_name(table, "first")
    comparisons = [
        names("first"),
        date("date_of_birth"),
        with_frequencies(cl.PostcodeComparison("postcode")),
        with_frequencies(cl.JaroWinklerAtThresholds("birth_place", [0.9])),
    ]
    if with_occupation:
        comparisons.append(with_frequencies(cl.ExactMatch("occupation")))
    blocking = [
        block_on("substr(first, 1, 3)", "substr(surname, 1, 4)"),
        block_on("surname", "date_of_birth"),
        block_on("first", "date_of_birth"),
        block_on("postcode", "first"),
        block_on("postcode", "surname"),
        block_on("date_of_birth", "birth_place"),
        block_on("postcode", "date_of_birth"),
        block_on("surname", "substr(date_of_birth, 1, 4)"),
        block_on("first", "surname"),
    ]
    certain = [block_on("first", "surname", "date_of_birth"), block_on("postcode", "surname", "date_of_birth")]
    training = [block_on("first", "surname"), block_on("date_of_birth"), block_on("postcode")]
    return table, comparisons, blocking, certain, training


def febrl(table, _):
    full_name(table, "given_name")
    comparisons = [
        names("given_name"),
        cl.DateOfBirthComparison("date_of_birth", input_is_string=True, datetime_format="%Y%m%d", invalid_dates_as_null=False),
        cl.LevenshteinAtThresholds("street_number", 1),
        cl.LevenshteinAtThresholds("postcode", [1, 2]),
        with_frequencies(cl.JaroWinklerAtThresholds("address_1", [0.9, 0.75])),
        with_frequencies(cl.JaroWinklerAtThresholds("suburb", [0.9, 0.75])),
    ]
    if "soc_sec_id" in table:
        comparisons.append(cl.LevenshteinAtThresholds("soc_sec_id", [1, 2]))
    blocking = [
        block_on("given_name", "surname"),
        block_on("date_of_birth"),
        block_on("postcode", "surname"),
        block_on("postcode", "given_name"),
        block_on("postcode", "street_number"),
        block_on("address_1"),
        block_on("suburb", "surname"),
        block_on("suburb", "given_name"),
    ]
    if "soc_sec_id" in table:
        blocking.append(block_on("soc_sec_id"))
    certain = [block_on("given_name", "surname", "date_of_birth"), block_on("surname", "postcode", "date_of_birth")]
    training = [block_on("given_name", "surname"), block_on("date_of_birth"), block_on("postcode")]
    return table, comparisons, blocking, certain, training


def fake(table, _):
    full_name(table, "first_name")
    comparisons = [
        names("first_name"),
        cl.DateOfBirthComparison("dob", input_is_string=True),
        with_frequencies(cl.ExactMatch("city")),
        cl.EmailComparison("email"),
    ]
    blocking = [block_on("first_name"), block_on("surname"), block_on("dob"), block_on("email")]
    certain = [block_on("first_name", "surname", "dob"), block_on("email")]
    training = [block_on("first_name", "surname"), block_on("dob")]
    return table, comparisons, blocking, certain, training


def customers(table, _):
    """The columns of households, with names of one cell split and typed birthdays read, as an analyst would do first."""
    whole = table["forename"].isna() & table["surname"].isna() & table["name"].notna()
    parts = table.loc[whole, "name"].map(split_name)
    table.loc[whole, "forename"] = parts.str[0]
    table.loc[whole, "surname"] = parts.str[1]
    table["surname"] = table["surname"].str.replace(r"\s*(\(deceased\)|decd)$", "", case=False, regex=True)
    table["date_of_birth"] = table["date_of_birth"].map(birthday)
    for column in ["email", "mobile"]:
        table.loc[table[column].isin(PLACEHOLDERS), column] = None
    return households(table, _)


PLACEHOLDERS = {"a@a.com", "none@none.com", "noemail@gmail.com", "n/a", "07000000000", "00000000000", "07123456789", "01234567890"}
TITLES = {"mr", "mrs", "miss", "ms", "dr", "rev", "the"}


def split_name(text):
    if "," in text:
        surname, rest = text.split(",", 1)
        words = [word for word in rest.split() if word.lower() not in TITLES]
        return (words[0] if words else None, surname.strip())
    words = [word for word in text.split() if word.lower() not in TITLES]
    if len(words) < 2:
        return (None, words[0] if words else None)
    if words[0].isupper() and len(words[0]) > 1 and not words[-1].isupper():
        return (words[-1], words[0])
    return (words[0], words[-1])


def birthday(text):
    """Reads what pandas reads, eight digits, and the days that a spreadsheet counts. Two dates stand for an unknown one."""
    if not isinstance(text, str):
        return None
    if re.fullmatch(r"\d{5}", text):
        date = pd.Timestamp("1899-12-30") + pd.Timedelta(days=int(text))
    elif re.fullmatch(r"\d{8}", text):
        date = pd.to_datetime(text, format="%d%m%Y", errors="coerce")
    else:
        date = pd.to_datetime(text, dayfirst=not re.match(r"\d{4}-", text), errors="coerce")
    if pd.isna(date):
        return None
    if date.year > 2024:
        date = date.replace(year=date.year - 100)
    return None if date.strftime("%Y-%m-%d") in ("1900-01-01", "1970-01-01") else date.strftime("%Y-%m-%d")


MODELS = {"customers": customers, "households": households, "historical": historical, "febrl": febrl, "fake": fake}


def lower(table, columns):
    for column in columns:
        table[column] = table[column].str.lower().str.strip()


def full_name(table, forename):
    table["full_name"] = (table[forename] + " " + table["surname"]).where(table[forename].notna() & table["surname"].notna())


def telephone(text):
    if not isinstance(text, str):
        return None
    digits = re.sub(r"\D", "", text.replace("(0)", ""))
    return "0" + re.sub(r"^(0044|44|0)", "", digits)


def link(folder, variant=""):
    records = folder / "records.csv"
    started = time.monotonic()
    table = pd.read_csv(records, dtype=str, keep_default_na=False).replace("", None)
    model = MODELS[(folder / "model.txt").read_text().strip()]
    table, comparisons, blocking, certain, training = model(table, variant != "")
    settings = SettingsCreator(
        link_type="dedupe_only",
        comparisons=comparisons,
        blocking_rules_to_generate_predictions=blocking,
        unique_id_column_name="record_id",
        retain_matching_columns=False,
    )
    linker = Linker(DuckDBAPI().register(table), settings, log_level=None)
    linker.training.estimate_probability_two_random_records_match(certain, recall=0.7)
    linker.training.estimate_u_using_random_sampling(max_pairs=5e6, seed=1)
    for rule in training:
        linker.training.estimate_parameters_using_expectation_maximisation(rule, record_sample_proportion=1.0)
    found = linker.inference.predict(threshold_match_probability=LEAST)
    clusters = pd.DataFrame({"record_id": table["record_id"]}).set_index("record_id")
    for threshold in THRESHOLDS:
        grouped = linker.clustering.cluster_pairwise_predictions_at_threshold(found, threshold_match_probability=threshold)
        frame = frame_of(grouped)
        clusters[str(threshold)] = frame.set_index("record_id")["cluster_id"]
    clusters.to_csv(folder / f"splink{variant}-clusters.csv")
    pairs = frame_of(found)[["record_id_l", "record_id_r", "match_probability"]]
    pairs.columns = ["record_1", "record_2", "probability"]
    pairs.to_csv(folder / f"splink{variant}-pairs.csv", index=False)
    digest = hashlib.sha256(records.read_bytes()).hexdigest()
    run = {"sha256": digest, "seconds": round(time.monotonic() - started, 1)}
    (folder / f"splink{variant}-run.json").write_text(json.dumps(run) + "\n")
    print(folder.name + variant, run["seconds"], "s", flush=True)


def frame_of(found):
    return found.as_pandas_dataframe() if hasattr(found, "as_pandas_dataframe") else found.as_duckdbpyrelation().df()


for name in sys.argv[1:]:
    path = pathlib.Path(name)
    link(path)
    if (path / "model.txt").read_text().strip() == "historical":
        link(path, "-occupation")
