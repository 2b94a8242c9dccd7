package org.racelens.report;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.ContentDigest;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Defect;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.report.words.ConditionWords;

/**
 * What stands for one finding in all reports of a program whose text changes elsewhere: made of what the finding is, not of where its lines
 * are. A race is its variable in a region of a function, and the two statements that meet; a region is the statement behind its directive.
 * Whether a race is definite, which values its witness has, and whether it is accepted is no part of it. What is alike in all this is
 * numbered within its file, in source order.
 */
public final class Fingerprints {
	private static final int DIGITS = 32;
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

	private final StatementTexts statements;
	private final UnaryOperator<String> names;
	private final Map<String, Integer> seen = new HashMap<>();

	/**
	 * For one walk over what was found, in which each finding is asked for once.
	 *
	 * @param names files as they are called on every machine
	 */
	public Fingerprints(SourceLines lines, UnaryOperator<String> names) {
		this.statements = new StatementTexts(lines);
		this.names = new SarifPlaces(lines, names)::uriOf;
	}

	/** Of a race: its variable, and the two statements of its clearest pair. */
	Fingerprint race(String unit, RegionReport region, Defect defect) {
		Race race = defect.clearest();
		List<String> key = region(unit, region, "race");
		key.add(named(race));
		Stream.of(race.first(), race.second()).map(this::end).sorted().forEach(key::add);
		return print(key);
	}

	/** Of a region that was not decided. */
	Fingerprint unknown(String unit, RegionReport region) {
		return of(unit, region, SarifRules.UNKNOWN, "");
	}

	/** Of a condition of a region: what it says. */
	Fingerprint condition(String unit, RegionReport region, Condition condition) {
		return of(unit, region, SarifRules.CONDITION, ConditionWords.clause(condition));
	}

	/** Of a region that is race-free. */
	Fingerprint free(String unit, RegionReport region) {
		return of(unit, region, SarifRules.FREE, "");
	}

	/** Of what runs have shown of a region. */
	Fingerprint coverage(String unit, RegionReport region) {
		return of(unit, region, SarifRules.COVERAGE, "");
	}

	/** Of a message about the source. */
	Fingerprint message(String unit, SourceMessage message) {
		return print(List.of(message.kind().id(), names.apply(unit), names.apply(message.place().path()),
				statements.around(message.place()), said(message.explanation())));
	}

	private Fingerprint of(String unit, RegionReport region, String rule, String detail) {
		List<String> key = region(unit, region, rule);
		key.add(statements.behind(region.place()));
		key.add(detail);
		return print(key);
	}

	private List<String> region(String unit, RegionReport region, String rule) {
		return new ArrayList<>(
				List.of(rule, names.apply(unit), names.apply(region.place().path()), region.function(), region.directive()));
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
		String joined = String.join("\n", key);
		String digest = ContentDigest.of(joined.getBytes(StandardCharsets.UTF_8)).substring(0, DIGITS);
		return new Fingerprint(digest + ":" + seen.merge(digest, 1, Integer::sum));
	}
}
