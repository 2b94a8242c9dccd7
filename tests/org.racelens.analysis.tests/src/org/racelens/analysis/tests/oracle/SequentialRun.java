package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import org.racelens.analysis.tests.oracle.Event.Lane;
import org.racelens.analysis.tests.oracle.Instance.Effect;
import org.racelens.analysis.tests.oracle.Instance.Location;
import org.racelens.analysis.tests.oracle.Stmt.Access;
import org.racelens.analysis.tests.oracle.Stmt.Assign;
import org.racelens.analysis.tests.oracle.Stmt.Cell;
import org.racelens.analysis.tests.oracle.Stmt.Critical;
import org.racelens.analysis.tests.oracle.Stmt.Header;
import org.racelens.analysis.tests.oracle.Stmt.If;
import org.racelens.analysis.tests.oracle.Stmt.Let;
import org.racelens.analysis.tests.oracle.Stmt.Loop;
import org.racelens.analysis.tests.oracle.TaskRun.Held;
import org.racelens.analysis.tests.oracle.TaskRun.Storage;

/** What one task does by itself: expressions, control flow, accesses, locks. Each access becomes an {@link Event} at its own point. */
abstract class SequentialRun implements Stmt.Visitor<Void> {
	private static final int MOST_EVENTS = 150;
	private static final Storage OUTSIDE = new Storage(0, TaskRun.Sharing.SHARED);
	final OrderGraph graph = new OrderGraph();
	private final List<Event> events = new ArrayList<>();
	private final Set<Location> locks = new LinkedHashSet<>();
	TaskRun current;
	/** The lane being executed, without its position. */
	Optional<Lane> lane = Optional.empty();

	List<Event> events() {
		return events;
	}

	/** The locks that occur. */
	Set<Location> locks() {
		return locks;
	}

	/** A new point of the current task. */
	final int step() {
		current.last = graph.after(current.last);
		return current.last;
	}

	@Override
	public Void access(Access access) {
		access.source().ifPresent(source -> emit(access.label(), source, Effect.READ));
		if (access.operation().atomic()) {
			emit(access.label(), access.target(), access.operation().writes() ? Effect.ATOMIC_WRITE : Effect.ATOMIC_READ);
			return null;
		}
		if (access.operation().reads()) {
			emit(access.label(), access.target(), Effect.READ);
		}
		if (access.operation().writes()) {
			emit(access.label(), access.target(), Effect.WRITE);
		}
		return null;
	}

	final void emit(int label, Cell cell, Effect effect) {
		if (events.size() == MOST_EVENTS) {
			throw new IllegalArgumentException("the program is not tiny");
		}
		int position = 2 * label + (effect.writes() ? 1 : 0);
		events.add(new Event(label, location(cell), storage(cell.variable()).copy(), effect, step(), current, Set.copyOf(current.locks),
				lane.map(lane -> new Lane(lane.loop(), lane.iteration(), position, lane.safelen())),
				new LinkedHashMap<>(current.iteration)));
	}

	final Storage storage(String variable) {
		return current.storage.getOrDefault(variable, OUTSIDE);
	}

	final Location location(Cell cell) {
		return new Location(cell.variable(),
				cell.subscripts().stream().map(subscript -> subscript.value(current.environment)).toList());
	}

	@Override
	public Void let(Let let) {
		declare(let.name(), let.value().value(current.environment));
		return null;
	}

	@Override
	public Void assign(Assign assign) {
		if (current.frozen.contains(assign.name()) || !current.environment.containsKey(assign.name())) {
			throw new IllegalArgumentException(assign.name() + " is not declared where it is assigned");
		}
		current.environment.put(assign.name(), assign.value().value(current.environment));
		return null;
	}

	@Override
	public Void branch(If branch) {
		block(branch.condition().holds(current.environment) ? branch.then() : branch.otherwise());
		return null;
	}

	@Override
	public Void loop(Loop loop) {
		forEach(loop.header(), logical -> block(loop.body()));
		return null;
	}

	/** Executes something for each iteration, with the loop variable at its value. */
	final void forEach(Header header, IntConsumer body) {
		if (lane.isPresent()) {
			throw new IllegalArgumentException("a loop inside a lane");
		}
		List<Integer> values = values(header);
		for (int logical = 0; logical < values.size(); logical++) {
			declare(header.variable(), values.get(logical));
			current.iteration.put(header.variable(), values.get(logical));
			body.accept(logical);
			current.environment.remove(header.variable());
			current.iteration.remove(header.variable());
		}
	}

	final List<Integer> values(Header header) {
		List<Integer> values = new ArrayList<>();
		Map<String, Integer> environment = current.environment;
		int bound = header.bound().value(environment);
		int step = header.step().value(environment);
		if (step == 0) {
			throw new IllegalArgumentException("a loop without progress");
		}
		for (int value = header.start().value(environment); header.relation().holds(value, bound); value += step) {
			values.add(value);
		}
		return values;
	}

	@Override
	public Void critical(Critical critical) {
		holding("critical " + critical.name(), critical.body());
		return null;
	}

	@Override
	public Void locked(Guarded.Locked locked) {
		locks.add(location(locked.lock()));
		holding(location(locked.lock()).toString(), locked.body());
		return null;
	}

	private void holding(String lock, List<Stmt> body) {
		if (current.locks.stream().anyMatch(held -> held.lock().equals(lock) && held.holder() == current.number)) {
			throw new IllegalArgumentException(lock + " is taken twice");
		}
		Held held = new Held(lock, current.number);
		current.locks.add(held);
		enclosed(body);
		current.locks.remove(held);
	}

	/** A block in which neither a barrier nor worksharing may stand. */
	final void enclosed(List<Stmt> body) {
		current.closed++;
		block(body);
		current.closed--;
	}

	final void block(List<Stmt> body) {
		Set<String> outside = Set.copyOf(current.environment.keySet());
		Set<String> kept = Set.copyOf(current.storage.keySet());
		body.forEach(statement -> statement.accept(this));
		current.environment.keySet().retainAll(outside);
		current.storage.keySet().retainAll(kept);
	}

	final void declare(String name, int value) {
		if (current.environment.put(name, value) != null) {
			throw new IllegalArgumentException(name + " is declared inside its own scope");
		}
	}
}
