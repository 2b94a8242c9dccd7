package org.racelens.race.condition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.logic.decide.Decider;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Condition.Statement;

/** The conditions of a region's pairs, put together: what one pair needs may make what another one needs needless. */
public final class RegionConditions {
	private final Map<Statement, SourceRange> found = new LinkedHashMap<>();
	private final List<Conditional> choosing = new ArrayList<>();
	/** without these some pair may race, whatever else is assumed of it */
	private final Set<Statement> indispensable = new HashSet<>();

	/** Adds what one pair needs. */
	public void add(Conditional pair) {
		if (pair.vocabulary().size() > 1) {
			pair.needed().forEach(s -> found(s, pair.place()));
			choosing.add(pair);
		} else {
			pair.needed().forEach(s -> add(s, pair.place()));
		}
	}

	/** Adds a sentence that some pair needs, for which no other one will do, with the first access that needs it. */
	public void add(Statement statement, SourceRange place) {
		indispensable.add(statement);
		found(statement, place);
	}

	private void found(Statement statement, SourceRange place) {
		found.merge(statement, place, (a, b) -> a.compareTo(b) <= 0 ? a : b);
	}

	/** By kind, then in source order; none is left out without which some pair may race. */
	public List<Condition> all(Decider decider) {
		List<Condition> result = new ArrayList<>();
		found.forEach((statement, place) -> result.add(new Condition(statement, place)));
		result.sort(Comparator.comparing(Condition::kind).thenComparing(Condition::place).thenComparing(c -> c.statement().toString()));
		for (Condition one : List.copyOf(result)) {
			List<Statement> without = result.stream().filter(c -> c != one).map(Condition::statement).toList();
			if (isNeedless(one.statement(), without, decider)) {
				result.remove(one);
			}
		}
		return List.copyOf(result);
	}

	private boolean isNeedless(Statement one, List<Statement> without, Decider decider) {
		if (without.stream().anyMatch(other -> other.implies(one))) {
			return true;
		}
		if (indispensable.contains(one)) {
			return false;
		}
		List<Conditional> concerned = choosing.stream().filter(pair -> pair.vocabulary().stream().anyMatch(a -> a.statement().equals(one)))
				.toList();
		return !concerned.isEmpty() && concerned.stream().allMatch(pair -> pair.isFreeUnder(without, decider));
	}
}
