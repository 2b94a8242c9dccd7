package org.racelens.race.fact;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark.Waited;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.PhaseBound;
import org.racelens.race.order.ProgramOrder.Point;
import org.racelens.race.order.ProgramOrder.Position;
import org.racelens.race.verdict.RaceSentence;

/** A place where threads count and then wait, as far as is known yet. */
final class BarrierSite {
	private final Access arrival;
	private final Position at;
	private final Point waited;
	private Optional<Access> opened = Optional.empty();

	/**
	 * @param arrival the update of the counter
	 * @param waited the end of the wait behind it
	 */
	BarrierSite(Access arrival, Position at, Point waited) {
		this.arrival = arrival;
		this.at = at;
		this.waited = waited;
	}

	Access arrival() {
		return arrival;
	}

	Position at() {
		return at;
	}

	Point waited() {
		return waited;
	}

	Waited loop() {
		return (Waited) waited.point().mark();
	}

	/** What opens the gate for those who wait, where there is one. */
	Optional<Access> opened() {
		return opened;
	}

	void opensBy(Access write) {
		opened = Optional.of(write);
	}

	/** Where the last thing of it is done. */
	Position end() {
		return waited.position();
	}

	/** Where a barrier stands: behind the wait, and behind the arrival, as no thread does anything between them but the last one. */
	Map<Item, Item.Barrier> barriers() {
		return Map.of(waited.point(), barrier("behind"), arrival, barrier("arrived"));
	}

	private Item.Barrier barrier(String name) {
		return new Item.Barrier(name + "@" + arrival.range().offset() + "#" + at.number(), PhaseBound.Kind.EXPLICIT, arrival.range(),
				Bools.TRUE, true);
	}

	/** What is said of it. */
	Explanation fact() {
		return RaceSentence.ALL_THREADS_HAVE_COME_TO_LINE_X_BEFORE_ONE_GOES_ON_BEHIND_LINE_Y.of(Argument.line(Scene.line(arrival)),
				Argument.line(waited.point().range().endLine()));
	}

	/** What the thread that arrives last does alone. */
	Optional<Section> section(Scene scene) {
		return opened
				.map(o -> new Section(Lock.Kind.HAND_MADE, Scene.name(scene.part(arrival)), List.of(), at, scene.at(o).domain(),
						List.of(scene.at(o)), fact()));
	}

	/** Whether a read acquires, in each trip of the wait. */
	boolean isReadInWait(Scene scene, Access read) {
		List<Symbol> trips = scene.at(read).trips();
		return !read.write() && !trips.isEmpty() && trips.get(trips.size() - 1).equals(loop().trip())
				&& scene.read(read).filter(m -> m.strength().acquires()).isPresent() && scene.at(read).guard().equals(Bools.TRUE);
	}

	/** That the value that the wait ends with is not what is claimed. */
	BoolExpr endsOtherwise(BoolExpr claim) {
		return Bools.and(loop().ends(), Bools.not(claim));
	}
}
