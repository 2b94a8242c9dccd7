package org.racelens.exploration.tests;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongPredicate;
import org.racelens.exploration.skeleton.Address;
import org.racelens.exploration.skeleton.Assignment;
import org.racelens.exploration.skeleton.Branch;
import org.racelens.exploration.skeleton.Either;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Loop;
import org.racelens.exploration.skeleton.MemoryOrder;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Passage;
import org.racelens.exploration.skeleton.Operator;
import org.racelens.exploration.skeleton.Register;
import org.racelens.exploration.skeleton.Segment;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.exploration.skeleton.Step;
import org.racelens.exploration.skeleton.Until;
import org.racelens.exploration.tests.Trace.Node;

/** All traces of a thread whose reads find any values of given sets, by interpreting its statements. */
final class Traces {
	private final int thread;
	private final List<Set<Long>> values;
	private final List<Trace> traces = new ArrayList<>();

	private Traces(int thread, List<Set<Long>> values) {
		this.thread = thread;
		this.values = values;
	}

	static List<Trace> of(int thread, List<Statement> program, List<Set<Long>> values) {
		Traces traces = new Traces(thread, values);
		traces.run(todo(program, null), Map.of(), List.of());
		return traces.traces;
	}

	/** What is left to do: a statement, or the next trip of a loop, or a condition that is assumed, and what follows. */
	private record Todo(Statement statement, int trips, Expression assumed, Set<Register> guards, Todo next) {
		Todo(Statement statement, int trips, Todo next) {
			this(statement, trips, null, Set.of(), next);
		}

		Todo(Expression assumed, Todo next) {
			this(null, 0, assumed, Set.of(), next);
		}
	}

	private static Todo guarded(List<? extends Statement> statements, Expression condition, Todo outer) {
		Set<Register> guards = new HashSet<>(outer.guards);
		condition.collect(guards);
		Todo todo = outer.next;
		for (int i = statements.size() - 1; i >= 0; i--) {
			todo = new Todo(statements.get(i), 0, null, guards, todo);
		}
		return todo;
	}

	/** An event with what it depends on. */
	private static Node tied(Node node, Operation operation, Todo todo) {
		Set<Register> uses = new HashSet<>(todo.guards);
		Set<Register> sets = new HashSet<>();
		boolean isFixed = node.order() != MemoryOrder.RELAXED;
		if (operation instanceof Operation.Read read) {
			read.at().offset().collect(uses);
			sets.add(read.into());
		} else if (operation instanceof Operation.Write write) {
			write.at().offset().collect(uses);
			write.value().collect(uses);
		} else if (operation instanceof Operation.Update update) {
			update.value().collect(uses);
			update.expected().ifPresent(expected -> expected.collect(uses));
			uses.remove(update.found());
			update.at().offset().collect(uses);
			sets.add(update.found());
			isFixed |= update.order() != MemoryOrder.RELAXED || update.failure() != MemoryOrder.RELAXED;
		} else {
			isFixed |= !(operation instanceof Operation.Fence);
		}
		return node.tied(new Trace.Ties(uses, sets, isFixed, 0));
	}

	private static Todo todo(List<? extends Statement> statements, Todo next) {
		Todo todo = next;
		for (int i = statements.size() - 1; i >= 0; i--) {
			todo = new Todo(statements.get(i), 0, todo);
		}
		return todo;
	}

	private static <K, V> Map<K, V> with(Map<K, V> map, K key, V value) {
		Map<K, V> changed = new HashMap<>(map);
		changed.put(key, value);
		return changed;
	}

	private static List<Node> plus(List<Node> nodes, Node node) {
		List<Node> more = new ArrayList<>(nodes);
		more.add(node);
		return more;
	}

	private static long value(Expression expression, Map<Register, Long> registers) {
		return expression.value(register -> registers.getOrDefault(register, 0L));
	}

	private void run(Todo todo, Map<Register, Long> registers, List<Node> done) {
		if (todo == null) {
			traces.add(new Trace(done, registers, Optional.empty(), false));
			return;
		}
		Statement statement = todo.statement;
		if (todo.assumed != null) {
			if (value(todo.assumed, registers) != 0) {
				run(todo.next, registers, done);
			}
		} else if (statement instanceof Until until) {
			until(until, todo, registers, done);
		} else if (statement instanceof Segment segment) {
			List<Long> held = segment.registers().stream().map(register -> registers.getOrDefault(register, 0L)).toList();
			Passage passage = new Passage(thread, segment, held);
			run(todo.next, registers, plus(done, new Node(false, false, -1, 0, 0, MemoryOrder.RELAXED, passage)));
		} else if (statement instanceof Assignment assignment) {
			run(todo.next, with(registers, assignment.register(), value(assignment.value(), registers)), done);
		} else if (statement instanceof Branch branch) {
			run(guarded(value(branch.condition(), registers) != 0 ? branch.then() : branch.otherwise(), branch.condition(), todo),
					registers,
					done);
		} else if (statement instanceof Either either) {
			run(todo(either.one(), todo.next), registers, done);
			run(todo(either.other(), todo.next), registers, done);
		} else if (statement instanceof Loop loop) {
			loop(loop, todo, registers, done);
		} else if (statement instanceof Step step) {
			step(step, step.operation(), todo, registers, done);
		}
	}

	/** No wait, one trip that goes on before if that accesses data, or a wait for ever. Bodies write nothing. */
	private void until(Until until, Todo todo, Map<Register, Long> registers, List<Node> done) {
		Todo last = todo(until.body(), new Todo(until.condition(), todo.next));
		List<Node> waiting = plus(done, new Node(false, false, -1, 0, 0, MemoryOrder.RELAXED, null,
				new Trace.Ties(Set.of(), Set.of(), true, 0)));
		run(last, registers, waiting);
		stay(until, registers, done);
		if (until.body().stream().anyMatch(Segment.class::isInstance)) {
			Todo more = todo(until.body(), new Todo(Expression.of(0).with(Operator.EQUAL, until.condition()), null));
			for (Trace trace : traces(more, registers, done)) {
				run(last, trace.registers(), trace.nodes());
				stay(until, trace.registers(), trace.nodes());
			}
		}
	}

	private List<Trace> traces(Todo todo, Map<Register, Long> registers, List<Node> done) {
		Traces inner = new Traces(thread, values);
		inner.run(todo, registers, done);
		return inner.traces;
	}

	private void stay(Until until, Map<Register, Long> registers, List<Node> done) {
		traces.add(new Trace(done, registers, Optional.of(new Trace.Blocked(until.label(), memory -> {
			Traces alone = new Traces(thread, memory.stream().map(Set::of).toList());
			alone.run(todo(until.body(), null), registers, List.of());
			return alone.traces.stream().anyMatch(trace -> value(until.condition(), trace.registers()) != 0);
		})), false));
	}

	private void loop(Loop loop, Todo todo, Map<Register, Long> registers, List<Node> done) {
		if (value(loop.condition(), registers) == 0) {
			run(todo.next, registers, done);
		} else if (todo.trips == loop.trips()) {
			traces.add(new Trace(done, registers, Optional.empty(), true));
		} else {
			run(todo(loop.body(), new Todo(loop, todo.trips + 1, todo.next)), registers, done);
		}
	}

	private int location(Address at, Map<Register, Long> registers) {
		return (int) (at.first() + value(at.offset(), registers));
	}

	private void step(Step step, Operation operation, Todo todo, Map<Register, Long> registers, List<Node> done) {
		if (operation instanceof Operation.Fence fence) {
			run(todo.next, registers, plus(done, tied(new Node(false, false, -1, 0, 0, fence.order(), null), operation, todo)));
		} else if (operation instanceof Operation.Write write) {
			run(todo.next, registers, plus(done, tied(new Node(false, true, location(write.at(), registers), 0,
					value(write.value(), registers), write.order(), null), operation, todo)));
		} else if (operation instanceof Operation.Unlock unlock) {
			run(todo.next, registers,
					plus(done, tied(new Node(false, true, location(unlock.at(), registers), 0, 0, MemoryOrder.RELEASE, null), operation,
							todo)));
		} else if (operation instanceof Operation.Lock lock) {
			int location = location(lock.at(), registers);
			run(todo.next, registers, plus(done, tied(new Node(true, true, location, 0, 1, MemoryOrder.ACQUIRE, null), operation, todo)));
			block(step, location, found -> found == 0, registers, done);
		} else if (operation instanceof Operation.TestLock test) {
			run(todo.next, with(registers, test.into(), 1L),
					plus(done,
							tied(new Node(true, true, location(test.at(), registers), 0, 1, MemoryOrder.ACQUIRE, null), operation, todo)));
			run(todo.next, with(registers, test.into(), 0L), done);
		} else if (operation instanceof Operation.Barrier) {
			barrier(step, todo, registers, done);
		} else if (operation instanceof Operation.Await await) {
			await(step, await, todo, registers, done);
		} else {
			read(operation, todo, registers, done);
		}
	}

	/** Comes to a barrier, and leaves it or stays there. */
	private void barrier(Step step, Todo todo, Map<Register, Long> registers, List<Node> done) {
		int number = 1 + (int) done.stream().filter(node -> node.ties().barrier() < 0).count();
		Node node = new Node(false, false, -1, 0, 0, MemoryOrder.RELAXED, null);
		List<Node> arrived = plus(done, node.tied(new Trace.Ties(Set.of(), Set.of(), true, number)));
		run(todo.next, registers, plus(arrived, node.tied(new Trace.Ties(Set.of(), Set.of(), true, -number))));
		traces.add(new Trace(arrived, registers, Optional.of(new Trace.Blocked(step.label(), memory -> false)), false));
	}

	private void block(Step step, int location, LongPredicate accepted, Map<Register, Long> registers, List<Node> done) {
		traces.add(new Trace(done, registers,
				Optional.of(new Trace.Blocked(step.label(), memory -> accepted.test(memory.get(location)))), false));
	}

	/** A read or an update that may find any value. */
	private void read(Operation operation, Todo todo, Map<Register, Long> registers, List<Node> done) {
		for (long found : values.get(location(operation, registers))) {
			run(todo.next, with(registers, into(operation), found), plus(done, tied(node(operation, registers, found), operation, todo)));
		}
	}

	private int location(Operation operation, Map<Register, Long> registers) {
		return operation instanceof Operation.Read read ? location(read.at(), registers)
				: location(((Operation.Update) operation).at(), registers);
	}

	private static Register into(Operation operation) {
		return operation instanceof Operation.Read read ? read.into() : ((Operation.Update) operation).found();
	}

	private Node node(Operation operation, Map<Register, Long> registers, long found) {
		int location = location(operation, registers);
		if (operation instanceof Operation.Read read) {
			return new Node(true, false, location, found, 0, read.order(), null);
		}
		Operation.Update update = (Operation.Update) operation;
		Map<Register, Long> inside = with(registers, update.found(), found);
		boolean succeeds = update.expected().isEmpty() || value(update.expected().get(), inside) == found;
		return succeeds ? new Node(true, true, location, found, value(update.value(), inside), update.order(), null)
				: new Node(true, false, location, found, 0, update.failure(), null);
	}

	private void await(Step step, Operation.Await await, Todo todo, Map<Register, Long> registers, List<Node> done) {
		Operation operation = await.operation();
		wait(step, await, todo, registers, done);
		if (!await.trip().isEmpty()) {
			for (long found : values.get(location(operation, registers))) {
				Map<Register, Long> told = with(registers, into(operation), found);
				if (value(await.until(), told) == 0) {
					Node node = node(operation, registers, found);
					Node read = new Node(true, false, node.location(), found, 0, node.order(), null);
					Step again = new Step(step.label(), new Operation.Await(operation, await.until(), List.of()));
					run(todo(await.trip(), new Todo(again, 0, todo.next)), told, plus(done, tied(read, await, todo)));
				}
			}
		}
	}

	private void wait(Step step, Operation.Await await, Todo todo, Map<Register, Long> registers, List<Node> done) {
		Operation operation = await.operation();
		LongPredicate accepted = found -> value(await.until(), with(registers, into(operation), found)) != 0;
		int location = location(operation, registers);
		for (long found : values.get(location)) {
			if (accepted.test(found)) {
				run(todo.next, with(registers, into(operation), found), plus(done, tied(node(operation, registers, found), await, todo)));
			}
		}
		block(step, location, accepted, registers, done);
	}
}
