package org.racelens.report.words;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Circumstances.Runner;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Defect;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Suppression;
import org.racelens.race.verdict.TeamNumber;

/** Says a race in one sentence, the same in every report. */
public final class RaceMessages {
	private RaceMessages() {
	}

	/** {@code data race on a: thread 0 writes a[i+1] in iteration i=0 while thread 1 reads a[i] in iteration i=1}. */
	public static String sentence(Race race) {
		String what = race.confidence() == Confidence.DEFINITE ? "data race on " : "possible data race on ";
		return what + race.variable() + ": " + action(race.first()) + " while " + action(race.second());
	}

	/** {@code data race on a in lines 9 and 12 is accepted: the reason}; only for a race that is accepted. */
	public static String acceptance(Race race) {
		int first = race.first().place().line();
		int second = race.second().place().line();
		return (race.confidence() == Confidence.DEFINITE ? "data race on " : "possible data race on ") + race.variable()
				+ (first == second ? " in line " + first : " in lines " + first + " and " + second) + " is accepted: "
				+ race.suppression().map(Suppression::reason).orElseThrow();
	}

	/** {@code also: thread 0 writes a[i+1] in iteration i=0 while thread 1 reads a[i] in iteration i=1}. */
	public static String pair(Race race) {
		return "also: " + action(race.first()) + " while " + action(race.second());
	}

	/** {@code and 3 further pairs of accesses: lines 9 and 12, 9 and 13, and more}; empty where the clearest is the only one. */
	public static String further(Defect defect) {
		if (defect.similar() == 0) {
			return "";
		}
		List<Race> listed = defect.listed();
		String lines = listed.stream().map(RaceMessages::lines).collect(Collectors.joining(", "));
		String more = listed.size() < defect.similar() && listed.size() == Defect.LISTED ? ", and more" : "";
		return "and " + Figures.number(defect.similar(), "further pair") + " of accesses"
				+ (lines.isEmpty() ? " in the same lines" : ": lines " + lines)
				+ more;
	}

	private static String lines(Race race) {
		return race.first().place().line() + " and " + race.second().place().line();
	}

	/** {@code thread 0 writes a[i+1] in iteration i=0}. */
	public static String action(AccessReport access) {
		String action = (access.atomic() ? "atomically " : "") + (access.write() ? "writes " : "reads ") + oneLine(access.text());
		return who(access) + " " + action + (access.iteration().isEmpty() ? "" : " in " + iteration(access));
	}

	/** {@code atomic write of a[1]}. */
	public static String noun(AccessReport access) {
		return (access.atomic() ? "atomic " : "") + (access.write() ? "write of " : "read of ") + oneLine(access.resolved());
	}

	/** {@code parallel for in main}. */
	public static String title(RegionReport region) {
		return region.directive() + (region.function().isEmpty() ? "" : " in " + region.function());
	}

	/** {@code thread 1}, {@code task of line 7 on thread 1}, {@code a lane of thread 1}, {@code thread 1 of team 0}, {@code a device}. */
	public static String who(AccessReport access) {
		String lane = access.around().runner() == Runner.LANE ? "a lane of " : "";
		boolean isSerial = innermost(access).filter(t -> t.kind() == TeamNumber.Kind.ENCOUNTERING_THREAD).isPresent();
		return lane
				+ access.task().map(task -> "task " + task + (isSerial ? "" : " on " + executor(access))).orElseGet(() -> executor(access));
	}

	private static String executor(AccessReport access) {
		List<TeamNumber> teams = access.around().teams();
		return innermost(access).map(own -> switch (own.kind()) {
			case ENCOUNTERING_THREAD -> "the encountering thread";
			case THREAD -> "thread " + own.number() + ofTeam(teams.subList(0, teams.size() - 1));
			case TEAM -> "team " + own.number();
			case DEVICE -> "a device";
		}).orElse("thread " + access.thread());
	}

	/** Of a thread in a team that is inside of others: which of them. */
	private static String ofTeam(List<TeamNumber> outer) {
		return outer.stream().filter(t -> t.kind() == TeamNumber.Kind.THREAD || t.kind() == TeamNumber.Kind.TEAM)
				.reduce((first, second) -> second)
				.map(t -> t.kind() == TeamNumber.Kind.TEAM ? " of team " + t.number() : " of the team of thread " + t.number()).orElse("");
	}

	private static Optional<TeamNumber> innermost(AccessReport access) {
		return access.around().teams().stream().reduce((outer, inner) -> inner);
	}

	/** {@code iteration i=1, j=0}; empty outside loops. */
	public static String iteration(AccessReport access) {
		return access.iteration().isEmpty() ? "" : "iteration " + pairs(access.iteration());
	}

	/** {@code T=2, n=3}. */
	public static String pairs(Map<String, String> values) {
		return values.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining(", "));
	}

	/** An expression may span lines of the source; a message is one line. */
	static String oneLine(String text) {
		return text.strip().replaceAll("\\s+", " ");
	}
}
