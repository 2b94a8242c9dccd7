package org.racelens.repair.flow;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.racelens.repair.flow.Fact.Within;
import org.racelens.repair.flow.Fact.Written;

/**
 * The facts that hold at a point: the set of executions that reach it with all of them true.
 *
 * @param reachable where not, no execution gets there, and everything is true
 */
record Facts(boolean reachable, Set<Fact> known) {
	/** More are not worth the time. */
	private static final int MOST = 500;
	private static final Fact ALL = new Written(Part.WHOLE);

	static final Facts NONE = new Facts(true, Set.of());
	static final Facts NOWHERE = new Facts(false, Set.of());

	Facts {
		known = Set.copyOf(known);
	}

	/** What holds where two paths meet. */
	Facts meet(Facts other) {
		if (!reachable || !other.reachable) {
			return reachable ? this : other;
		}
		if (known.equals(other.known)) {
			return this;
		}
		Set<Fact> both = new LinkedHashSet<>(keeping(other::implies).known);
		both.addAll(other.keeping(this::implies).known);
		return new Facts(true, both);
	}

	private boolean implies(Fact fact) {
		return known.contains(fact) || fact instanceof Written && known.contains(ALL);
	}

	Facts with(Fact fact) {
		if (!reachable || implies(fact) || known.size() >= MOST && !fact.equals(ALL)) {
			return this;
		}
		Set<Fact> more = new LinkedHashSet<>(fact.equals(ALL) ? withNothingWritten().known : known);
		more.add(fact);
		return new Facts(true, more);
	}

	/** What still holds when a variable has been changed. */
	Facts without(int variable) {
		return keeping(f -> !f.mentions(variable));
	}

	/** What still holds when the variable in question has got a value that matters. */
	Facts withNothingWritten() {
		return keeping(Within.class::isInstance);
	}

	Facts keeping(Predicate<Fact> kept) {
		return known.stream().allMatch(kept) ? this : new Facts(reachable, known.stream().filter(kept).collect(Collectors.toSet()));
	}

	boolean has(Fact fact) {
		return !reachable || known.contains(fact);
	}

	/**
	 * What holds after two pieces of code that start here and run in either order or interleaved.
	 *
	 * @param one what holds after one of them alone
	 */
	static Facts unordered(Facts start, Facts one, Facts other) {
		if (!one.reachable || !other.reachable) {
			return NOWHERE;
		}
		Facts result = one.meet(other);
		for (Facts f : List.of(one, other)) {
			for (Fact fact : f.known) {
				result = !start.has(fact) && fact instanceof Written w && isFixed(w.part()) ? result.with(fact) : result;
			}
		}
		return result;
	}

	private static boolean isFixed(Part part) {
		return part.steps().stream()
				.allMatch(s -> s instanceof Part.Field || s instanceof Part.Element e && e.index().constant().isPresent()
						|| s instanceof Part.Elements r && r.lower().constant().isPresent() && r.upper().constant().isPresent());
	}
}
