package org.racelens.logic.decide;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Symbol;

/**
 * A formula that holds, as cells. Mutable, used by one thread: intervals only shrink until {@link #undo} gives them back.
 */
final class Network {
	/** How often each cell may be revised on average in one propagation; bounds that chase each other would never stop. */
	private static final int ROUNDS = 24;

	private final List<Cell> cells;
	private final Map<Symbol, Cell> symbols;
	private final Map<Apply, LawCells.Application> applications;
	private final Map<IntExpr, Cell> terms;
	private final Propagation propagation = new Propagation();
	private final Cell root;

	Network(List<Cell> cells, Map<IntExpr, Cell> terms, Map<Symbol, Cell> symbols, Map<Apply, LawCells.Application> applications,
			Cell root) {
		this.cells = cells;
		this.terms = terms;
		this.symbols = symbols;
		this.applications = applications;
		this.root = root;
	}

	/** Asserts the formula; {@code false} when it cannot hold. */
	boolean start() {
		propagation.enqueueAll(cells);
		return propagation.narrow(root, 1, 1) && run();
	}

	/** Gives a cell a value; {@code false} when the formula cannot hold with it. */
	boolean fix(Cell cell, long value) {
		return propagation.narrow(cell, value, value) && run();
	}

	/** How many revisions of cells were made so far. */
	long revisions() {
		return propagation.revisions();
	}

	int mark() {
		return propagation.mark();
	}

	void undo(int mark) {
		propagation.undo(mark);
	}

	Map<Symbol, Cell> symbols() {
		return symbols;
	}

	/** The cell of a term that occurs in the formula. */
	Optional<Cell> cell(IntExpr term) {
		return Optional.ofNullable(terms.get(term));
	}

	/** The applications with the cells of their values. */
	Map<Apply, Cell> applications() {
		Map<Apply, Cell> values = new LinkedHashMap<>();
		applications.forEach((a, cells) -> values.put(a, cells.value()));
		return values;
	}

	/** The cells of an application's arguments. */
	List<Cell> arguments(Apply application) {
		return applications.get(application).arguments();
	}

	/** The values of fixed symbols and applications. */
	Assignment assignment() {
		Map<Symbol, Long> values = new LinkedHashMap<>();
		Map<Apply, Long> results = new LinkedHashMap<>();
		symbols.forEach((s, cell) -> values.put(s, cell.low));
		applications.forEach((a, cell) -> results.put(a, cell.value().low));
		return new Assignment(values, results);
	}

	private boolean run() {
		return propagation.run(ROUNDS * cells.size());
	}
}
