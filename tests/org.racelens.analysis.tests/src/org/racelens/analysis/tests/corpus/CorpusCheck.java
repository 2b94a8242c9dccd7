package org.racelens.analysis.tests.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.analysis.tests.corpus.CorpusFile.RaceMark;
import org.racelens.analysis.tests.corpus.CorpusFile.RegionMark;
import org.racelens.analysis.tests.corpus.CorpusFile.Standing;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.report.words.Sentences;

/** Compares a report with the expectations of a corpus program: what is marked must be reported, and what is not must not. */
final class CorpusCheck {
	private final CorpusFile file;
	private final UnitReport report;
	private final List<String> differences = new ArrayList<>();

	private CorpusCheck(CorpusFile file, UnitReport report) {
		this.file = file;
		this.report = report;
	}

	/** The differences, in words; none where the report is as expected. */
	static List<String> differences(CorpusFile file, UnitReport report) {
		CorpusCheck check = new CorpusCheck(file, report);
		check.compare();
		return check.differences;
	}

	private void compare() {
		report.failure().ifPresent(f -> differences.add("the file failed: " + f));
		compareRegions();
		compareRaces();
		compareMessages();
	}

	private void compareRegions() {
		Set<Integer> seen = new TreeSet<>();
		for (RegionReport region : report.regions()) {
			int line = region.place().line();
			seen.add(line);
			RegionMark mark = file.regions().get(line);
			if (mark == null) {
				differences.add("line " + line + ": no region is expected, but got " + region.verdict());
			} else {
				compareRegion(line, mark, region);
			}
		}
		file.regions().forEach((line, mark) -> {
			if (!seen.contains(line)) {
				differences.add("line " + line + ": expected " + mark.verdict() + ", but no region is reported");
			}
		});
	}

	private void compareRegion(int line, RegionMark mark, RegionReport region) {
		if (!region.verdict().name().equals(mark.verdict())) {
			differences.add("line " + line + ": expected " + mark.verdict() + " but got " + region.verdict() + " "
					+ region.gaps().stream().limit(3).map(
							g -> g.kind().id() + " " + g.place().line() + ": " + Sentences.of(g)).toList());
		}
		if (region.verdict() == Verdict.RACE_FREE_IF) {
			compareConditions(line, mark, region);
			return;
		}
		mark.gap().filter(g -> region.gaps().stream().noneMatch(x -> x.kind().id().equals(g))).ifPresent(g -> differences.add("line " + line
				+ ": no gap " + g + " among " + region.gaps().stream().map(x -> x.kind().id()).distinct().toList()));
		mark.bounds().forEach((name, bound) -> compareWitness(line, name, bound, region.races()));
	}

	private void compareConditions(int line, RegionMark mark, RegionReport region) {
		Set<String> expected = Stream.of(mark.gap().orElse("").split(",")).map(String::strip)
				.collect(Collectors.toCollection(TreeSet::new));
		Set<String> found = region.conditions().stream()
				.map(c -> (c.kind().id() + " " + String.join(" ", c.statement().variables())).strip())
				.collect(Collectors.toCollection(TreeSet::new));
		if (!found.equals(expected)) {
			differences.add("line " + line + ": expected the conditions " + expected + " but got " + found);
		}
	}

	private void compareWitness(int line, String name, long bound, List<Race> races) {
		boolean small = races.stream()
				.anyMatch(r -> Optional.ofNullable(r.witness().get(name)).filter(v -> Long.parseLong(v) <= bound).isPresent());
		if (!small && !races.isEmpty()) {
			differences.add(
					"line " + line + ": no witness with " + name + "<=" + bound + " but " + races.stream().map(Race::witness).toList());
		}
	}

	private void compareRaces() {
		List<Race> races = report.regions().stream().flatMap(r -> r.races().stream()).toList();
		for (Race race : races) {
			for (AccessReport end : List.of(race.first(), race.second())) {
				if (!file.races().containsKey(file.lineOf(end.place()))) {
					differences.add("line " + end.place().line() + ": unexpected race of " + race.variable() + " (" + race.confidence()
							+ ") between lines "
							+ race.first().place().line() + " and " + race.second().place().line() + " " + race.witness());
				}
			}
		}
		for (Map.Entry<Integer, List<RaceMark>> entry : file.races().entrySet()) {
			entry.getValue().forEach(mark -> compareMark(entry.getKey(), mark, races));
		}
	}

	private void compareMark(int line, RaceMark mark, List<Race> races) {
		List<Race> here = races.stream().filter(r -> file.lineOf(r.first().place()) == line || file.lineOf(r.second().place()) == line)
				.filter(r -> mark.variable().isEmpty() || mark.variable().get().equals(r.variable())).toList();
		if (here.isEmpty()) {
			differences.add("line " + line + ": no race of " + mark.variable().orElse("anything") + " is reported; races: "
					+ races.stream().map(r -> r.variable() + "@" + r.first().place().line() + "/" + r.second().place().line()).toList());
			return;
		}
		if (here.stream().noneMatch(r -> r.isAccepted() == (mark.standing() == Standing.ACCEPTED))) {
			differences.add("line " + line + ": the race of " + here.get(0).variable() + " is not " + mark.standing());
		}
		if (here.stream().noneMatch(r -> r.confidence() == mark.confidence())) {
			differences.add(
					"line " + line + ": expected a " + mark.confidence() + " race, reasons: " + here.get(0).reasons().stream().limit(3).map(
							g -> g.kind().id() + ": " + Sentences.of(g)).toList());
		}
	}

	private void compareMessages() {
		file.messages().forEach((line, kinds) -> kinds.forEach(kind -> {
			if (report.messages().stream().noneMatch(m -> m.kind().id().equals(kind) && m.place().line() == line)) {
				differences.add("line " + line + ": no message " + kind + " among " + report.messages().stream().map(
						m -> m.kind().id() + "@" + m.place().line()).toList());
			}
		}));
		report.messages().forEach(m -> {
			if (!file.messages().getOrDefault(m.place().line(), List.of()).contains(m.kind().id())) {
				differences.add("line " + m.place().line() + ": unexpected message " + m.kind().id() + ": " + Sentences.of(m));
			}
		});
	}
}
