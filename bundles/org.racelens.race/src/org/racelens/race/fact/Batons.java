package org.racelens.race.fact;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.OrderMark.Waited;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.race.fact.Turns.Taking;
import org.racelens.race.order.Parts.Part;
import org.racelens.race.order.ProgramOrder.Point;

/**
 * Variables that say whose turn it is, of which no value is waited for by two threads, and which only who has waited for its value writes,
 * once. Then each write is by who has read the one just before it in the modification order: otherwise two takings read the same write,
 * which are of one thread then, and the second one reads what that thread itself has overwritten.
 */
final class Batons {
	private final Scene scene;

	Batons(Scene scene) {
		this.scene = scene;
	}

	/** A wait for a value of a variable. */
	private record Wait(Access read, Point end) {
		Taking taking() {
			return new Taking(end.position(), List.of(List.of(read)), Bools.TRUE);
		}
	}

	/** The sections of threads whose turn it is. */
	List<Section> sections() {
		List<Section> result = new ArrayList<>();
		scene.handedOver().filter(o -> Scene.areOnePlace(scene.of(o)))
				.filter(o -> scene.of(o).stream().allMatch(Access::atomic) || Scene.areUnderOneLock(scene.of(o)))
				.forEach(o -> turns(o).ifPresent(t -> result.addAll(t.ordered(o, HandMadeLocks.HELD))));
		return result;
	}

	private Optional<Turns> turns(Part turn) {
		List<Access> writes = scene.of(turn).stream().filter(Access::write).toList();
		List<Wait> waits = new ArrayList<>();
		for (Access read : scene.of(turn)) {
			scene.read(read).flatMap(m -> scene.wait(scene.at(read))).filter(p -> scene.at(read).guard().equals(Bools.TRUE))
					.ifPresent(p -> waits.add(new Wait(read, p)));
		}
		boolean areKnown = writes.stream().allMatch(w -> scene.write(w).isPresent()) && !waits.isEmpty();
		return areKnown
				? Turns.of(scene, waits.stream().map(Wait::taking).toList(), writes).filter(Turns::areUnbroken)
						.filter(t -> areOfOne(waits, values(turn, writes)))
				: Optional.empty();
	}

	/** The constants that the variable may hold; empty where it may hold something else. */
	private Optional<Set<Long>> values(Part turn, List<Access> writes) {
		List<IntExpr> all = new ArrayList<>(scene.initial(turn).stream().toList());
		writes.forEach(w -> all.add(scene.write(w).orElseThrow().value()));
		boolean areConstant = all.size() > writes.size() && all.stream().allMatch(v -> Ints.constant(v).isPresent());
		return areConstant ? Optional.of(all.stream().map(v -> Ints.constant(v).orElseThrow()).collect(Collectors.toSet()))
				: Optional.empty();
	}

	/** Whether no value ends waits of two threads. */
	private boolean areOfOne(List<Wait> waits, Optional<Set<Long>> values) {
		return waits.stream().allMatch(a -> waits.stream().allMatch(b -> isOfOne(a, b, values)));
	}

	private boolean isOfOne(Wait a, Wait b, Optional<Set<Long>> values) {
		IntExpr found = scene.read(a.read).orElseThrow().value();
		IntExpr other = Scene.OTHER.apply(scene.read(b.read).orElseThrow().value());
		IntExpr thread = scene.region().thread();
		BoolExpr known = values.map(v -> Bools.or(v.stream().map(n -> Bools.equal(found, Ints.of(n))).toList())).orElse(Bools.TRUE);
		return scene.isRefuted(Bools.and(ended(a), Scene.OTHER.apply(ended(b)), known, Bools.equal(found, other),
				Bools.notEqual(thread, Scene.OTHER.apply(thread))));
	}

	private static BoolExpr ended(Wait w) {
		return Bools.and(w.end.position().domain(), ((Waited) w.end.point().mark()).ends());
	}
}
