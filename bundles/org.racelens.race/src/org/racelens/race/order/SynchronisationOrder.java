package org.racelens.race.order;

import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.OrderMark.Waited;
import org.racelens.execution.region.Region;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Substitution;
import org.racelens.race.order.ProgramOrder.Position;
import org.racelens.race.order.ReadsFrom.Claim;
import org.racelens.race.order.ReadsFrom.Instance;
import org.racelens.race.phase.Flattened;

/**
 * SYN: release/acquire pairs, and critical regions and locks, where values prove which came first. What a read found was there at first or
 * was written; in the second case what precedes the write's release is before what follows the read, and so on through what the writer
 * itself has read. So two instances are unordered only if each such read found the initial value, or what a write left that does not come
 * behind the first instance. Semantics §6.
 */
public final class SynchronisationOrder implements OrderRule {
	private static final Substitution PRIMED = Substitution.priming();
	private static final Substitution SAME = Substitution.of(Map.of());

	private final ProgramOrder program;
	private final HandOver handOver;
	private final Tellers tellers;
	private final Arrivals arrivals;
	private final Certainty certainty;

	public SynchronisationOrder(ProgramOrder program, Region region) {
		this.program = program;
		handOver = new HandOver(program);
		tellers = new Tellers(program, handOver);
		arrivals = new Arrivals(region, program, handOver);
		certainty = new Certainty(handOver, region);
	}

	/** Whether nothing synchronises, so that nothing is ordered. */
	public boolean isEmpty() {
		return handOver.isEmpty();
	}

	@Override
	public BoolExpr unordered(Flattened first, Flattened second) {
		return Bools.and(unordered(Claim.MAY_RACE, first, second), areMet(first, second));
	}

	/** That something ends what waits before each of the two. */
	private BoolExpr areMet(Flattened first, Flattened second) {
		ReadsFrom chains = new ReadsFrom(handOver, tellers, arrivals, certainty, Claim.MAY_RACE);
		return Bools.and(chains.isMet(instance(first, SAME)), chains.isMet(instance(second, PRIMED)));
	}

	/** That a thread comes to the end of a loop, since what was there first, or what some write leaves, ends it. */
	public BoolExpr mayEnd(Waited loop, Position end) {
		ReadsFrom chains = new ReadsFrom(handOver, tellers, arrivals, certainty, Claim.MAY_RACE);
		return Bools.and(end.domain(), chains.ends(new Instance(end, SAME), loop, end));
	}

	private BoolExpr unordered(Claim claim, Flattened first, Flattened second) {
		ReadsFrom chains = new ReadsFrom(handOver, tellers, arrivals, certainty, claim);
		Instance s = instance(first, SAME);
		Instance t = instance(second, PRIMED);
		return Bools.and(chains.notAfter(s, t), chains.notAfter(t, s));
	}

	private Instance instance(Flattened access, Substitution terms) {
		return new Instance(program.of(access.access()).orElseThrow(), terms);
	}

	@Override
	public Optional<BoolExpr> surelyUnordered(Flattened first, Flattened second) {
		return doubt(first, second).map(d -> unordered(Claim.RACES, first, second));
	}

	@Override
	public Optional<Doubt> doubt(Flattened first, Flattened second) {
		ReadsFrom chains = new ReadsFrom(handOver, tellers, arrivals, certainty, Claim.MAY_RACE);
		Instance s = instance(first, SAME);
		Instance t = instance(second, PRIMED);
		return chains.doubt(s, t).or(() -> chains.doubt(t, s));
	}

	@Override
	public boolean isExact(Flattened first, Flattened second) {
		return true;
	}
}
