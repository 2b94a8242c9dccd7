package org.racelens.race.condition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.decide.Decision;
import org.racelens.logic.decide.Decision.Satisfiable;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.phase.Flattened;

/**
 * Whether a program that lets a subscript leave its dimension does so for some inputs only: whether there are inputs with which two threads
 * execute the accesses of a pair and every instance of both stays inside. Such inputs are guessed: those that avoid the instances outside
 * that are known, a few times, since {@code j <= m} leaves a row of {@code m} elements for every {@code m}; first of all, ample lengths.
 */
public final class InputsInside {
	private static final int MOST_GUESSES = 3;
	private static final long AMPLE = 1 << 20;
	private static final Substitution SAME = Substitution.of(Map.of());
	private static final Substitution PRIMED = Substitution.priming();

	private final AccessPair pair;
	private final BoolExpr first;
	private final BoolExpr second;
	private final Decider decider;

	public InputsInside(AccessPair pair, Decider decider) {
		this(pair, pair.first().access().place().formation().inside(), pair.second().access().place().formation().inside(), decider);
	}

	/**
	 * Where more must stay inside than the two accesses.
	 *
	 * @param first what must hold of each instance of the first one
	 * @param second the same of the second one, in symbols that are not primed
	 */
	public InputsInside(AccessPair pair, BoolExpr first, BoolExpr second, Decider decider) {
		this.pair = pair;
		this.first = first;
		this.second = second;
		this.decider = decider;
	}

	/** Whether there are such inputs. */
	public enum Existence {
		/** there are, or nobody knows */
		POSSIBLE,
		/** with each guess some instance left its dimension */
		NOT_FOUND,
		/** there surely are none */
		NONE
	}

	/**
	 * Whether there are such inputs.
	 *
	 * @param within that the two instances of the pair stay inside, and what else must hold of the inputs
	 * @param outside instances of the pair of which one may leave
	 */
	public Existence existence(BoolExpr within, Assignment outside) {
		BoolExpr guess = Bools.and(together(), within, avoided(pair.first(), first, SAME, outside),
				avoided(pair.second(), second, PRIMED, outside));
		if (isInside(Bools.and(guess, ample(within)))) {
			return Existence.POSSIBLE;
		}
		for (int i = 0; i < MOST_GUESSES; i++) {
			Decision inputs = decider.decide(pair.formula().question(guess));
			if (!(inputs instanceof Satisfiable found)) {
				return inputs instanceof Decision.Unsatisfiable ? Existence.NONE : Existence.POSSIBLE;
			}
			Optional<BoolExpr> next = leaving(pair.first(), first, found.witness())
					.or(() -> leaving(pair.second(), second, found.witness()));
			if (next.isEmpty()) {
				return Existence.POSSIBLE;
			}
			guess = Bools.and(guess, next.get());
		}
		return Existence.NOT_FOUND;
	}

	/** That both are executed, by two threads or, where no two ever do, by one that has the lanes of both. */
	private BoolExpr together() {
		BoolExpr apart = pair.formula().apart();
		return decider.decide(pair.formula().question(apart)) instanceof Decision.Unsatisfiable ? pair.formula().executed() : apart;
	}

	/** Whether no instance is known to leave its dimension with some inputs like these. */
	private boolean isInside(BoolExpr inputs) {
		return decider.decide(pair.formula().question(inputs)) instanceof Satisfiable found
				&& leaving(pair.first(), first, found.witness())
						.or(() -> leaving(pair.second(), second, found.witness())).isEmpty();
	}

	/** That lengths are large on which nothing depends but what lies inside: neither whether the accesses are executed nor how often. */
	private BoolExpr ample(BoolExpr within) {
		BoolExpr domains = Bools.and(pair.first().domain(), pair.second().domain());
		Set<IntExpr> bound = new HashSet<>(Atoms.symbols(domains));
		bound.addAll(Atoms.applications(domains));
		Stream<IntExpr> lengths = Stream.concat(Atoms.symbols(within).stream().filter(s -> !s.role().isPerInstance()),
				Atoms.applications(within).stream().filter(a -> !a.function().isOwner() && !isPerInstance(a)));
		return Bools.and(lengths.filter(l -> !bound.contains(l)).map(l -> Bools.lessEqual(Ints.of(AMPLE), l)).toList());
	}

	/** That an instance which leaves its dimension with the same inputs is avoided, too; nothing if there is none. */
	private Optional<BoolExpr> leaving(Flattened access, BoolExpr inside, Assignment inputs) {
		BoolExpr leaves = Bools.and(access.domain(), Bools.not(inside));
		if (Atoms.applications(leaves).stream().anyMatch(a -> !a.function().isOwner() && isPerInstance(a))) {
			return Optional.empty();
		}
		List<BoolExpr> parts = new ArrayList<>(List.of(pair.region().assumptions(), leaves));
		parts.addAll(access.context().numbers());
		inputs.symbols().forEach((s, v) -> {
			if (!s.role().isPerInstance()) {
				parts.add(Bools.equal(s, Ints.of(v)));
			}
		});
		inputs.applications().forEach((a, v) -> {
			if (!a.function().isOwner() && !isPerInstance(a)) {
				parts.add(Bools.equal(a, Ints.of(v)));
			}
		});
		return decider.decide(pair.formula().question(Bools.and(parts))) instanceof Satisfiable found
				? Optional.of(avoided(access, inside, SAME, found.witness()))
				: Optional.empty();
	}

	private static boolean isPerInstance(Apply a) {
		return Atoms.symbols(a).stream().anyMatch(s -> s.role().isPerInstance());
	}

	/** That the inputs are such that the instance, by its trips and thread, does not exist or stays inside, whoever executes it. */
	private static BoolExpr avoided(Flattened access, BoolExpr inside, Substitution instance, Assignment witness) {
		List<BoolExpr> parts = new ArrayList<>(List.of(Bools.not(instance.apply(inside))));
		for (BoolExpr part : Bools.conjuncts(instance.apply(access.domain()))) {
			if (Atoms.applications(part).stream().noneMatch(a -> a.function().isOwner())) {
				parts.add(part);
			}
		}
		BoolExpr leaves = Bools.and(parts);
		Map<Symbol, IntExpr> fixed = new HashMap<>();
		for (Symbol s : Atoms.symbols(leaves)) {
			witness.value(s).filter(v -> s.role().isPerInstance()).ifPresent(v -> fixed.put(s, Ints.of(v)));
		}
		return Bools.not(Substitution.of(fixed).apply(leaves));
	}
}
