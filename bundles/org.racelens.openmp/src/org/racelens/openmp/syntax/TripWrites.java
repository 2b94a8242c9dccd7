package org.racelens.openmp.syntax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.effort.Effort;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Switch;

/** What the trips of a loop write by name, and of what. What they take from others, in {@code atomic} and {@code critical}, is left out. */
final class TripWrites {
	/** How a value comes from the one before. */
	private enum Step {
		UP, DOWN,
		/** another operation with a constant, or with a variable of the thread */
		OTHER,
		/** perhaps it stays as it is: that may be up to others */
		UNSURE
	}

	/**
	 * A write.
	 *
	 * @param step how the value comes from the one that was there; nothing where another one takes its place
	 * @param sources of the value
	 * @param guards conditions around the write
	 */
	record Write(Optional<Step> step, NamedCells sources, List<Expression> guards) {
	}

	private final Map<Cell, List<Write>> writes = new LinkedHashMap<>();
	private final Map<Cell, Boolean> advancing = new HashMap<>();
	/** what is written with what others leave */
	private final Set<Variable> taken = new LinkedHashSet<>();
	private final Set<String> followed;

	/** @param followed the functions whose bodies are in sight */
	TripWrites(Loop loop, Set<String> followed) {
		this.followed = followed;
		taken.addAll(TakenVariables.of(loop.body()));
		Walk.statements(loop.body(), this::take);
		loop.condition().ifPresent(c -> collect(c, List.of()));
		loop.update().ifPresent(u -> collect(u, List.of()));
		collect(loop.body(), List.of());
	}

	private void take(Statement s) {
		if (s instanceof Declaration d && d.initializer().filter(this::asks).isPresent()) {
			taken.add(d.variable());
		}
		Walk.ownExpressions(s).forEach(own -> Walk.expressions(own, e -> {
			if (e instanceof Assignment a && asks(a.value())) {
				WrittenVariables.root(a.target()).ifPresent(taken::add);
			}
		}));
	}

	/** Whether an expression calls what may look at anything. */
	private boolean asks(Expression expression) {
		boolean[] found = { false };
		Walk.expressions(expression, e -> found[0] |= e instanceof Call c && (c.target().isPresent() || followed.contains(c.callee())));
		return found[0];
	}

	private void collect(Statement s, List<Expression> guards) {
		if (TakenVariables.isExchange(s)) {
			return;
		}
		Walk.ownExpressions(s).forEach(e -> collect(e, guards));
		if (s instanceof Declaration d) {
			d.initializer().ifPresent(i -> add(new Cell(d.variable(), List.of()), Optional.empty(), i, guards));
		}
		List<Expression> inside = new ArrayList<>(guards);
		if (s instanceof If i) {
			inside.add(i.condition());
		} else if (s instanceof Switch w) {
			inside.add(w.selector());
		}
		Walk.parts(s).forEach(p -> collect(p, inside));
	}

	private void collect(Expression expression, List<Expression> guards) {
		Walk.expressions(expression, e -> {
			if (e instanceof Increment i) {
				Cell.of(i.target()).ifPresent(c -> add(c, Optional.of(i.decrement() ? Step.DOWN : Step.UP), i.target(), guards));
			} else if (e instanceof Assignment a) {
				Cell.of(a.target()).ifPresent(c -> add(c, step(a, c), a.value(), guards));
			}
		});
	}

	private Optional<Step> step(Assignment a, Cell target) {
		if (a.operator().isPresent()) {
			return Optional.of(step(a.operator().get(), a.value()));
		}
		if (a.value() instanceof Binary b && Cell.of(b.left()).filter(target::equals).isPresent() && !target.isElement()) {
			return Optional.of(step(b.operator(), b.right()));
		}
		boolean same = asks(a.value()) || namesTaken(a.value())
				|| Walk.operands(a.value()).stream().anyMatch(o -> a.value() instanceof Conditional
						&& Cell.of(o).filter(target::equals).isPresent());
		return same ? Optional.of(Step.UNSURE) : Optional.empty();
	}

	private Step step(Operator operator, Expression amount) {
		boolean sure = amount instanceof IntegerLiteral || Cell.of(amount)
				.filter(c -> c.path().isEmpty() && !c.variable().isStatic() && !taken.contains(c.variable())).isPresent();
		return !sure ? Step.UNSURE : operator == Operator.ADD ? Step.UP : operator == Operator.SUBTRACT ? Step.DOWN : Step.OTHER;
	}

	private boolean namesTaken(Expression expression) {
		return NamedCells.of(expression, followed).all().stream().map(Cell::variable).anyMatch(taken::contains);
	}

	private void add(Cell cell, Optional<Step> step, Expression value, List<Expression> guards) {
		writes.computeIfAbsent(cell, c -> new ArrayList<>()).add(new Write(step, NamedCells.of(value, followed), guards));
	}

	List<Write> of(Cell cell) {
		return writes.getOrDefault(cell, List.of());
	}

	/** The conditions around writes. */
	List<Expression> guards() {
		return writes.values().stream().flatMap(List::stream).flatMap(w -> w.guards().stream()).toList();
	}

	/** Whether every write brings a cell on from what it was; of a row's elements, whether one does. */
	boolean advances(Cell cell) {
		return advancing.computeIfAbsent(cell, this::isBroughtOn);
	}

	private boolean isBroughtOn(Cell cell) {
		List<Write> all = of(cell);
		if (cell.isElement()) {
			return all.stream().anyMatch(w -> isOn(w, cell));
		}
		Set<Step> steps = EnumSet.noneOf(Step.class);
		all.forEach(w -> w.step.ifPresent(steps::add));
		return !all.isEmpty() && steps.size() < 2 && all.stream().allMatch(w -> isOn(w, cell));
	}

	private boolean isOn(Write write, Cell cell) {
		return write.step.map(s -> s != Step.UNSURE).orElseGet(() -> dependsOn(write, cell));
	}

	/** Whether every write of a cell is a step: where it leads to goes on, too, and does not come back. */
	boolean steps(Cell cell) {
		return advances(cell) && of(cell).stream().allMatch(w -> w.step.isPresent());
	}

	/** Whether what a cell was is among what a write makes its value of. */
	private boolean dependsOn(Write write, Cell cell) {
		Set<Cell> before = new LinkedHashSet<>(write.sources.all());
		Deque<Cell> open = new ArrayDeque<>(before);
		while (!open.isEmpty() && !before.contains(cell)) {
			Effort.spend(1);
			of(open.remove()).forEach(w -> w.sources.all().stream().filter(before::add).forEach(open::add));
		}
		return before.contains(cell);
	}
}
