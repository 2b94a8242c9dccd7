package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.effort.Effort;
import org.racelens.model.source.Cancellation;

/**
 * One enumeration: which symbols are enumerated, and what has been looked at so far. Used once.
 */
final class Enumeration {
	/** What is said where the domain is not finite or too large. */
	static final Answer.GaveUp NOT_FINITE = new Answer.GaveUp("not a finite domain");
	private static final int MAX_SHARED = 64;
	private static final int MAX_MATCHES = 2_000_000;
	private static final int MAX_CANDIDATES = 48;
	private static final int SEARCH_LIMIT = 400;

	private final RaceConstraint constraint;
	private final Cancellation cancellation;
	private final Map<Symbol, Cell> bounds;
	private final Map<Symbol, Integer> places = new LinkedHashMap<>();
	private final List<Symbol> shared = new ArrayList<>();
	private final List<Symbol> first = new ArrayList<>();
	private final List<Symbol> second = new ArrayList<>();
	private final List<BoolExpr> parts = new ArrayList<>();
	private final boolean isComplete;
	private int matches;
	private int candidates;
	private boolean open;
	private Optional<Answer.Sat> best = Optional.empty();

	/**
	 * @param solved the constraint's formula with equalities solved
	 * @param network of the solved formula, after propagation
	 */
	Enumeration(RaceConstraint constraint, BoolExpr solved, Network network, Cancellation cancellation) {
		this.constraint = constraint;
		this.cancellation = cancellation;
		this.bounds = network.symbols();
		choose();
		List<BoolExpr> all = Bools.conjuncts(solved);
		all.stream().filter(p -> places.keySet().containsAll(Atoms.symbols(p)) && Atoms.applications(p).isEmpty()).forEach(parts::add);
		isComplete = parts.size() == all.size();
	}

	/** Takes the symbols with the fewest values as long as the boxes stay small. */
	private void choose() {
		double[] volume = { 1, 1, 1 };
		List<Symbol> symbols = new ArrayList<>(bounds.keySet());
		symbols.sort(Comparator.comparingLong(s -> width(s)));
		Set<Symbol> chosen = new LinkedHashSet<>();
		for (Symbol s : symbols) {
			int group = !s.role().isPerInstance() ? 0 : s.isPrimed() ? 2 : 1;
			if (volume[group] * width(s) <= (group == 0 ? MAX_SHARED : 10.0 * PointSet.MAX_POINTS)) {
				volume[group] *= width(s);
				chosen.add(s);
			}
		}
		bounds.keySet().stream().filter(chosen::contains).forEach(s -> {
			places.put(s, places.size());
			(!s.role().isPerInstance() ? shared : s.isPrimed() ? second : first).add(s);
		});
	}

	private long width(Symbol s) {
		Cell cell = bounds.get(s);
		return Math.max(1, cell.high - cell.low + 1);
	}

	Answer run() {
		if (first.isEmpty() && second.isEmpty()) {
			return NOT_FINITE;
		}
		Optional<List<long[]>> settings = points(shared, Set.of(), new long[places.size()]);
		boolean complete = settings.isPresent();
		for (long[] setting : settings.orElse(List.of())) {
			complete &= !isOver() && !cancellation.isCancelled() && join(setting);
		}
		return best.isPresent() ? best.get() : complete && !open ? Answer.Unsat.UNSAT : NOT_FINITE;
	}

	/** Whether no smaller team is to be expected: each further search takes as long as the formula is. */
	private boolean isOver() {
		return best.isPresent() && (team(best.get()) <= 2 || candidates >= MAX_CANDIDATES);
	}

	private Optional<List<long[]>> points(List<Symbol> dimensions, Set<Symbol> given, long[] values) {
		List<BoolExpr> conditions = parts.stream().filter(p -> {
			Set<Symbol> symbols = Atoms.symbols(p);
			boolean concerned = dimensions.stream().anyMatch(symbols::contains);
			return concerned && symbols.stream().allMatch(s -> dimensions.contains(s) || given.contains(s));
		}).toList();
		return new PointSet(dimensions, places, bounds, conditions, values).enumerate();
	}

	/** Whether all pairs were looked at, or a witness found that cannot be better. */
	private boolean join(long[] setting) {
		Optional<List<long[]>> left = points(first, Set.copyOf(shared), setting);
		Optional<List<long[]>> right = left.isPresent() ? points(second, Set.copyOf(shared), setting) : Optional.empty();
		if (right.isEmpty()) {
			return false;
		}
		Join join = Join.of(parts, Set.copyOf(first), Set.copyOf(second));
		Compilation compilation = new Compilation(places);
		Compilation.Term key = compilation.term(join.second());
		Compilation.Term other = compilation.term(join.first());
		List<Compilation.Condition> conditions = parts.stream().filter(this::isMixed).map(compilation::condition).toList();
		List<long[]> sorted = new ArrayList<>(right.get());
		sorted.sort(Comparator.comparingLong(key::at));
		long[] keys = sorted.stream().mapToLong(key::at).toArray();
		for (long[] point : left.get()) {
			long partner = other.at(point);
			long most = Math.subtractExact(join.high(), partner);
			for (int k = firstAtLeast(keys, Math.subtractExact(join.low(), partner)); k < keys.length && keys[k] <= most; k++) {
				if (!look(point, sorted.get(k), conditions)) {
					return false;
				}
			}
		}
		return true;
	}

	private boolean isMixed(BoolExpr part) {
		Set<Symbol> symbols = Atoms.symbols(part);
		return first.stream().anyMatch(symbols::contains) && second.stream().anyMatch(symbols::contains);
	}

	/** Tests a pair; {@code false} to stop. */
	private boolean look(long[] left, long[] right, List<Compilation.Condition> conditions) {
		Effort.spend(1);
		if (++matches > MAX_MATCHES || matches % 4096 == 0 && cancellation.isCancelled()) {
			return false;
		}
		long[] point = right.clone();
		first.forEach(s -> point[places.get(s)] = left[places.get(s)]);
		for (Compilation.Condition condition : conditions) {
			if (!condition.at(point)) {
				return true;
			}
		}
		return complete(point);
	}

	private boolean complete(long[] point) {
		List<BoolExpr> all = new ArrayList<>(List.of(constraint.formula()));
		places.forEach((s, place) -> all.add(Bools.equal(s, Ints.of(point[place]))));
		Answer answer = new BoundedSearch(SEARCH_LIMIT, cancellation)
				.search(new RaceConstraint(Bools.and(all), constraint.teamSize(), constraint.maxTeamSize()));
		if (answer instanceof Answer.Sat sat && (best.isEmpty() || team(sat) < team(best.get()))) {
			best = Optional.of(sat);
		}
		open |= answer instanceof Answer.GaveUp;
		boolean isSmallest = best.isPresent() && (isComplete || team(best.get()) <= 2);
		return !isSmallest && ++candidates < MAX_CANDIDATES;
	}

	private long team(Answer.Sat sat) {
		return sat.assignment().value(constraint.teamSize()).orElse(0L);
	}

	private static int firstAtLeast(long[] sorted, long value) {
		int from = 0;
		int to = sorted.length;
		while (from < to) {
			int middle = (from + to) >>> 1;
			if (sorted[middle] < value) {
				from = middle + 1;
			} else {
				to = middle;
			}
		}
		return from;
	}
}
