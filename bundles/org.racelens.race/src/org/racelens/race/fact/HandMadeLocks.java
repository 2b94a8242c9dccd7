package org.racelens.race.fact;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.OrderMark.Read;
import org.racelens.execution.region.OrderMark.Waited;
import org.racelens.execution.region.OrderMark.Write;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.gap.Argument;
import org.racelens.race.fact.Turns.Taking;
import org.racelens.race.order.HeldNumbers;
import org.racelens.race.order.Parts.Part;
import org.racelens.race.order.ProgramOrder.Point;
import org.racelens.race.verdict.RaceSentence;

/**
 * Locks that are made of a variable. Two inductions along the modification order of that variable show that its sections are one after the
 * other: of an <em>exchange lock</em> (exchange, comparison, test-and-set), since it changes from free to taken by updates alone that find
 * it free, and back by who has taken it, with a store or an update; of a <em>token</em>, since under one lock it is taken where there is
 * one, and given back by who has taken it.
 */
final class HandMadeLocks {
	static final Turns.Words HELD = (lock, from, to) -> RaceSentence.X_IS_HELD_BY_ONE_THREAD_AT_A_TIME_FROM_LINE_Y_TO_LINE_Z
			.of(lock, Argument.line(from), Argument.line(to));

	private final Scene scene;

	/**
	 * That an update takes a lock.
	 *
	 * @param surely implies it
	 * @param has holds wherever it does
	 */
	private record Success(BoolExpr surely, BoolExpr has) {
	}

	HandMadeLocks(Scene scene) {
		this.scene = scene;
	}

	/** The sections of threads that hold such locks. */
	List<Section> sections() {
		List<Section> result = new ArrayList<>(new TicketLocks(scene).sections());
		result.addAll(new Batons(scene).sections());
		result.addAll(new Claims(scene).sections());
		scene.handedOver().forEach(o -> {
			List<Access> all = scene.of(o);
			if (all.stream().allMatch(Access::atomic)) {
				result.addAll(exchanged(o));
			} else if (Scene.areUnderOneLock(all)) {
				result.addAll(tokens(o));
			}
		});
		return result;
	}

	private List<Section> exchanged(Part lock) {
		Optional<IntExpr> free = scene.initial(lock).filter(i -> Ints.constant(i).isPresent());
		List<Access> writes = scene.of(lock).stream().filter(Access::write).toList();
		if (free.isEmpty() || !writes.stream().allMatch(w -> scene.write(w).isPresent())) {
			return List.of();
		}
		Map<Boolean, List<Access>> byTaking = writes.stream().collect(Collectors.partitioningBy(w -> takes(w, free.get())));
		List<Access> takes = byTaking.get(true);
		List<Access> frees = byTaking.get(false);
		Set<IntExpr> taken = takes.stream().map(w -> scene.write(w).orElseThrow().value()).collect(Collectors.toSet());
		Set<Long> whileTaken = whileTaken(takes, free.get());
		if (takes.isEmpty() || frees.isEmpty() || !frees.stream().allMatch(w -> frees(w, free.get(), taken, whileTaken))) {
			return List.of();
		}
		Set<Long> numbers = HeldNumbers.of(Ints.constant(free.get()).stream().toList(), marks(writes)).orElse(Set.of());
		Map<Access, Success> success = new LinkedHashMap<>();
		takes.forEach(w -> success.put(w, success(w, free.get(), numbers)));
		return takings(success).flatMap(t -> Turns.of(scene, t, frees)).map(t -> t.ordered(lock, HELD)).orElse(List.of());
	}

	/** Whether a write is an update that leaves something else than what stands there while the lock is free. */
	private boolean takes(Access w, IntExpr free) {
		Write mark = scene.write(w).orElseThrow();
		return !mark.found().isEmpty() && scene.isRefuted(Bools.and(scene.at(w).domain(), Bools.equal(mark.value(), free)));
	}

	private List<Write> marks(List<Access> writes) {
		return writes.stream().map(w -> scene.write(w).orElseThrow()).toList();
	}

	/** What stands there while somebody has the lock, and others try to get it; nothing where that is not known. */
	private Set<Long> whileTaken(List<Access> takes, IntExpr free) {
		Optional<Long> none = Ints.constant(free);
		List<Optional<Long>> first = marks(takes).stream().map(w -> none.flatMap(n -> HeldNumbers.left(w, n))).toList();
		return first.stream().anyMatch(Optional::isEmpty) ? Set.of()
				: HeldNumbers.of(first.stream().map(Optional::get).toList(), marks(takes)).orElse(Set.of());
	}

	/**
	 * An update has found the lock free. What it has found is one of the numbers that stand there, so that any other one tells as little as
	 * if it had not been found.
	 *
	 * @param numbers empty where they are not known
	 */
	private Success success(Access w, IntExpr free, Set<Long> numbers) {
		BoolExpr isFree = Bools.equal(found(w), free);
		BoolExpr isNone = Bools.and(numbers.stream().map(n -> Bools.notEqual(found(w), Ints.of(n))).toList());
		return new Success(Bools.and(scene.at(w).guard(), isFree),
				numbers.isEmpty() ? Bools.and(scene.at(w).guard(), isFree) : Bools.and(scene.at(w).guard(), Bools.or(isFree, isNone)));
	}

	/** Whether a write by who has the lock leaves it free: what it finds then is what all who take it leave, if that is one number. */
	private boolean frees(Access w, IntExpr free, Set<IntExpr> taken, Set<Long> whileTaken) {
		Write mark = scene.write(w).orElseThrow();
		boolean ofAll = !whileTaken.isEmpty() && !mark.found().isEmpty()
				&& whileTaken.stream().allMatch(n -> HeldNumbers.left(mark, n).equals(Ints.constant(free)));
		return ofAll || mark.value().equals(free) || taken.size() == 1 && !mark.found().isEmpty()
				&& Ints.constant(taken.iterator().next()).isPresent() && Ints.subtract(mark.value(), found(w))
						.equals(Ints.subtract(free, taken.iterator().next()));
	}

	private List<Section> tokens(Part token) {
		List<Access> writes = scene.of(token).stream().filter(Access::write).toList();
		Map<Access, Success> success = new LinkedHashMap<>();
		List<Access> gives = new ArrayList<>();
		for (Access w : writes) {
			Optional<Write> mark = scene.write(w).filter(m -> !m.found().isEmpty());
			Optional<Long> step = mark.flatMap(m -> Ints.constant(Ints.subtract(m.value(), m.found().get(m.found().size() - 1))));
			boolean takes = step.filter(k -> k == -1).isPresent()
					&& scene.implies(Bools.and(scene.at(w).domain(), same(mark.get().found())),
							Bools.less(Ints.ZERO, mark.get().found().get(0)));
			if (takes) {
				success.put(w, new Success(scene.at(w).guard(), scene.at(w).guard()));
			} else if (step.filter(k -> k == 1).isPresent()) {
				gives.add(w);
			} else {
				return List.of();
			}
		}
		boolean isOne = scene.initial(token).filter(Ints.ONE::equals).isPresent() && writes.stream().allMatch(Scene::isOnePlace);
		return isOne && !gives.isEmpty()
				? takings(success).flatMap(t -> Turns.of(scene, t, gives)).map(t -> t.ordered(token, HELD)).orElse(List.of())
				: List.of();
	}

	/** That all looks of one operation have found the same. */
	private static BoolExpr same(List<IntExpr> found) {
		return Bools.and(found.stream().map(f -> Bools.equal(f, found.get(0))).toList());
	}

	/** What an update has found; an operation that has looked more than once has found the same each time. */
	private IntExpr found(Access update) {
		return scene.write(update).orElseThrow().found().get(0);
	}

	/** Where the updates take it; empty where a loop that waits for it may go on with it, or end without it. */
	private Optional<List<Taking>> takings(Map<Access, Success> success) {
		Map<Point, List<Access>> loops = new LinkedHashMap<>();
		List<Taking> result = new ArrayList<>();
		success.forEach((w, has) -> {
			Optional<Point> wait = scene.wait(scene.at(w));
			wait.ifPresent(p -> loops.computeIfAbsent(p, k -> new ArrayList<>()).add(w));
			if (wait.isEmpty()) {
				result.add(new Taking(scene.at(w), List.of(reads(w)), has.has()));
			}
		});
		for (Map.Entry<Point, List<Access>> loop : loops.entrySet()) {
			BoolExpr ends = ((Waited) loop.getKey().point().mark()).ends();
			List<BoolExpr> ways = loop.getValue().stream().map(w -> success.get(w).has()).toList();
			if (!scene.isRefuted(Bools.and(ends, Bools.not(Bools.or(ways)))) || !loop.getValue().stream()
					.allMatch(w -> scene.isRefuted(Bools.and(scene.goesOn(w, loop.getKey()), success.get(w).surely())))) {
				return Optional.empty();
			}
			result.add(new Taking(loop.getKey().position(), loop.getValue().stream().map(this::reads).toList(), Bools.TRUE));
		}
		return Optional.of(result);
	}

	/** The reads of the operation that an update is the write of; not those by which a comparison that fails knows more. */
	private List<Access> reads(Access update) {
		List<IntExpr> found = scene.write(update).orElseThrow().found();
		return scene.of(scene.part(update)).stream().filter(r -> scene.read(r).map(Read::value).filter(found::contains).isPresent())
				.filter(r -> scene.implies(scene.at(update).domain(), scene.at(r).domain())).toList();
	}
}
