package org.racelens.report;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.ContentDigest;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Defect;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.ConditionWords;

/**
 * What stands for one finding in all reports of a program whose text changes elsewhere: made of what the finding is, not of where its lines
 * are. A race is its variable in a region of a function, and the two statements that meet; a region is the statement behind its directive.
 * Whether a race is definite, which values its witness has, and whether it is accepted is no part of it. What is alike in all this is
 * numbered within its file, in source order, over all that was found: also what a report does not show has its number.
 */
public final class Fingerprints {
	private static final int DIGITS = 32;
	/** Of a region that is not decided where possible races are not shown: it is numbered apart from those that are never decided. */
	private static final String HIDDEN = "hidden-races";
	private static final Argument.Visitor<String> WITHOUT_LINES = new Argument.Visitor<>() {
		@Override
		public String visitLine(Argument.Line line) {
			return "";
		}

		@Override
		public String visitName(Argument.Name name) {
			return name.text();
		}

		@Override
		public String visitNumber(Argument.Number number) {
			return Long.toString(number.value());
		}

		@Override
		public String visitPart(Explanation part) {
			return said(part);
		}
	};

	/**
	 * What is known of a region, and of it as a report shows it.
	 *
	 * @param findings of its races and conditions, as objects that are the same and not equal
	 * @param whole what is said of it as a whole, by rule
	 */
	private record Prints(Map<Object, Fingerprint> findings, Map<String, Fingerprint> whole) {
	}

	private final StatementTexts statements;
	private final UnaryOperator<String> names;
	private final Map<String, Integer> seen = new HashMap<>();
	/** By file. */
	private final Map<String, Map<SourceMessage, Fingerprint>> messages = new HashMap<>();
	private final Map<String, Map<RegionReport, Prints>> regions = new HashMap<>();

	/**
	 * The fingerprints of all that was found in the files of a report.
	 *
	 * @param names files as they are called on every machine
	 */
	public Fingerprints(SourceLines lines, UnaryOperator<String> names, CheckReport report) {
		this(lines, names, report.found(), report.files());
	}

	/**
	 * The same.
	 *
	 * @param shown what a report has of it
	 */
	public Fingerprints(SourceLines lines, UnaryOperator<String> names, List<UnitReport> found, List<UnitReport> shown) {
		this.statements = new StatementTexts(lines);
		this.names = new SarifPlaces(lines, names)::uriOf;
		Map<String, UnitReport> byPath = new HashMap<>();
		found.forEach(file -> {
			byPath.putIfAbsent(file.path(), file);
			file.messages().forEach(message -> message(file.path(), message));
			file.regions().forEach(region -> prints(file.path(), region));
		});
		shown.forEach(file -> match(file, Optional.ofNullable(byPath.get(file.path())).map(UnitReport::regions).orElse(List.of())));
	}

	/** A region that has been left some of its races is another object, at the same place. */
	private void match(UnitReport shown, List<RegionReport> found) {
		int next = 0;
		for (RegionReport region : shown.regions()) {
			while (next < found.size() && !isSame(region, found.get(next))) {
				next++;
			}
			if (next < found.size()) {
				regions.get(shown.path()).putIfAbsent(region, prints(shown.path(), found.get(next)));
				next++;
			}
		}
	}

	private static boolean isSame(RegionReport one, RegionReport other) {
		return one.place().equals(other.place()) && one.directive().equals(other.directive()) && one.function().equals(other.function());
	}

	private Prints prints(String unit, RegionReport region) {
		Map<RegionReport, Prints> known = regions.computeIfAbsent(unit, u -> new IdentityHashMap<>());
		Prints prints = known.get(region);
		if (prints == null) {
			String behind = statements.behind(region.place());
			prints = new Prints(new IdentityHashMap<>(), new HashMap<>());
			for (String rule : rules(region)) {
				prints.whole.put(rule, print(key(unit, region, rule, behind, "")));
			}
			for (Defect defect : Defect.of(region.races())) {
				Fingerprint race = race(unit, region, defect.clearest());
				prints.findings.put(defect.clearest(), race);
				Map<Object, Fingerprint> findings = prints.findings;
				defect.others().forEach(other -> findings.put(other, race));
			}
			for (Condition condition : region.conditions()) {
				prints.findings.put(condition, print(key(unit, region, SarifRules.CONDITION, behind, ConditionWords.clause(condition))));
			}
			known.put(region, prints);
		}
		return prints;
	}

	private static List<String> rules(RegionReport region) {
		List<String> rules = new ArrayList<>();
		region.finding().filter(Verdict.UNKNOWN::equals).ifPresent(v -> rules.add(SarifRules.UNKNOWN));
		if (region.verdict() == Verdict.RACE_FREE) {
			rules.add(SarifRules.FREE);
		}
		region.tried().ifPresent(trial -> rules.add(SarifRules.COVERAGE));
		if (!region.openRaces().isEmpty() && region.openRaces().stream().noneMatch(r -> r.confidence() == Confidence.DEFINITE)) {
			rules.add(HIDDEN);
		}
		return rules;
	}

	/** Its variable, and the two statements of its clearest pair. */
	private Fingerprint race(String unit, RegionReport region, Race race) {
		List<String> key = key(unit, region, "race", named(race));
		Stream.of(race.first(), race.second()).map(this::end).sorted().forEach(key::add);
		return print(key);
	}

	/** Of a race. */
	Fingerprint race(String unit, RegionReport region, Defect defect) {
		return prints(unit, region).findings.get(defect.clearest());
	}

	/** Of a region that was not decided. */
	Fingerprint unknown(String unit, RegionReport region) {
		Map<String, Fingerprint> whole = prints(unit, region).whole;
		return whole.getOrDefault(SarifRules.UNKNOWN, whole.get(HIDDEN));
	}

	/** Of a condition of a region: what it says. */
	Fingerprint condition(String unit, RegionReport region, Condition condition) {
		return prints(unit, region).findings.get(condition);
	}

	/** Of a region that is race-free. */
	Fingerprint free(String unit, RegionReport region) {
		return prints(unit, region).whole.get(SarifRules.FREE);
	}

	/** Of what runs have shown of a region. */
	Fingerprint coverage(String unit, RegionReport region) {
		return prints(unit, region).whole.get(SarifRules.COVERAGE);
	}

	/** Of a message about the source. */
	Fingerprint message(String unit, SourceMessage message) {
		Map<SourceMessage, Fingerprint> known = messages.computeIfAbsent(unit, u -> new IdentityHashMap<>());
		Fingerprint print = known.get(message);
		if (print == null) {
			print = print(List.of(message.kind().id(), names.apply(unit), names.apply(message.place().path()),
					statements.around(message.place()), said(message.explanation())));
			known.put(message, print);
		}
		return print;
	}

	private List<String> key(String unit, RegionReport region, String rule, String... details) {
		List<String> key = new ArrayList<>(
				List.of(rule, names.apply(unit), names.apply(region.place().path()), region.function(), region.directive()));
		key.addAll(List.of(details));
		return key;
	}

	/** Memory without a name of its own is called by the line that allocates it. */
	private static String named(Race race) {
		return race.variable().indexOf(' ') < 0 ? race.variable() : "";
	}

	private String end(AccessReport access) {
		StringBuilder end = new StringBuilder(access.write() ? "W " : "R ");
		access.calls().forEach(call -> end.append(call.callee()).append('>'));
		String statement = statements.around(access.place());
		return end.append(statement.isEmpty() ? access.text().replaceAll("\\s+", "") : statement).toString();
	}

	private static String said(Explanation explanation) {
		StringBuilder said = new StringBuilder(explanation.sentence().name());
		explanation.arguments().forEach(a -> said.append(' ').append(a.accept(WITHOUT_LINES)));
		return said.toString();
	}

	private Fingerprint print(List<String> key) {
		String digest = ContentDigest.of(String.join("\n", key).getBytes(StandardCharsets.UTF_8)).substring(0, DIGITS);
		return new Fingerprint(digest + ":" + seen.merge(digest, 1, Integer::sum));
	}
}
