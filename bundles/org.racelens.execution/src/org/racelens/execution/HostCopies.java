package org.racelens.execution;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.racelens.execution.MappedItems.Wanted;
import org.racelens.execution.MemoryModel.Use;
import org.racelens.execution.SectionExtents.Extent;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Dependence.Range;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.MapClause;
import org.racelens.openmp.directive.Clause.MapClause.MapType;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;

/**
 * What {@code map}, {@code to} and {@code from} clauses copy between the host's storage and a device's. What is on the device already is
 * not copied by a {@code map} clause. Semantics §8; OpenMP 5.2 §5.8.3.
 */
final class HostCopies {
	private final Executor executor;
	private final Machine machine;

	HostCopies(Executor executor) {
		this.executor = executor;
		machine = executor.machine;
	}

	/** Which way data goes; {@code NONE} where a device only has storage of its own. */
	enum Direction {
		TO, FROM, BOTH, NONE;

		static Direction of(MapType type) {
			return switch (type) {
				case TO -> TO;
				case FROM -> FROM;
				case TOFROM -> BOTH;
				case ALLOC, RELEASE, DELETE -> NONE;
			};
		}

		/** What is left of a way where another one is asked for: the map-type decay of mappers. OpenMP 5.2 §5.8.8 */
		Direction within(Direction asked) {
			return this == asked || asked == BOTH ? this : this == BOTH ? asked : NONE;
		}
	}

	/** One item of a clause, with the storage that it names at the directive. */
	record Copy(Direction direction, Extent extent, ListItem item) {
		boolean goes(Direction wanted) {
			return direction == wanted || direction == Direction.BOTH;
		}

		/** The copies for all values of iterators that the item's address is formed with. */
		Copy in(List<Range> ranges) {
			List<Place> places = extent.places().stream().map(p -> p.under(Dependence.domain(ranges))).toList();
			return new Copy(direction, new Extent(places, extent.bytes()), item);
		}
	}

	/** What the clauses copy: unless {@code always}, nothing that is on the device already, where it also stays. */
	List<Copy> of(List<Clause> clauses, State state, Frame frame) {
		return of(clauses, Set.of(), state, frame);
	}

	/** What the clauses copy that take items from the device. */
	List<Copy> leaving(List<Clause> clauses, State state, Frame frame) {
		return of(clauses, Set.of("always"), state, frame);
	}

	private List<Copy> of(List<Clause> clauses, Set<String> implied, State state, Frame frame) {
		List<Copy> result = new ArrayList<>();
		MappedItems items = new MappedItems(executor, state, frame);
		IteratorValues iterators = new IteratorValues(executor, state, frame);
		for (Clause clause : clauses) {
			if (clause instanceof MapClause map) {
				Wanted wanted = Wanted.of(map, implied);
				iterators.forEach(map.iterators(),
						ranges -> map.items().forEach(i -> items.of(wanted, i).forEach(copy -> result.add(copy.in(ranges)))));
			} else if (clause instanceof ListClause list && (list.name() == ClauseName.TO || list.name() == ClauseName.FROM)) {
				Wanted wanted = Wanted.of(list);
				iterators.forEach(list.iterators(),
						ranges -> list.items().forEach(i -> items.of(wanted, i).forEach(copy -> result.add(copy.in(ranges)))));
			}
		}
		return result;
	}

	/**
	 * Runs code inside a construct. What its clauses map shares no storage, so that the copies that a device has of it do not overlap.
	 * OpenMP 5.2 §5.8.3
	 */
	void apart(Construct c, State state, Frame frame, Runnable code) {
		Set<MemoryObject> objects = new LinkedHashSet<>();
		SectionExtents extents = new SectionExtents(executor, state, frame);
		for (MapClause map : c.directive().clauses(MapClause.class, ClauseName.MAP)) {
			map.items().stream().filter(SectionExtents::isPart).filter(i -> map.iterators().isEmpty()).forEach(i -> extents.of(i)
					.map(Extent::places).filter(p -> p.size() == 1).ifPresent(p -> objects.add(p.get(0).object().onDevice())));
		}
		machine.separate.push(objects);
		try {
			code.run();
		} finally {
			machine.separate.pop();
		}
	}

	/** Reads what goes to the device. */
	void read(List<Copy> copies, State state, Frame frame) {
		copies.stream().filter(c -> c.goes(Direction.TO)).forEach(c -> onHost(c, Touch.READ, state, frame));
	}

	/** Writes what comes from the device. */
	void write(List<Copy> copies, State state, Frame frame) {
		copies.stream().filter(c -> c.goes(Direction.FROM)).forEach(c -> onHost(c, Touch.WRITE, state, frame));
	}

	/** The same after code that was executed on the device: what it did not write comes back as it went there. */
	void write(List<Copy> copies, WriteLog written, State state, Frame frame) {
		for (Copy c : copies) {
			List<MemoryObject> objects = c.extent.places().stream().map(Place::object).toList();
			if (c.direction == Direction.BOTH && objects.stream().allMatch(o -> written.isKnownOf(o) && written.isKnownOf(o.onDevice()))) {
				inCopying(() -> c.extent.places().forEach(p -> executor.memory.rewrite(p, c.extent.bytes(), use(c, state, frame))));
				written.parts().forEach(part -> objects.stream().filter(o -> part.object().equals(o) || part.object().equals(o.onDevice()))
						.forEach(o -> executor.memory.lose(o, part, use(c, state, frame))));
			} else if (c.goes(Direction.FROM)) {
				onHost(c, Touch.WRITE, state, frame);
			}
		}
	}

	/** Of what goes both ways, the way back. */
	List<Copy> comingBack(List<Copy> copies) {
		return copies.stream().filter(c -> c.goes(Direction.FROM)).map(c -> new Copy(Direction.FROM, c.extent, c.item)).toList();
	}

	/** Reads or writes the device's storage where the host's is written or read. */
	void onDevice(List<Copy> copies, State state, Frame frame) {
		copies.stream().filter(c -> c.direction != Direction.NONE)
				.forEach(c -> touch(c, c.goes(Direction.TO) ? Touch.WRITE : Touch.READ, state, frame));
	}

	private void onHost(Copy c, Touch touch, State state, Frame frame) {
		inCopying(() -> touch(c, touch, state, frame));
	}

	private void inCopying(Runnable copy) {
		Team team = machine.team.orElseThrow();
		team.copying++;
		copy.run();
		team.copying--;
	}

	private void touch(Copy c, Touch touch, State state, Frame frame) {
		c.extent.places().forEach(p -> executor.memory.touch(p, c.extent.bytes(), touch, use(c, state, frame)));
	}

	private static Use use(Copy c, State state, Frame frame) {
		return new Use(c.item.range(), c.item.variable().map(Variable::name).orElse(""), frame, state);
	}
}
