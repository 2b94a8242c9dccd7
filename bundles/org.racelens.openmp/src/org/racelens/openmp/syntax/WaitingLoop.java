package org.racelens.openmp.syntax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.model.effort.Effort;
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
	private final Set<Expression> changed = identitySet();
	/** whether each trip writes one of some cells */
	private final Map<Set<Cell>, Boolean> written = new HashMap<>();

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
		return e instanceof IntegerLiteral n ? n.value() != 0 == yes : isChanged(deciding(e));
	}

	/**
	 * The guards of writes that the trips change: the fewest that bring each other about. A guard is looked at again when one has changed.
	 */
	private void collectChanged() {
		Map<Expression, List<Expression>> held = new IdentityHashMap<>();
		Deque<Expression> open = new ArrayDeque<>();
		Set<Expression> guards = identitySet();
		writes.guards().stream().filter(guards::add).forEach(open::add);
		while (!open.isEmpty()) {
			Expression guard = open.remove();
			if (changed.contains(guard)) {
				continue;
			}
			Deciding deciding = deciding(guard);
			if (isChanged(deciding)) {
				changed.add(guard);
				open.addAll(held.getOrDefault(guard, List.of()));
			} else {
				deciding.open.forEach(g -> held.computeIfAbsent(g, k -> new ArrayList<>()).add(guard));
			}
		}
	}

	/**
	 * What decides a condition.
	 *
	 * @param open guards of which it is not known that the trips change them: what they guard is left out
	 */
	private record Deciding(NamedCells cells, Set<Expression> open) {
	}

	private Deciding deciding(Expression condition) {
		Deciding result = new Deciding(new NamedCells(new LinkedHashSet<>(), new LinkedHashSet<>()), identitySet());
		Deque<NamedCells> more = new ArrayDeque<>(List.of(NamedCells.of(condition, followed)));
		while (!more.isEmpty()) {
			NamedCells next = more.remove();
			result.cells.ways().addAll(next.ways());
			next.values().stream().filter(result.cells.values()::add).flatMap(c -> writes.of(c).stream()).forEach(w -> {
				Effort.spend(1);
				List<Expression> unknown = w.guards().stream().filter(g -> !changed.contains(g)).toList();
				result.open.addAll(unknown);
				if (unknown.isEmpty()) {
					more.add(w.sources());
				}
			});
		}
		return result;
	}

	/** Whether each trip changes what decides a condition, by what the trip before has left. */
	private boolean isChanged(Deciding deciding) {
		Set<Cell> advancing = new LinkedHashSet<>();
		deciding.cells.values().stream().filter(writes::advances).forEach(advancing::add);
		deciding.cells.ways().stream().filter(writes::steps).forEach(advancing::add);
		return !advancing.isEmpty() && written.computeIfAbsent(advancing, cells -> new EveryTrip(cells).writes(loop));
	}

	private static Set<Expression> identitySet() {
		return Collections.newSetFromMap(new IdentityHashMap<>());
	}
}
