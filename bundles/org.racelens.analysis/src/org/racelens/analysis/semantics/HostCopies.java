package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.analysis.region.Place;
import org.racelens.analysis.semantics.MemoryModel.Use;
import org.racelens.analysis.semantics.SectionExtents.Extent;
import org.racelens.model.expr.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.omp.Clause.ListClause;
import org.racelens.model.omp.Clause.ListItem;
import org.racelens.model.omp.Clause.MapClause.MapType;
import org.racelens.model.omp.Clause;
import org.racelens.model.omp.Clause.MapClause;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.source.SourceRange;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.ArrayType;
import org.racelens.model.type.Type.RecordType;

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
		TO, FROM, BOTH, NONE
	}

	/** One item of a clause, with the storage that it names at the directive. */
	record Copy(Direction direction, Extent extent, ListItem item) {
		boolean goes(Direction wanted) {
			return direction == wanted || direction == Direction.BOTH;
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
		for (Clause clause : clauses) {
			if (clause instanceof MapClause map) {
				if (!map.iterators().isEmpty() || map.modifiers().stream().anyMatch(m -> m.startsWith("mapper"))) {
					machine.gap(GapKind.UNMODELLED_CLAUSE, map.range(), "iterators and mappers are not modelled");
				}
				boolean always = map.modifiers().contains("always") || implied.contains("always");
				map.items().forEach(i -> copy(direction(map.type()), always, i, state, frame).ifPresent(result::add));
			} else if (clause instanceof ListClause list && (list.name() == ClauseName.TO || list.name() == ClauseName.FROM)) {
				Direction direction = list.name() == ClauseName.TO ? Direction.TO : Direction.FROM;
				list.items().forEach(i -> copy(direction, true, i, state, frame).ifPresent(result::add));
			}
		}
		return result;
	}

	private static Direction direction(MapType type) {
		return switch (type) {
			case TO -> Direction.TO;
			case FROM -> Direction.FROM;
			case TOFROM -> Direction.BOTH;
			case ALLOC, RELEASE, DELETE -> Direction.NONE;
		};
	}

	/** Whether a {@code declare mapper} may say what else is mapped with an object. */
	private boolean hasMapper(Type type) {
		if (machine.unit.declared().mapped().contains(type)) {
			return true;
		}
		return type instanceof ArrayType array && hasMapper(array.element()) || type instanceof RecordType r
				&& machine.unit.records().containsKey(r.name())
				&& machine.unit.records().get(r.name()).fields().stream().anyMatch(f -> hasMapper(f.type()));
	}

	private Optional<Copy> copy(Direction direction, boolean always, ListItem item, State state, Frame frame) {
		if (!machine.unit.declared().mapped().isEmpty()
				&& item.original().or(item::expression).filter(e -> hasMapper(e.type())).isPresent()) {
			machine.gap(GapKind.UNMODELLED_CLAUSE, item.range(), "what the mapper of " + item.text() + " copies besides is not followed");
		}
		Optional<Extent> extent = extent(item, state, frame);
		if (extent.isEmpty()) {
			if (direction != Direction.NONE) {
				machine.gap(GapKind.UNMODELLED_CLAUSE, item.range(), "the storage of " + item.text() + " is not followed");
			}
			return Optional.empty();
		}
		boolean present = machine.hasUnifiedMemory()
				|| !always && extent.get().places().stream().allMatch(p -> state.isOnDevice(p.object()));
		return Optional.of(new Copy(present ? Direction.NONE : direction, extent.get(), item));
	}

	private Optional<Extent> extent(ListItem item, State state, Frame frame) {
		if (SectionExtents.isPart(item)) {
			return new SectionExtents(executor, state, frame).of(item);
		}
		return item.original().or(item::expression).flatMap(e -> {
			List<Place> places = executor.evaluator(state, frame).places(e);
			return places.isEmpty() ? Optional.empty() : Optional.of(new Extent(places, executor.size(e.type(), state, frame)));
		});
	}

	/** From now on the items have storage on a device. */
	void enter(List<Copy> copies, State state) {
		Map<MemoryObject, Contents> there = state.onDevice();
		copies.forEach(c -> c.extent.places().forEach(p -> there.putIfAbsent(p.object(), executor.memory.contents(state, p.object()))));
		state.setOnDevice(there);
	}

	/** What goes to the device is there now. */
	void update(List<Copy> copies, State state) {
		Map<MemoryObject, Contents> there = state.onDevice();
		copies.stream().filter(c -> c.goes(Direction.TO)).forEach(
				c -> c.extent.places().forEach(p -> there.computeIfPresent(p.object(), (o, old) -> executor.memory.contents(state, o))));
		state.setOnDevice(there);
	}

	/** From now on the items have no storage on a device any more, or surely so no longer. */
	void exit(List<Copy> copies, State state) {
		Map<MemoryObject, Contents> there = state.onDevice();
		copies.forEach(c -> c.extent.places().forEach(p -> there.remove(p.object())));
		state.setOnDevice(there);
	}

	/** On the device, what the host wrote since is not seen. */
	void forgetStale(State state, SourceRange place) {
		state.onDevice().forEach((object, there) -> {
			if (!there.equals(executor.memory.contents(state, object))) {
				state.setContents(object, executor.memory.lost(object, place, "the device has an older copy"));
			}
		});
		for (Variable v : machine.unit.declared().onDevice()) {
			if (v.isStatic() && !v.constant() && !machine.neverWritten(v)) {
				MemoryObject object = executor.object(v, state, Frame.root(ConstructExecutor.NO_FUNCTION));
				state.setContents(object, executor.memory.lost(object, place, "the device has a variable of its own"));
			}
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

	/** Reads or writes the device's storage where the host's is written or read. */
	void onDevice(List<Copy> copies, State state, Frame frame) {
		copies.stream().filter(c -> c.direction != Direction.NONE)
				.forEach(c -> touch(c, c.goes(Direction.TO) ? Touch.WRITE : Touch.READ, state, frame));
	}

	private void onHost(Copy c, Touch touch, State state, Frame frame) {
		Team team = machine.team.orElseThrow();
		team.copying++;
		touch(c, touch, state, frame);
		team.copying--;
	}

	private void touch(Copy c, Touch touch, State state, Frame frame) {
		Use use = new Use(c.item.range(), c.item.variable().map(Variable::name).orElse(""), frame, state);
		c.extent.places().forEach(p -> executor.memory.touch(p, c.extent.bytes(), touch, use));
	}
}
