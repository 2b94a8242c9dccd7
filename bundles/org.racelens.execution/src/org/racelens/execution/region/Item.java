package org.racelens.execution.region;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.execution.region.MemoryObject.Apart;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.PhaseBound;
import org.racelens.model.source.SourceRange;

/**
 * What happens in a region, in textual order: accesses, barriers, generated tasks, and loops that hold such items. Each item has a guard:
 * the path condition relative to the iteration of the loop, or the instance of the task or team, around it.
 */
public sealed interface Item {
	/** The condition under which the item happens, relative to what is around it. */
	BoolExpr guard();

	/** What is part of the item, in textual order: the header and the body of a loop, the body of a task or of a team. */
	List<Item> inside();

	/** Of what is part of it, what the task itself goes through that comes to it: the body of a loop. */
	List<Item> passed();

	<R> R accept(ItemVisitor<R> visitor);

	/** An item of which nothing is a part. */
	sealed interface Point extends Item {
		@Override
		default List<Item> inside() {
			return List.of();
		}

		@Override
		default List<Item> passed() {
			return List.of();
		}
	}

	/**
	 * All instances of one access in the program text.
	 *
	 * @param site unique within the region
	 * @param place object and offset; its guard is part of {@code guard}
	 * @param size in bytes
	 * @param types by which it is accessed
	 * @param variable what the source calls the accessed object here
	 * @param atomicity among whose accesses it is atomic
	 * @param locks that are surely held
	 * @param groups the taskgroup regions of its task around it, outermost first
	 * @param weakened why instances or addresses are more than in the program
	 * @param unknownOrder something that may order it after accesses of other threads, but is not followed
	 * @param unknownExclusion something that may exclude it from accesses under the same, but is not followed
	 * @param calls from the region to the access
	 * @param purpose an end of life counts as a write of the whole object
	 */
	record Access(Site site, SourceRange range, BoolExpr guard, Place place, IntExpr size, EffectiveTypes types, String variable,
			boolean write, Atomicity atomicity, Set<Lock> locks, List<Grouping> groups, List<ModelGap> weakened,
			Optional<ModelGap> unknownOrder,
			Optional<ModelGap> unknownExclusion, List<CallSite> calls, Purpose purpose)
			implements Point {
		public Access {
			locks = Collections.unmodifiableSet(new LinkedHashSet<>(locks));
			groups = List.copyOf(groups);
			weakened = List.copyOf(weakened);
			calls = List.copyOf(calls);
		}

		/** The same access under other locks. */
		public Access holding(Set<Lock> others) {
			return new Access(site, range, guard, place, size, types, variable, write, atomicity, others, groups, weakened, unknownOrder,
					unknownExclusion, calls, purpose);
		}

		/** Whether the access is atomic among some accesses. */
		public boolean atomic() {
			return atomicity != Atomicity.PLAIN;
		}

		@Override
		public <R> R accept(ItemVisitor<R> visitor) {
			return visitor.visitAccess(this);
		}

		/** Whether this access and another may be of the same memory. */
		public boolean mayMeet(Access other) {
			return place.object().equals(other.place().object())
					|| place.object().mayAlias(other.place().object()) && types.meets(other.types());
		}

		/** What is assumed where only the user's word or the types keep what this accesses apart from what another one does. */
		public Optional<Apart> assumedApart(Access other) {
			MemoryObject object = place.object();
			if (!object.isFromOutside() && !other.place().object().isFromOutside()) {
				return Optional.empty();
			}
			boolean typed = types.meets(other.types());
			if (object.mayAlias(other.place().object())) {
				return typed ? Optional.empty() : Optional.of(Apart.TYPES);
			}
			return object.assumedApart(other.place().object()).filter(a -> typed);
		}
	}

	/**
	 * Among the accesses of which threads one is atomic: of all on the device where its storage has one of the usual sizes and begins at a
	 * multiple of that, else of those of its contention group. OpenMP 5.2 §15.8.4
	 */
	enum Atomicity {
		PLAIN, DEVICE, CONTENTION_GROUP
	}

	/**
	 * Whether an item is an access of the program, what a lock routine does to its lock, the release of an allocated block, the end of the
	 * life of what tasks may still access, or, under the condition that there is one, an access behind the ends of the section that a copy
	 * is of.
	 */
	enum Purpose {
		ACCESS, LOCK, RELEASE, END_OF_LIFE, OUTSIDE_SECTION
	}

	/**
	 * A point of a task's sequence that what went before it is complete at: a barrier completes the team's tasks, a {@code taskwait} the
	 * task's own children.
	 */
	sealed interface Stop extends Point {
		/** Unique within the region. */
		String id();

		/** The directive, or the construct at whose end it is. */
		SourceRange range();
	}

	/**
	 * A barrier of the team around it.
	 *
	 * @param id unique within the region
	 * @param range of the directive: of the barrier or of the construct at whose end it is
	 * @param uniform whether every thread of the team surely reaches it equally often
	 */
	record Barrier(String id, PhaseBound.Kind kind, SourceRange range, BoolExpr guard, boolean uniform) implements Stop {
		@Override
		public <R> R accept(ItemVisitor<R> visitor) {
			return visitor.visitBarrier(this);
		}
	}

	/** A {@code taskwait} without dependences. OpenMP 5.2 §15.5 */
	record Taskwait(String id, SourceRange range, BoolExpr guard) implements Stop {
		@Override
		public <R> R accept(ItemVisitor<R> visitor) {
			return visitor.visitTaskwait(this);
		}
	}

	/** An instance of a {@code taskgroup} region. OpenMP 5.2 §15.4 */
	record Grouping(String id, List<IntExpr> instance) {
		public Grouping {
			instance = List.copyOf(instance);
		}
	}

	/**
	 * The generation of an explicit task, and what the task does. A {@code taskwait} with dependences is an undeferred task that does
	 * nothing. OpenMP 5.2 §12.5, §15.5
	 *
	 * @param id unique within the region
	 * @param range of the directive
	 * @param deferred where it holds the task may be executed later and by another thread
	 * @param executor number of the thread that executes it, in the team around
	 * @param size of that team
	 * @param groups the taskgroup regions of the generating task around it
	 */
	record Task(String id, SourceRange range, BoolExpr guard, BoolExpr deferred, IntExpr executor, Symbol size,
			List<Dependence> dependences, List<Grouping> groups, List<Item> body) implements Item {
		public Task {
			dependences = List.copyOf(dependences);
			groups = List.copyOf(groups);
			body = List.copyOf(body);
		}

		@Override
		public List<Item> inside() {
			return body;
		}

		@Override
		public List<Item> passed() {
			return List.of();
		}

		@Override
		public <R> R accept(ItemVisitor<R> visitor) {
			return visitor.visitTask(this);
		}
	}

	/**
	 * A team that is made inside the region: of a {@code parallel} construct, or a league of {@code teams}.
	 *
	 * @param number of the thread (of a league: the team) that an instance is of
	 * @param size of the team
	 * @param facts what is known of the size
	 */
	public record Team(String id, SourceRange range, InstanceContext.TeamLevel.Kind kind, BoolExpr guard, Symbol number, Symbol size,
			BoolExpr facts, List<Grouping> groups, List<Item> body) implements Item {
		public Team {
			groups = List.copyOf(groups);
			body = List.copyOf(body);
		}

		@Override
		public List<Item> inside() {
			return body;
		}

		@Override
		public List<Item> passed() {
			return List.of();
		}

		@Override
		public <R> R accept(ItemVisitor<R> visitor) {
			return visitor.visitTeam(this);
		}
	}

	/** A {@code scan} directive: what stands behind it in an iteration does not depend on what stands before it. OpenMP 5.2 §5.6 */
	record ScanSeparator(SourceRange range, BoolExpr guard) implements Point {
		@Override
		public <R> R accept(ItemVisitor<R> visitor) {
			return visitor.visitScanSeparator(this);
		}
	}

	/**
	 * A loop.
	 *
	 * @param range of the loop with its body
	 * @param trip the trip number, 0 in the first iteration
	 * @param tests for which trips the loop's condition is tested: the header's instances
	 * @param domain which trips run the body; for a distributed loop also which thread executes them
	 * @param variables for the witness: the loop variable's value in an iteration
	 * @param weakened why there may be more trips than in the program
	 * @param uniform whether all threads of the team run the same trips
	 * @param order how its iterations relate that one thread executes
	 * @param carried private numbers that a trip keeps for the next one
	 * @param header what the evaluation of the condition does: accesses and order points alone, of which nothing is a part
	 */
	record Loop(SourceRange range, Symbol trip, BoolExpr guard, BoolExpr tests, BoolExpr domain, List<LoopVariable> variables,
			List<ModelGap> weakened,
			boolean uniform, Succession order, List<Carried> carried, List<Item> header, List<Item> body) implements Item {
		public Loop {
			carried = List.copyOf(carried);
			variables = List.copyOf(variables);
			weakened = List.copyOf(weakened);
			header = List.copyOf(header);
			body = List.copyOf(body);
		}

		/** The same loop around other items. */
		public Loop doing(List<Item> inHeader, List<Item> inBody) {
			return new Loop(range, trip, guard, tests, domain, variables, weakened, uniform, order, carried, inHeader, inBody);
		}

		/** Whether a barrier of the team around the loop stands anywhere inside. */
		public boolean hasBarrier() {
			return has(Barrier.class);
		}

		/** Whether a point of a kind stands anywhere inside, for the task that executes the loop. */
		public boolean has(Class<? extends Stop> kind) {
			return has(this, kind);
		}

		private static boolean has(Item item, Class<? extends Stop> kind) {
			return item.passed().stream().anyMatch(i -> kind.isInstance(i) || has(i, kind));
		}

		@Override
		public List<Item> inside() {
			return Stream.concat(header.stream(), body.stream()).toList();
		}

		@Override
		public List<Item> passed() {
			return body;
		}

		@Override
		public <R> R accept(ItemVisitor<R> visitor) {
			return visitor.visitLoop(this);
		}
	}

	/**
	 * A point of a thread's program order at which something other than a barrier orders it with other threads.
	 *
	 * @param groups the taskgroup regions of its task around it, outermost first
	 */
	record OrderPoint(SourceRange range, BoolExpr guard, OrderMark mark, List<Grouping> groups) implements Point {
		public OrderPoint {
			groups = List.copyOf(groups);
		}

		@Override
		public <R> R accept(ItemVisitor<R> visitor) {
			return visitor.visitOrderPoint(this);
		}
	}
}
