package org.racelens.openmp.syntax;

import java.util.Collections;
import java.util.IdentityHashMap;
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
	/** the guards of writes of which it is known that the trips change them */
	private final Set<Expression> changed = Collections.newSetFromMap(new IdentityHashMap<>());

	private WaitingLoop(Loop loop, Set<String> followed) {
		this.loop = loop;
		this.followed = followed;
		writes = new TripWrites(loop, followed);
		collectChanged();
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
		return comes(turn.condition(), turn.yes());
	}

	/** Whether the trips bring it about that a condition says yes, or no. */
	private boolean comes(Expression e, boolean yes) {
		if (e instanceof ShortCircuit s) {
			boolean left = comes(s.left(), yes);
			boolean right = comes(s.right(), yes);
			return s.conjunction() == yes ? left && right : left || right;
		}
		if (e instanceof Unary u && u.kind() == Unary.Kind.NOT) {
			return comes(u.operand(), !yes);
		}
		if (e instanceof Cast c) {
			return comes(c.operand(), yes);
		}
		if (e instanceof Comma c) {
			return comes(c.second(), yes);
		}
		return e instanceof IntegerLiteral n ? n.value() != 0 == yes : isChanged(e);
	}

	/** The guards of writes that the trips change: the fewest that bring each other about, found in rounds. */
	private void collectChanged() {
		Set<Expression> left = Collections.newSetFromMap(new IdentityHashMap<>());
		left.addAll(writes.guards());
		boolean more = true;
		while (more) {
			more = left.removeIf(g -> isChanged(g) && changed.add(g));
		}
	}

	/** Whether each trip changes what decides a condition, by what the trip before has left. */
	private boolean isChanged(Expression condition) {
		NamedCells deciding = new NamedCells(new LinkedHashSet<>(), new LinkedHashSet<>());
		add(NamedCells.of(condition, followed), deciding);
		Set<Cell> advancing = new LinkedHashSet<>();
		deciding.values().stream().filter(writes::advances).forEach(advancing::add);
		deciding.ways().stream().filter(writes::steps).forEach(advancing::add);
		return !advancing.isEmpty() && new EveryTrip(advancing).writes(loop);
	}

	/** With what the trips make them of; not where the trips do not bring it about that it is made. */
	private void add(NamedCells cells, NamedCells deciding) {
		deciding.ways().addAll(cells.ways());
		for (Cell cell : cells.values()) {
			if (deciding.values().add(cell)) {
				writes.of(cell).stream().filter(w -> changed.containsAll(w.guards())).forEach(w -> add(w.sources(), deciding));
			}
		}
	}
}
