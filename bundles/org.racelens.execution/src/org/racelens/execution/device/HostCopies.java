package org.racelens.execution.device;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.racelens.execution.data.IteratorValues;
import org.racelens.execution.data.SectionExtents;
import org.racelens.execution.device.MappedItems.Wanted;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.value.CopyDirection;
import org.racelens.execution.value.HostCopy;
import org.racelens.execution.value.Presence.Section;
import org.racelens.execution.value.SectionExtent;
import org.racelens.execution.value.Touch;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.MapClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;

/**
 * What {@code map}, {@code to} and {@code from} clauses copy between the host's storage and a device's. What is on the device already is
 * not copied by a {@code map} clause. Semantics §8; OpenMP 5.2 §5.8.3.
 */
final class HostCopies {
	private final Execution execution;
	private final Machine machine;

	HostCopies(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	/** What the clauses copy: unless {@code always}, nothing that is on the device already, where it also stays. */
	List<HostCopy> of(List<Clause> clauses, State state, Frame frame) {
		return of(clauses, Set.of(), state, frame);
	}

	/** What the clauses copy that take items from the device. */
	List<HostCopy> leaving(List<Clause> clauses, State state, Frame frame) {
		return of(clauses, Set.of("always"), state, frame);
	}

	private List<HostCopy> of(List<Clause> clauses, Set<String> implied, State state, Frame frame) {
		List<HostCopy> result = new ArrayList<>();
		MappedItems items = new MappedItems(execution, state, frame);
		IteratorValues iterators = new IteratorValues(execution, state, frame);
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
		SectionExtents extents = new SectionExtents(execution, state, frame);
		for (MapClause map : c.directive().clauses(MapClause.class, ClauseName.MAP)) {
			if (map.modifiers().contains(MapClause.IMPLIED)) {
				continue;
			}
			map.items().stream().filter(i -> map.iterators().isEmpty()).map(i -> i.isPart()
					? extents.of(i).map(SectionExtent::places).orElse(List.of())
					: i.expression().filter(Section::isArray).map(e -> execution.at(state, frame).places(e)).orElse(List.of()))
					.filter(p -> p.size() == 1).forEach(p -> objects.add(p.get(0).object().onDevice()));
		}
		machine.made().separate().push(objects);
		try {
			code.run();
		} finally {
			machine.made().separate().pop();
		}
	}

	/** Reads what goes to the device. */
	void read(List<HostCopy> copies, State state, Frame frame) {
		copies.stream().filter(c -> c.goes(CopyDirection.TO)).forEach(c -> onHost(c, Touch.READ, state, frame));
	}

	/** Writes what comes from the device. */
	void write(List<HostCopy> copies, State state, Frame frame) {
		copies.stream().filter(c -> c.goes(CopyDirection.FROM)).forEach(c -> onHost(c, Touch.WRITE, state, frame));
	}

	/** The same after code that was executed on the device: what it did not write comes back as it went there. */
	void write(List<HostCopy> copies, WriteLog written, State state, Frame frame) {
		for (HostCopy c : copies) {
			List<MemoryObject> objects = c.extent().places().stream().map(Place::object).toList();
			if (c.direction() == CopyDirection.BOTH
					&& objects.stream().allMatch(o -> written.isKnownOf(o) && written.isKnownOf(o.onDevice()))) {
				inCopying(() -> c.extent().places()
						.forEach(p -> execution.memory().blocks().rewrite(p, c.extent().bytes(), use(c, state, frame))));
				written.parts().forEach(part -> objects.stream().filter(o -> part.object().equals(o) || part.object().equals(o.onDevice()))
						.forEach(o -> execution.memory().blocks().lose(o, part, use(c, state, frame))));
			} else if (c.goes(CopyDirection.FROM)) {
				onHost(c, Touch.WRITE, state, frame);
			}
		}
	}

	/** Of what goes both ways, the way back. */
	List<HostCopy> comingBack(List<HostCopy> copies) {
		return copies.stream().filter(c -> c.goes(CopyDirection.FROM)).map(c -> new HostCopy(CopyDirection.FROM, c.extent(), c.item()))
				.toList();
	}

	/** Reads or writes the device's storage where the host's is written or read. */
	void onDevice(List<HostCopy> copies, State state, Frame frame) {
		copies.stream().filter(c -> c.direction() != CopyDirection.NONE)
				.forEach(c -> touch(c, c.goes(CopyDirection.TO) ? Touch.WRITE : Touch.READ, state, frame));
	}

	private void onHost(HostCopy c, Touch touch, State state, Frame frame) {
		inCopying(() -> touch(c, touch, state, frame));
	}

	private void inCopying(Runnable copy) {
		TaskContext task = machine.task().orElseThrow();
		task.copying().enter();
		copy.run();
		task.copying().leave();
	}

	private void touch(HostCopy c, Touch touch, State state, Frame frame) {
		c.extent().places().forEach(p -> execution.memory().blocks().touch(p, c.extent().bytes(), touch, use(c, state, frame)));
	}

	private static Use use(HostCopy c, State state, Frame frame) {
		return new Use(c.item().range(), c.item().variable().map(Variable::name).orElse(""), frame, state);
	}
}
