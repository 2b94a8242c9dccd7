package org.racelens.openmp.syntax;

import java.util.LinkedHashSet;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.syntax.LoopExits.Turn;

/**
 * The loops that may go on until another thread writes what they read: a superset, told by the text. A loop comes to its end alone if there
 * is a way out of it to which each of its trips gets nearer: whatever path a trip takes, it changes what decides about the way out, by what
 * the trip before has left. What it takes from others (in {@code atomic} and {@code critical}, by calls) brings it no nearer.
 */
public final class WaitingLoop {
	private final Loop loop;
	private final Set<String> followed;
	private final TripWrites writes;

	private WaitingLoop(Loop loop, Set<String> followed) {
		this.loop = loop;
		this.followed = followed;
		writes = new TripWrites(loop, followed);
	}

	/**
	 * Whether a loop may wait for other threads.
	 *
	 * @param followed the functions whose bodies are in sight
	 */
	public static boolean is(Loop loop, Set<String> followed) {
		return !OnceLoop.is(loop) && IteratorLoop.of(loop).isEmpty() && !new WaitingLoop(loop, followed).endsAlone();
	}

	private boolean endsAlone() {
		return LoopExits.of(loop).stream().anyMatch(turns -> turns.stream().allMatch(this::comes));
	}

	private boolean comes(Turn turn) {
		return comes(turn.condition(), turn.yes(), Set.of());
	}

	/**
	 * Whether the trips bring it about that a condition says yes, or no.
	 *
	 * @param asked about which conditions that is being found out
	 */
	private boolean comes(Expression e, boolean yes, Set<Expression> asked) {
		if (e instanceof ShortCircuit s) {
			boolean left = comes(s.left(), yes, asked);
			boolean right = comes(s.right(), yes, asked);
			return s.conjunction() == yes ? left && right : left || right;
		}
		if (e instanceof Unary u && u.kind() == Unary.Kind.NOT) {
			return comes(u.operand(), !yes, asked);
		}
		if (e instanceof Cast c) {
			return comes(c.operand(), yes, asked);
		}
		if (e instanceof Comma c) {
			return comes(c.second(), yes, asked);
		}
		return e instanceof IntegerLiteral n ? n.value() != 0 == yes : isChanged(e, asked);
	}

	/** Whether each trip changes what decides a condition, by what the trip before has left. */
	private boolean isChanged(Expression condition, Set<Expression> asked) {
		if (asked.contains(condition)) {
			return false;
		}
		Set<Expression> more = new LinkedHashSet<>(asked);
		more.add(condition);
		NamedCells deciding = new NamedCells(new LinkedHashSet<>(), new LinkedHashSet<>());
		add(NamedCells.of(condition, followed), deciding, more);
		Set<Cell> advancing = new LinkedHashSet<>();
		deciding.values().stream().filter(writes::advances).forEach(advancing::add);
		deciding.ways().stream().filter(writes::steps).forEach(advancing::add);
		return !advancing.isEmpty() && new EveryTrip(advancing).writes(loop);
	}

	/** With what the trips make them of; not where the trips do not bring it about that it is made. */
	private void add(NamedCells cells, NamedCells deciding, Set<Expression> asked) {
		deciding.ways().addAll(cells.ways());
		for (Cell cell : cells.values()) {
			if (deciding.values().add(cell)) {
				writes.of(cell).stream().filter(w -> w.guards().stream().allMatch(g -> isChanged(g, asked)))
						.forEach(w -> add(w.sources(), deciding, asked));
			}
		}
	}
}
