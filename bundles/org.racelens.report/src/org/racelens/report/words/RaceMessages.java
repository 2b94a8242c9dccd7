package org.racelens.report.words;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.racelens.model.source.SourceRange;
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
		return Phrases.of(isDefinite(race) ? "race" : "possibleRace", race.variable(), action(race.first()), action(race.second()));
	}

	/** {@code on a: thread 0 writes a[i+1] in iteration i=0 while thread 1 reads a[i] in iteration i=1}, behind what kind of race it is. */
	public static String onVariable(Race race) {
		return Phrases.of("onVariable", race.variable(), action(race.first()), action(race.second()));
	}

	private static boolean isDefinite(Race race) {
		return race.confidence() == Confidence.DEFINITE;
	}

	/** {@code data race on a in lines 9 and 12 is accepted: the reason}; only for a race that is accepted. */
	public static String acceptance(Race race) {
		return Phrases.of(isDefinite(race) ? "acceptedRace" : "acceptedPossibleRace", race.variable(), inLines(race),
				race.suppression().map(Suppression::reason).orElseThrow());
	}

	/** {@code data race on a in lines 9 and 12 is known}, for one that an earlier report has as well. */
	public static String known(Race race) {
		return Phrases.of(isDefinite(race) ? "knownRace" : "knownPossibleRace", race.variable(), inLines(race));
	}

	private static String inLines(Race race) {
		int first = race.first().place().line();
		int second = race.second().place().line();
		return first == second ? Phrases.of("inLine", first) : Phrases.of("inLines", first, second);
	}

	/** {@code also: thread 0 writes a[i+1] in iteration i=0 while thread 1 reads a[i] in iteration i=1}. */
	public static String pair(Race race) {
		return Phrases.of("pair", action(race.first()), action(race.second()));
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
		String key = access.atomic() ? access.write() ? "atomicallyWrites" : "atomicallyReads" : access.write() ? "writes" : "reads";
		String action = Phrases.of(key, who(access), oneLine(access.text()));
		return access.iteration().isEmpty() ? action : Phrases.of("inIteration", action, iteration(access));
	}

	/** {@code atomic write of a[1]}. */
	public static String noun(AccessReport access) {
		String key = access.atomic() ? access.write() ? "atomicWriteOf" : "atomicReadOf" : access.write() ? "writeOf" : "readOf";
		return Phrases.of(key, oneLine(access.resolved()));
	}

	/** {@code parallel for in main}. */
	public static String title(RegionReport region) {
		return region.function().isEmpty() ? region.directive() : Phrases.of("inFunction", region.directive(), region.function());
	}

	/** {@code thread 1}, {@code task of line 7 on thread 1}, {@code a lane of thread 1}, {@code thread 1 of team 0}, {@code a device}. */
	public static String who(AccessReport access) {
		boolean isSerial = innermost(access).filter(t -> t.kind() == TeamNumber.Kind.ENCOUNTERING_THREAD).isPresent();
		String who = access.task().map(SourceRange::line)
				.map(line -> isSerial ? Phrases.of("task", line) : Phrases.of("taskOn", line, executor(access)))
				.orElseGet(() -> executor(access));
		return access.around().runner() == Runner.LANE ? Phrases.of("laneOf", who) : who;
	}

	/** {@code of line 7}: the explicit task that executes an access. */
	public static Optional<String> task(AccessReport access) {
		return access.task().map(task -> Phrases.of("taskPlace", task.line()));
	}

	/** {@code before the barrier of line 12}; empty where no phase is known. */
	public static String phase(AccessReport access) {
		return access.phase().map(Sentences::of).orElse("");
	}

	private static String executor(AccessReport access) {
		List<TeamNumber> teams = access.around().teams();
		return innermost(access).map(own -> switch (own.kind()) {
			case ENCOUNTERING_THREAD -> Phrases.of("encounteringThread");
			case THREAD -> thread(own, teams.subList(0, teams.size() - 1));
			case TEAM -> Phrases.of("team", own.number());
			case DEVICE -> Phrases.of("device");
		}).orElseGet(() -> Phrases.of("thread", access.thread()));
	}

	/** Of a thread in a team that is inside of others: which of them. */
	private static String thread(TeamNumber own, List<TeamNumber> outer) {
		return outer.stream().filter(t -> t.kind() == TeamNumber.Kind.THREAD || t.kind() == TeamNumber.Kind.TEAM)
				.reduce((first, second) -> second)
				.map(t -> Phrases.of(t.kind() == TeamNumber.Kind.TEAM ? "threadOfTeam" : "threadOfThread", own.number(), t.number()))
				.orElseGet(() -> Phrases.of("thread", own.number()));
	}

	private static Optional<TeamNumber> innermost(AccessReport access) {
		return access.around().teams().stream().reduce((outer, inner) -> inner);
	}

	/** {@code iteration i=1, j=0}; empty outside loops. */
	public static String iteration(AccessReport access) {
		return access.iteration().isEmpty() ? "" : Phrases.of("iteration", pairs(access.iteration()));
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
