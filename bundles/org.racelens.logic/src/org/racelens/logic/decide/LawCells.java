package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.List;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;

/** Relations between the values of applications; each is a cell without values of its own. */
final class LawCells {
	private LawCells() {
	}

	/** An application with the cells of its value and arguments. */
	record Application(FunctionSymbol function, Cell value, List<Cell> arguments) {
		private List<Long> fixedArguments() {
			return arguments.stream().map(c -> c.low).toList();
		}

		private boolean hasFixedArguments() {
			return arguments.stream().allMatch(Cell::isFixed);
		}
	}

	/** An owner is one of the team's threads. */
	static final class RangeLaw extends Cell {
		private final Cell owner;
		private final Cell team;

		RangeLaw(Cell owner, Cell team) {
			this.owner = owner;
			this.team = team;
			uses(List.of(owner, team));
		}

		@Override
		boolean revise(Propagation p) {
			return p.narrow(owner, 0, Bound.add(team.high, -1)) && p.narrow(team, owner.low + 1, Bound.MAX);
		}
	}

	/** Two cells have the same value. */
	static final class EqualLaw extends Cell {
		private final Cell a;
		private final Cell b;

		EqualLaw(Cell a, Cell b) {
			this.a = a;
			this.b = b;
			uses(List.of(a, b));
		}

		@Override
		boolean revise(Propagation p) {
			return p.unify(a, b);
		}
	}

	/** What the values of two applications of one function have to do with each other, once all arguments are known. */
	static final class PairLaw extends Cell {
		private final Application a;
		private final Application b;
		private final List<Cell> differences;
		private final Cell team;

		/**
		 * @param differences the cells of terms {@code a - b} and {@code b - a}, as far as there are any
		 */
		PairLaw(Application a, Application b, List<Cell> differences, Cell team) {
			this.a = a;
			this.b = b;
			this.differences = differences;
			this.team = team;
			uses(a.arguments);
			uses(b.arguments);
			uses(List.of(a.value, b.value, team));
		}

		@Override
		boolean revise(Propagation p) {
			if (!a.hasFixedArguments() || !b.hasFixedArguments()) {
				return true;
			}
			List<Long> x = a.fixedArguments();
			List<Long> y = b.fixedArguments();
			if (x.equals(y)) {
				return unify(p);
			}
			Meaning meaning = a.function.meaning();
			boolean distributes = meaning == Meaning.OWNER_BLOCK || meaning == Meaning.OWNER_GUIDED;
			return !distributes || !team.isFixed() || separate(p, x, y);
		}

		private boolean unify(Propagation p) {
			return p.unify(a.value, b.value) && differences.stream().allMatch(d -> p.narrow(d, 0, 0));
		}

		private boolean separate(Propagation p, List<Long> x, List<Long> y) {
			boolean apart = permits(x, y, 1);
			boolean together = permits(x, y, 0);
			if (!apart) {
				return together && unify(p);
			}
			return together || exclude(p, a.value, b.value) && exclude(p, b.value, a.value);
		}

		private static boolean exclude(Propagation p, Cell known, Cell other) {
			return !known.isFixed() || p.exclude(other, known.low);
		}

		private boolean permits(List<Long> x, List<Long> y, long other) {
			List<Schedules.Value> values = new ArrayList<>();
			values.add(new Schedules.Value(a.function, x, 0));
			values.add(new Schedules.Value(b.function, y, other));
			return Schedules.permit(values, team.low);
		}
	}
}
