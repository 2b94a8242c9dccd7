package org.racelens.race.fact;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark.Acquired;
import org.racelens.execution.region.OrderMark.Released;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.gap.Argument;
import org.racelens.race.order.HandOver;
import org.racelens.race.order.Parts.Part;
import org.racelens.race.order.ProgramOrder.Position;
import org.racelens.race.verdict.RaceSentence;

/**
 * Variables that who comes first claims: it finds the initial value and leaves another one, which nobody changes back, by one update or
 * under one lock; or arrays of such variables. So one thread at most finds the initial value there and writes, in one trip of the loops
 * around.
 */
final class Claims {
	private final Scene scene;

	Claims(Scene scene) {
		this.scene = scene;
	}

	/** The sections of the one thread that has claimed something; without end. */
	List<Section> sections() {
		List<Section> result = new ArrayList<>();
		scene.handedOver().filter(o -> Scene.areOnePlace(scene.of(o)) || Scene.areElements(scene.of(o)))
				.forEach(o -> scene.initial(o).filter(i -> Ints.constant(i).isPresent()).ifPresent(i -> result.addAll(claims(o, i))));
		return result;
	}

	private List<Section> claims(Part object, IntExpr initial) {
		List<Access> writes = scene.of(object).stream().filter(Access::write).toList();
		List<Section> result = new ArrayList<>();
		for (Access w : writes) {
			Optional<Section> claim = scene.write(w)
					.filter(m -> scene.isRefuted(Bools.and(scene.at(w).domain(), Bools.equal(m.value(), initial))))
					.flatMap(m -> w.atomic() && !m.found().isEmpty() ? updated(w, m.found().get(0), initial)
							: underLock(w, writes, initial));
			if (claim.isEmpty()) {
				return List.of();
			}
			result.add(claim.get());
		}
		boolean areAlike = writes.stream().allMatch(w -> w.atomic() && !scene.write(w).orElseThrow().found().isEmpty())
				|| Scene.areUnderOneLock(writes);
		return areAlike ? result : List.of();
	}

	private Optional<Section> updated(Access w, IntExpr found, IntExpr initial) {
		return Optional.of(section(w, scene.at(w), Bools.and(scene.at(w).domain(), Bools.equal(found, initial))));
	}

	/** A write under a lock of all writes, which its thread has read under as well, in the same go. */
	private Optional<Section> underLock(Access w, List<Access> writes, IntExpr initial) {
		if (!Scene.areUnderOneLock(writes)) {
			return Optional.empty();
		}
		Position write = scene.at(w);
		return scene.of(scene.part(w)).stream().filter(r -> scene.read(r).isPresent() && HandOver.precedes(scene.at(r), write)
				&& scene.at(r).loops().equals(write.loops()) && r.place().offset().equals(w.place().offset())
				&& r.locks().containsAll(w.locks()) && !isParted(scene.at(r), write))
				.map(r -> section(w, scene.at(r), Bools.and(write.domain(), Bools.equal(scene.read(r).orElseThrow().value(), initial))))
				.filter(s -> scene.implies(write.domain(), s.condition())).findFirst();
	}

	/** Whether a lock is given back or taken between two places. */
	private boolean isParted(Position first, Position second) {
		return scene.points(Acquired.class).anyMatch(p -> first.isBefore(p.position()) && p.position().isBefore(second))
				|| scene.points(Released.class).anyMatch(p -> first.isBefore(p.position()) && p.position().isBefore(second));
	}

	private Section section(Access w, Position from, BoolExpr claimed) {
		boolean isOne = Scene.areOnePlace(scene.of(scene.part(w)));
		List<IntExpr> instance = new ArrayList<>(isOne ? List.of() : List.of(w.place().offset()));
		instance.addAll(from.trips());
		return new Section(isOne ? Lock.Kind.CLAIM : Lock.Kind.CLAIM_OF_ELEMENT, Scene.name(scene.part(w)), instance, from, claimed,
				List.of(),
				RaceSentence.X_IS_CLAIMED_BY_ONE_THREAD_IN_LINE_Y.of(Argument.name(w.variable()), Argument.line(Scene.line(w))));
	}
}
