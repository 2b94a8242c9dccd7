package org.racelens.race.fact;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark.Flush;
import org.racelens.execution.region.OrderMark.Strength;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.race.order.HandOver;
import org.racelens.race.order.Parts.Part;
import org.racelens.race.order.ProgramOrder.Point;
import org.racelens.race.order.ProgramOrder.Position;

/**
 * Takings of something that threads have by turns, and the writes by which they pass it on: each write by who has it, once, in the same
 * iterations of the loops around. Then nobody else writes between a taking and the write that belongs to it.
 */
final class Turns {
	private final Scene scene;
	private final Map<Taking, List<Access>> passed = new LinkedHashMap<>();

	/**
	 * A place where a thread may get it.
	 *
	 * @param at where it has it
	 * @param ways what tells that it has it, in each of the ways to get it: what the last trip of a waiting loop reads, or the access
	 * itself
	 * @param has that it has it, where it has come there; over the symbols of the place
	 */
	record Taking(Position at, List<List<Access>> ways, BoolExpr has) {
		BoolExpr condition() {
			return Bools.and(at.domain(), has);
		}
	}

	/** What is said of a lock: of its variable, and of the lines from which and to which it is held. */
	interface Words {
		Explanation of(Argument lock, long from, long to);
	}

	private Turns(Scene scene) {
		this.scene = scene;
	}

	/** The sections between takings and writes; nothing where some write is not by who has it, or may be a second one. */
	static Optional<Turns> of(Scene scene, List<Taking> takings, List<Access> writes) {
		Turns result = new Turns(scene);
		takings.forEach(t -> result.passed.put(t, new ArrayList<>()));
		for (Access w : writes) {
			Optional<Taking> before = result.before(w, takings);
			if (before.isEmpty()) {
				return Optional.empty();
			}
			result.passed.get(before.get()).add(w);
		}
		return Optional.of(result).filter(r -> r.passed.values().stream().allMatch(scene::areAlternatives));
	}

	/** Whether who has it passes it on by no other write, in a loop within the section, say, before the one that belongs to its taking. */
	boolean areUnbroken() {
		List<Access> all = passed.values().stream().flatMap(List::stream).toList();
		return passed.entrySet().stream().allMatch(e -> e.getValue().stream().allMatch(w -> all.stream()
				.filter(o -> o != w && e.getKey().at.isBefore(scene.at(o)) && scene.at(o).isBefore(scene.at(w)))
				.allMatch(o -> scene.isRefuted(Bools.and(scene.at(o).domain(), scene.at(w).domain())))));
	}

	/** The last taking before a write in the same iterations, which its thread surely has done. */
	private Optional<Taking> before(Access w, List<Taking> takings) {
		Position write = scene.at(w);
		return takings.stream()
				.filter(t -> HandOver.precedes(t.at, write) && t.at.loops().equals(write.loops()) && isSamePlace(t, w))
				.reduce((a, b) -> a.at.isBefore(b.at) ? b : a).filter(t -> scene.implies(write.domain(), t.condition()));
	}

	private static boolean isSamePlace(Taking taking, Access w) {
		return taking.ways.stream().flatMap(List::stream).allMatch(r -> !r.place().object().equals(w.place().object())
				|| r.place().offset().equals(w.place().offset()) && r.place().instance().equals(w.place().instance()));
	}

	/**
	 * The sections, each ordered with all others by what the takings read and the writes write; none where that is not so.
	 *
	 * @param words that tell of it: of its variable, and the lines where a section begins and ends
	 */
	List<Section> ordered(Part lock, Words words) {
		List<Section> result = new ArrayList<>();
		for (Map.Entry<Taking, List<Access>> turn : passed.entrySet()) {
			Taking taking = turn.getKey();
			Optional<Position> from = acquired(taking);
			List<Position> ends = from.stream().flatMap(f -> turn.getValue().stream().flatMap(w -> released(w, f).stream())).toList();
			if (ends.size() < turn.getValue().size()) {
				return List.of();
			}
			from.filter(f -> !ends.isEmpty())
					.ifPresent(f -> result.add(new Section(Lock.Kind.HAND_MADE, Scene.name(lock), instance(turn.getValue().get(0)), f,
							Bools.and(taking.condition(), f.domain()), ends, fact(taking, turn.getValue(), words))));
		}
		return result;
	}

	private static Explanation fact(Taking taking, List<Access> writes, Words words) {
		Access last = writes.get(writes.size() - 1);
		return words.of(Argument.name(last.variable()), Scene.line(taking.ways.get(0).get(0)), Scene.line(last));
	}

	private static List<IntExpr> instance(Access write) {
		List<IntExpr> result = new ArrayList<>(write.place().instance());
		result.add(write.place().offset());
		return result;
	}

	/** From where on what was done before is known: by the reads, or by a flush behind them. */
	private Optional<Position> acquired(Taking taking) {
		boolean byReads = taking.ways.stream().allMatch(reads -> reads.stream()
				.anyMatch(r -> !r.atomic() || scene.read(r).filter(m -> m.strength().acquires()).isPresent()));
		return byReads ? Optional.of(taking.at)
				: scene.points(Flush.class).filter(f -> strength(f).acquires() && isAlong(taking.at, f.position())).map(Point::position)
						.findFirst();
	}

	/** Up to where what was done is let known: up to the write, or to a flush before it. */
	private Optional<Position> released(Access w, Position from) {
		Position write = scene.at(w);
		if (!w.atomic() || scene.write(w).orElseThrow().strength().releases()) {
			return Optional.of(write).filter(from::isBefore);
		}
		return scene.points(Flush.class).filter(f -> strength(f).releases() && isAlong(from, f.position())
				&& HandOver.precedes(f.position(), write)).map(Point::position).reduce((a, b) -> b);
	}

	/** Whether who comes by one place comes by another one later, in the same iterations. */
	private boolean isAlong(Position first, Position second) {
		return HandOver.precedes(first, second) && second.loops().equals(first.loops()) && scene.implies(first.domain(), second.domain());
	}

	private static Strength strength(Point flush) {
		return ((Flush) flush.point().mark()).strength();
	}
}
