package org.racelens.execution.call;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.PointerEquality;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderMark.Strength;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.AtomicScope;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.UpdateScope;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.StoredPointers;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.AtomicOperation;
import org.racelens.model.expression.AtomicOperation.Order;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.syntax.RootVariable;

/**
 * Atomic operations that are calls: the accesses to the object are those of an {@code atomic} construct with the same memory order; what
 * else they read and write is plain. Semantics §6; C11 §7.17
 */
final class AtomicCalls {
	private final Execution execution;
	private final Machine machine;

	AtomicCalls(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	/** The value that the call yields, or nothing if it is no atomic operation on a scalar. */
	Optional<Value> call(Call e, List<Value> arguments, State state, Frame frame) {
		Optional<AtomicOperation> operation = AtomicOperation.named(e.callee());
		if (operation.isEmpty()) {
			return Optional.empty();
		}
		Order order = order(operation.get(), operation.get().order(), e, arguments, state);
		if (operation.get().kind() == AtomicOperation.Kind.FENCE || operation.get().kind() == AtomicOperation.Kind.SIGNAL_FENCE) {
			fence(operation.get().kind() == AtomicOperation.Kind.FENCE ? strength(order) : Strength.RELAXED, e.range(), state);
			return Optional.of(Value.of(0));
		}
		Optional<Type> type = e.arguments().stream().findFirst().map(Expression::type).filter(PointerType.class::isInstance)
				.map(t -> Layout.value(((PointerType) t).pointee())).filter(t -> Layout.isScalar(t) || isFlag(operation.get()));
		return type.filter(t -> arguments.size() >= operands(operation.get())).map(t -> {
			Type of = isFlag(operation.get()) ? IntegerType.BOOL : t;
			Use use = new Use(e.range(), e.range().isBuiltIn() ? "" : RootVariable.of(e.arguments().get(0)), frame, state);
			Order failing = operation.get().order() < 0 ? order
					: order(operation.get(), operation.get().order() + 1, e, arguments, state);
			return new Step(operation.get(), e, arguments, of, new Strengths(strength(order), strength(failing)), use).value();
		});
	}

	private static boolean isFlag(AtomicOperation operation) {
		return operation.kind() == AtomicOperation.Kind.TEST_AND_SET || operation.kind() == AtomicOperation.Kind.CLEAR;
	}

	private static int operands(AtomicOperation operation) {
		return switch (operation.kind()) {
			case LOAD, TEST_AND_SET, CLEAR, RESET -> 1;
			case COMPARE, COMPARE_WEAK, COMPARE_VALUE, FETCH_COMPARING -> 3;
			case STORE, FETCH, UPDATE, FENCE, SIGNAL_FENCE -> 2;
		};
	}

	/** An order that is not known, and one that follows dependences, order something that is not followed. */
	private Order order(AtomicOperation operation, int position, Call e, List<Value> arguments, State state) {
		if (position < 0 || position >= arguments.size()) {
			return operation.otherwise();
		}
		Optional<Order> said = Ints.constant(arguments.get(position).term()).filter(n -> n >= 0 && n < Order.values().length)
				.map(n -> Order.values()[n.intValue()]);
		if (said.filter(o -> o != Order.CONSUME).isEmpty() && machine.task().isPresent()) {
			ModelGap why = new ModelGap(GapKind.UNMODELLED_CALL, e.range(), Unfollowed.WHAT_THIS_MEMORY_ORDER_ORDERS_IS_NOT_FOLLOWED.of());
			state.knowledge(now -> now.orUnknownOrder(why));
		}
		return said.filter(o -> o != Order.CONSUME).orElse(Order.RELAXED);
	}

	private static Strength strength(Order order) {
		return switch (order) {
			case SEQ_CST -> Strength.SEQUENTIAL;
			case ACQ_REL -> Strength.BOTH;
			case ACQUIRE -> Strength.ACQUIRE;
			case RELEASE -> Strength.RELEASE;
			case CONSUME, RELAXED -> Strength.RELAXED;
		};
	}

	private void fence(Strength strength, SourceRange range, State state) {
		if (machine.task().isPresent() && strength != Strength.RELAXED) {
			machine.recorder().record(
					new Item.OrderPoint(range, state.live(), new OrderMark.Flush(strength),
							machine.task().get().enclosing().groups().around()));
		}
	}

	/** Runs code whose accesses at a place of the text are atomic. */
	private <T> T atomically(SourceRange range, Strength strength, Supplier<T> code) {
		if (machine.task().isEmpty()) {
			return code.get();
		}
		TaskContext task = machine.task().get();
		AtomicScope around = task.atomic();
		task.setAtomic(around.at(Set.of(range)).inside(UpdateScope.Kind.ATOMIC));
		try {
			return ordering(strength, code);
		} finally {
			task.setAtomic(around);
		}
	}

	/** Runs a part of an atomic operation that has a memory order of its own. */
	private <T> T ordering(Strength strength, Supplier<T> code) {
		if (machine.task().isEmpty()) {
			return code.get();
		}
		TaskContext task = machine.task().get();
		AtomicScope around = task.atomic();
		task.setAtomic(around.ordering(strength));
		try {
			return code.get();
		} finally {
			task.setAtomic(around);
		}
	}

	/** What the order of an operation means, and that of a comparison which fails: then it is a mere load. C11 §7.17.7.4 */
	private record Strengths(Strength done, Strength failed) {
		boolean acquireOnlyIfDone() {
			return done.acquires() && !failed.acquires();
		}

		boolean acquireOnlyIfFailed() {
			return failed.acquires() && !done.acquires();
		}

		/** What is ordered in any case. */
		Strength always() {
			return done.common(failed);
		}
	}

	/** One operation on the objects that its first argument may point to. */
	private final class Step {
		private final AtomicOperation operation;
		private final Call call;
		private final List<Value> arguments;
		private final Type type;
		private final Strengths strengths;
		private final Use use;
		private final List<Place> places;

		Step(AtomicOperation operation, Call call, List<Value> arguments, Type type, Strengths strengths, Use use) {
			this.operation = operation;
			this.call = call;
			this.arguments = arguments;
			this.type = type;
			this.strengths = strengths;
			this.use = use;
			places = arguments.get(0).targets();
		}

		Value value() {
			return switch (operation.kind()) {
				case LOAD -> atomically(this::load);
				case STORE -> atomically(() -> store(given(1)));
				case FETCH -> atomically(() -> {
					Value old = load();
					store(changed(old));
					return old;
				});
				case UPDATE -> atomically(() -> store(changed(load())));
				case TEST_AND_SET -> atomically(this::testAndSet);
				case CLEAR, RESET -> atomically(() -> store(Value.of(0)));
				case COMPARE, COMPARE_WEAK, COMPARE_VALUE, FETCH_COMPARING, FENCE, SIGNAL_FENCE -> compare();
			};
		}

		private Value atomically(Supplier<Value> code) {
			return AtomicCalls.this.atomically(call.range(), strengths.done(), code);
		}

		private Value load() {
			return execution.memory().load(places, type, use);
		}

		private Value store(Value value) {
			execution.memory().store(places, type, value, use);
			return value;
		}

		private Value given(int position) {
			return execution.arithmetic().conversions().convert(arguments.get(position), call.arguments().get(position).type(), type,
					call.range());
		}

		private Value testAndSet() {
			Value old = load();
			store(Value.of(1));
			return old;
		}

		private Value changed(Value old) {
			if (operation.operator().isEmpty()) {
				return given(1);
			}
			if (old instanceof Value.Pointer) {
				return new Value.Number(machine.lost("moved",
						machine.havoc(use.inSource(), Unfollowed.ATOMIC_STEPS_OF_POINTERS_ARE_NOT_FOLLOWED.of())));
			}
			return new Value.Number(execution.arithmetic().convert(
					execution.arithmetic().binary(operation.operator().orElseThrow(), old.term(), given(1).term(), type, use.inSource()),
					type));
		}

		/** The object takes another value if it holds the expected one; a weak operation may fail all the same. */
		private Value compare() {
			boolean byPointer = operation.kind() == AtomicOperation.Kind.COMPARE || operation.kind() == AtomicOperation.Kind.COMPARE_WEAK;
			List<Place> expectedPlaces = byPointer ? arguments.get(1).targets() : List.of();
			Value expected = byPointer ? execution.memory().load(expectedPlaces, type, plain()) : given(1);
			State state = use.state();
			BoolExpr[] success = { Bools.FALSE };
			Value old = atomically(() -> {
				Value found = ordering(strengths.always(), this::load);
				success[0] = Bools.and(equal(found, expected), mayFail() ? Bools.not(Bools.isZero(machine.lost("fails",
						machine.havoc(use.inSource(), Unfollowed.WHETHER_WEAK_COMPARISON_FAILS_IS_NOT_KNOWN.of())))) : Bools.TRUE);
				if (strengths.acquireOnlyIfFailed()) {
					execution.branches().branch(state, success[0], taken -> {
					}, untaken -> ordering(strengths.failed(), () -> execution.memory().load(places, type, in(untaken))));
				}
				execution.branches().branch(state, success[0], taken -> replace(in(taken)), untaken -> {
				});
				return found;
			});
			if (byPointer) {
				execution.branches().branch(state, Bools.not(success[0]), failed -> execution.memory().store(expectedPlaces, type, old,
						new Use(plain().range(), plain().variable(), use.frame(), failed)), done -> {
						});
			}
			return operation.kind() == AtomicOperation.Kind.FETCH_COMPARING ? old : new Value.Number(Arithmetic.truth(success[0]));
		}

		/** The comparison was successful: what it read is read by the stronger order from now on. */
		private void replace(Use taken) {
			if (strengths.acquireOnlyIfDone()) {
				execution.memory().load(places, type, taken);
			}
			execution.memory().store(places, type, given(2), taken);
		}

		private boolean mayFail() {
			boolean saysWeak = operation.order() == 4 && arguments.size() > 3
					&& !Ints.constant(arguments.get(3).term()).equals(Optional.of(0L));
			return operation.kind() == AtomicOperation.Kind.COMPARE_WEAK || saysWeak;
		}

		private BoolExpr equal(Value found, Value expected) {
			return found instanceof Value.Pointer || expected instanceof Value.Pointer
					? new PointerEquality(machine).equal(found, met(expected), use.inSource())
					: execution.arithmetic().far().equal(found.term(), expected.term(), type);
		}

		/** A value where the comparison is met: there a pointer may be null that leads somewhere on other paths. */
		private Value met(Value value) {
			boolean isNull = StoredPointers.of(value).isPresent()
					&& value.targets().stream().allMatch(t -> Bools.and(use.state().live(), t.guard()).equals(Bools.FALSE));
			return isNull ? Value.of(0) : value;
		}

		private Use in(State taken) {
			return new Use(use.range(), use.variable(), use.frame(), taken);
		}

		private Use plain() {
			Expression expected = call.arguments().get(1);
			return new Use(expected.range(), expected.range().isBuiltIn() ? "" : RootVariable.of(expected), use.frame(),
					use.state());
		}
	}
}
