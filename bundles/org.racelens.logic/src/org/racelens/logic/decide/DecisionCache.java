package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Symbol;
import org.racelens.model.effort.Effort;

/**
 * Remembers how constraints were decided, by their content ({@link ConstraintKey}). After an edit only the pairs that the edit has changed
 * are decided again, wherever in the file the others have moved to, and candidate fixes share what they have in common. A remembered answer
 * is the one that was computed for an equal constraint with an equal budget; a remembered witness is checked again when it is used.
 *
 * <p>
 * May be used by several threads. Holds a bounded number of answers; those not asked for longest go first.
 */
public final class DecisionCache {
	private final Map<ConstraintKey, Remembered> answers;
	private long asked;
	private long found;

	/**
	 * What was asked so far.
	 *
	 * @param asked questions
	 * @param found of these, answered from the cache
	 */
	public record Statistics(long asked, long found) {
		/** Questions that had to be decided. */
		public long decided() {
			return asked - found;
		}
	}

	/** An answer without the names of its unknowns: values in the order of the constraint's symbols and applications. */
	private record Remembered(Decision decision, long effort, List<Long> symbols, List<Long> applications) {
	}

	/** @param capacity number of answers, at least 1 */
	public DecisionCache(int capacity) {
		if (capacity < 1) {
			throw new IllegalArgumentException("not a capacity: " + capacity);
		}
		answers = new LinkedHashMap<>(16, 0.75f, true) {
			private static final long serialVersionUID = 1L;

			@Override
			protected boolean removeEldestEntry(Map.Entry<ConstraintKey, Remembered> eldest) {
				return size() > capacity;
			}
		};
	}

	/** The answer to a constraint with this content, in terms of the constraint's own unknowns. */
	Optional<Decision> find(ConstraintKey key, RaceConstraint constraint) {
		Remembered remembered;
		synchronized (this) {
			asked++;
			remembered = answers.get(key);
		}
		Optional<Decision> result = remembered == null ? Optional.empty() : recall(remembered, constraint);
		if (result.isPresent()) {
			Effort.charge(remembered.effort());
			synchronized (this) {
				found++;
			}
		}
		return result;
	}

	/**
	 * Remembers an answer that stands for this budget.
	 *
	 * @param effort units that it took; they count again when it is used, so that a cache changes no verdict
	 */
	synchronized void put(ConstraintKey key, RaceConstraint constraint, Decision decision, long effort) {
		if (!(decision instanceof Decision.Satisfiable sat)) {
			answers.put(key, new Remembered(decision, effort, List.of(), List.of()));
			return;
		}
		List<Long> symbols = unknowns(constraint).stream().map(sat.witness().symbols()::get).toList();
		List<Long> applications = List.copyOf(sat.witness().applications().values());
		answers.put(key, new Remembered(decision(sat), effort, symbols, applications));
	}

	/** The answer without its witness, whose names are those of another text. */
	private static Decision decision(Decision.Satisfiable sat) {
		return new Decision.Satisfiable(Assignment.EMPTY, sat.bySolver());
	}

	private static Optional<Decision> recall(Remembered remembered, RaceConstraint constraint) {
		if (!(remembered.decision() instanceof Decision.Satisfiable sat)) {
			return Optional.of(remembered.decision());
		}
		List<Symbol> symbols = unknowns(constraint);
		List<Apply> applications = List.copyOf(Atoms.applications(constraint.formula()));
		if (symbols.size() != remembered.symbols().size() || applications.size() != remembered.applications().size()) {
			return Optional.empty();
		}
		Assignment witness = new Assignment(zip(symbols, remembered.symbols()), zip(applications, remembered.applications()));
		return Witnesses.isWitness(constraint, witness) ? Optional.of(new Decision.Satisfiable(witness, sat.bySolver())) : Optional.empty();
	}

	/** In the order of {@link Witnesses#completed}. */
	private static List<Symbol> unknowns(RaceConstraint constraint) {
		List<Symbol> result = new ArrayList<>(Atoms.symbols(constraint.formula()));
		if (!result.contains(constraint.teamSize())) {
			result.add(constraint.teamSize());
		}
		return result;
	}

	private static <K> Map<K, Long> zip(List<K> keys, List<Long> values) {
		Map<K, Long> result = new LinkedHashMap<>();
		for (int i = 0; i < keys.size(); i++) {
			result.put(keys.get(i), values.get(i));
		}
		return result;
	}

	/** The questions asked of the cache since it was made, and how many of them were answered from it, as one consistent pair. */
	public synchronized Statistics statistics() {
		return new Statistics(asked, found);
	}
}
