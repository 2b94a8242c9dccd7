package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Symbol;
import org.racelens.model.effort.Effort;

/** Enumerates the points of a box that satisfy conditions, in lexicographic order. */
final class PointSet {
	/** How many points one instance may have. */
	static final int MAX_POINTS = 100_000;
	private static final int MAX_VISITED = 1_000_000;

	private final List<Symbol> symbols;
	private final Map<Symbol, Integer> places;
	private final Map<Symbol, Cell> bounds;
	private final List<List<Compilation.Condition>> conditions = new ArrayList<>();
	private final List<long[]> points = new ArrayList<>();
	private final long[] values;
	private int visited;

	/**
	 * @param symbols the dimensions, outermost first
	 * @param places of these and all other symbols in the conditions
	 * @param parts conditions whose symbols have values at the latest with the last dimension
	 * @param values of the symbols that are no dimensions
	 */
	PointSet(List<Symbol> symbols, Map<Symbol, Integer> places, Map<Symbol, Cell> bounds, List<BoolExpr> parts, long[] values) {
		this.symbols = symbols;
		this.places = places;
		this.bounds = bounds;
		this.values = values.clone();
		for (int k = 0; k <= symbols.size(); k++) {
			conditions.add(new ArrayList<>());
		}
		Compilation compilation = new Compilation(places);
		for (BoolExpr part : parts) {
			Set<Symbol> used = Atoms.symbols(part);
			int depth = symbols.size();
			while (depth > 0 && !used.contains(symbols.get(depth - 1))) {
				depth--;
			}
			conditions.get(depth).add(compilation.condition(part));
		}
	}

	/**
	 * The points, each the values of all symbols; empty when they are too many.
	 *
	 * @throws ArithmeticException when a condition has no value at some point
	 */
	Optional<List<long[]>> enumerate() {
		return enumerate(0) ? Optional.of(points) : Optional.empty();
	}

	private boolean enumerate(int depth) {
		Effort.spend(1);
		if (++visited > MAX_VISITED || points.size() > MAX_POINTS) {
			return false;
		}
		for (Compilation.Condition condition : conditions.get(depth)) {
			if (!condition.at(values)) {
				return true;
			}
		}
		if (depth == symbols.size()) {
			return points.add(values.clone());
		}
		Symbol symbol = symbols.get(depth);
		int place = places.get(symbol);
		Cell range = bounds.get(symbol);
		for (long v = range.low; v <= range.high; v++) {
			values[place] = v;
			if (!enumerate(depth + 1)) {
				return false;
			}
		}
		return true;
	}
}
