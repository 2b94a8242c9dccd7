package org.racelens.race.pair;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderMark.Endless;
import org.racelens.execution.region.OrderMark.Waited;
import org.racelens.execution.region.Region;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.decide.Refuter;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.Cancellation;
import org.racelens.race.order.HandOver;
import org.racelens.race.order.Passing;
import org.racelens.race.order.ProgramOrder;
import org.racelens.race.order.ProgramOrder.Point;
import org.racelens.race.order.ProgramOrder.Position;
import org.racelens.race.order.SynchronisationOrder;
import org.racelens.race.order.Tellers;
import org.racelens.race.pair.ForcedOrder.Way;

/**
 * Loops that may never end, and what comes behind them for others than the thread that waits: behind a barrier that it has to meet, behind
 * a task or a team that has to be complete, in a later iteration of a loop around both. Whether such a place is ever met is not known.
 */
final class Impasses {
	private static final int MOST_CASES = 40;

	private final Region region;
	private final ProgramOrder program;
	private final HandOver handOver;
	private final SynchronisationOrder order;
	private final Map<Point, Boolean> endless = new IdentityHashMap<>();

	Impasses(Region region, ProgramOrder program) {
		this.region = region;
		this.program = program;
		handOver = new HandOver(program);
		order = new SynchronisationOrder(program, region);
	}

	/** Whether nothing that is in sight ends a loop. */
	private boolean isEndless(Point point) {
		return endless.computeIfAbsent(point, p -> {
			IntExpr thread = p.position().thread();
			IntExpr team = p.position().team();
			return p.point().mark() instanceof Endless || p.point().mark() instanceof Waited w
					&& new Refuter(MOST_CASES, Cancellation.NEVER).refutes(new RaceConstraint(
							Bools.and(region.assumptions(), Bools.lessEqual(Ints.ZERO, thread), Bools.less(thread, team),
									order.mayEnd(w, p.position())),
							region.teamSize(), region.maxTeamSize()));
		});
	}

	/** What may keep threads from coming to two accesses; absent where the accesses do not stand behind it. */
	List<Way> of(AccessPair pair) {
		Position s = handOver.position(pair.first().access());
		Position t = handOver.position(pair.second().access());
		Map<ModelGap, BoolExpr> absent = new LinkedHashMap<>();
		for (Point p : program.points()) {
			why(p.point().mark()).ifPresent(gap -> {
				BoolExpr behind = Bools.or(isBehind(p, s), Substitution.priming().apply(isBehind(p, t)));
				absent.merge(gap, Bools.not(behind), Bools::and);
			});
		}
		List<Way> ways = new ArrayList<>();
		absent.forEach((gap, condition) -> ways.add(new Way(condition, gap)));
		return ways.stream().filter(w -> !w.absent().equals(Bools.TRUE)).toList();
	}

	private static Optional<ModelGap> why(OrderMark mark) {
		return mark instanceof Waited w ? Optional.of(w.why()) : mark instanceof Endless e ? Optional.of(e.why()) : Optional.empty();
	}

	/**
	 * When who comes to an access has to wait for the end of a loop. Whom a barrier, or the end of a task or of an inner team, waits for is
	 * not asked. The thread's own conditions tell what it has waited for itself, if something may end that.
	 */
	private BoolExpr isBehind(Point point, Position access) {
		Position loop = point.position();
		if (!Tellers.mayPrecede(loop, access)) {
			return Bools.FALSE;
		}
		boolean own = loop.thread().equals(access.thread()) || access.makers().contains(loop.thread());
		if (loop.tasks() > 0 || !own || program.mayBeParted(loop, access)) {
			return Bools.TRUE;
		}
		return isEndless(point) ? Passing.before(loop, access) : Bools.FALSE;
	}
}
