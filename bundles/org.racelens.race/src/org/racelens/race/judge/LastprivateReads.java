package org.racelens.race.judge;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RaceSentence;

/** Reads of what {@code lastprivate} writes at the end of a construct with {@code nowait}, before a barrier. OpenMP 5.2 §5.4.5 */
public final class LastprivateReads {
	private LastprivateReads() {
	}

	/** A message at the clause for each of these races. */
	public static List<SourceMessage> of(ParsedUnit unit, List<Race> races) {
		Set<SourceMessage> messages = new LinkedHashSet<>();
		for (Clause clause : races.isEmpty() ? List.<Clause>of() : clauses(unit)) {
			for (Race race : races) {
				if (isRead(race.first(), race.second(), clause) || isRead(race.second(), race.first(), clause)) {
					messages.add(new SourceMessage(MessageKind.LASTPRIVATE_NOWAIT, clause.range(),
							RaceSentence.LAST_VALUE_OF_X_MAY_NOT_BE_THERE_YET.of(race.variable())));
				}
			}
		}
		return List.copyOf(messages);
	}

	private static boolean isRead(AccessReport read, AccessReport written, Clause clause) {
		return !read.write() && written.write() && clause.range().contains(written.place());
	}

	private static List<Clause> clauses(ParsedUnit unit) {
		List<Clause> result = new ArrayList<>();
		unit.functions().forEach(f -> Walk.statements(f.body(), s -> {
			if (s instanceof ConstructStatement c && c.construct().has(ClauseName.NOWAIT)) {
				c.construct().clauses().stream().filter(x -> x.name() == ClauseName.LASTPRIVATE).forEach(result::add);
			}
		}));
		return result;
	}
}
