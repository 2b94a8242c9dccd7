package org.racelens.execution.call;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.Assumed;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Touch;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.layer.ModelledCalls;
import org.racelens.openmp.layer.RuntimeLayer;
import org.racelens.openmp.library.FunctionBehaviour;

/**
 * Calls of functions of which the user says what they do, see {@link FunctionBehaviour}. Where memory that holds pointers is handed over,
 * it is not followed what these lead to: that is a gap, as with a pointer of unknown origin.
 */
final class GivenModels {
	private final Execution execution;
	private final Machine machine;

	GivenModels(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	/** What the user says of the function that a call names, with its namespaces or without them. */
	Optional<FunctionBehaviour> of(Call e) {
		return calls().of(e);
	}

	private ModelledCalls calls() {
		return new ModelledCalls(machine.program().unit(), machine.setting().options().models());
	}

	/** What an answer rests on that believes the user. */
	static Explanation assumed(FunctionBehaviour behaviour, String function) {
		return switch (behaviour) {
			case PURE -> Assumed.X_IS_PURE.of(function);
			case INPUT -> Assumed.X_YIELDS_INPUT.of(function);
			case NOTHING -> Assumed.X_DOES_NOTHING_THAT_MATTERS.of(function);
			case READS_ARGUMENTS -> Assumed.X_ONLY_READS_ARGUMENTS.of(function);
			case WRITES_ARGUMENTS -> Assumed.X_ONLY_WRITES_ARGUMENTS.of(function);
			case READS_ELEMENTS -> Assumed.X_ONLY_READS_ELEMENTS.of(function);
			case WRITES_ELEMENTS -> Assumed.X_ONLY_WRITES_ELEMENTS.of(function);
			case FILLS_BYTES -> Assumed.X_ONLY_FILLS_BYTES.of(function);
			case COPIES_BYTES -> Assumed.X_ONLY_COPIES_BYTES.of(function);
			case COMPARES_BYTES -> Assumed.X_ONLY_COMPARES_BYTES.of(function);
			case ALLOCATES -> Assumed.X_ONLY_ALLOCATES.of(function);
			case ALLOCATES_ZEROED -> Assumed.X_ONLY_ALLOCATES_ZEROED.of(function);
			case FREES -> Assumed.X_ONLY_FREES.of(function);
			case REALLOCATES -> Assumed.X_ONLY_REALLOCATES.of(function);
			case THREAD_NUMBER -> Assumed.X_YIELDS_THREAD_NUMBER.of(function);
			case TEAM_SIZE -> Assumed.X_YIELDS_TEAM_SIZE.of(function);
			case BARRIER -> Assumed.X_IS_A_BARRIER.of(function);
			case LOCKS -> Assumed.X_ONLY_LOCKS.of(function);
			case UNLOCKS -> Assumed.X_ONLY_UNLOCKS.of(function);
			case TRIES_LOCK -> Assumed.X_ONLY_TRIES_LOCK.of(function);
			case EXITS -> Assumed.X_DOES_NOT_RETURN.of(function);
		};
	}

	/**
	 * The value of a routine's call, of which an answer rests on the user's word where the text calls another function. What that function
	 * yields, if the routine yields nothing, is not known.
	 */
	Value resting(Value value, Call e) {
		Set<String> functions = machine.program().unit().layer().at(e.range(), e.callee());
		Optional<FunctionBehaviour> behaviour = RuntimeLayer.behaviour(e.callee()).filter(b -> !functions.isEmpty());
		if (behaviour.isEmpty()) {
			return value;
		}
		functions.forEach(f -> machine.serial().notes().add(assumed(behaviour.get(), f)));
		boolean yieldsNothing = behaviour.get() == FunctionBehaviour.LOCKS || behaviour.get() == FunctionBehaviour.UNLOCKS;
		String function = functions.iterator().next();
		return yieldsNothing && !(e.type() instanceof VoidType)
				? new Value.Number(machine.lost(function, machine.havoc(e.range(), Unfollowed.RESULT_OF_X_IS_NOT_FOLLOWED.of(function))))
				: value;
	}

	/** Why a call cannot be what the user says. */
	Optional<Explanation> obstacle(FunctionBehaviour behaviour, Call e) {
		return switch (behaviour) {
			case FILLS_BYTES, COPIES_BYTES, COMPARES_BYTES -> blocks(e);
			case ALLOCATES, ALLOCATES_ZEROED -> e.type() instanceof PointerType
					? hidden(e)
					: Optional.of(Unfollowed.WHICH_YIELDS_NO_POINTER_TO_NEW_MEMORY.of());
			case WRITES_ARGUMENTS, WRITES_ELEMENTS -> declared(e);
			case FREES -> released(e);
			case REALLOCATES -> e.type() instanceof PointerType
					? released(e)
					: Optional.of(Unfollowed.WHICH_YIELDS_NO_POINTER_TO_NEW_MEMORY.of());
			case THREAD_NUMBER, TEAM_SIZE -> hidden(e).or(() -> Optional.of(Unfollowed.WHICH_YIELDS_NO_INTEGER.of()));
			case LOCKS, UNLOCKS, TRIES_LOCK -> declared(e).or(() -> Optional.of(Unfollowed.WHICH_IS_GIVEN_NO_POINTER_TO_A_LOCK.of()));
			case BARRIER -> hidden(e).or(() -> Optional.of(Unfollowed.WHICH_IS_A_BARRIER_INSIDE_AN_EXPRESSION.of()));
			case PURE, INPUT, NOTHING, READS_ARGUMENTS, READS_ELEMENTS, EXITS -> hidden(e);
		};
	}

	/** Of a member function it is not told whether the object comes before the block. */
	private Optional<Explanation> released(Call e) {
		boolean isBlock = e.arguments().stream().limit(1).anyMatch(a -> isPointer(a.type()) || a instanceof IntegerLiteral);
		return isBlock && !calls().isOfMember(e) ? declared(e) : Optional.of(Unfollowed.WHICH_IS_GIVEN_NO_BLOCK_FIRST.of());
	}

	private Optional<Explanation> blocks(Call e) {
		return e.arguments().size() < 3
				? Optional.of(Unfollowed.WHICH_HAS_TOO_FEW_ARGUMENTS_TO_WORK_ON_BYTES.of())
				: declared(e);
	}

	/** A function of C++ that is not declared may take references to what is handed over. */
	private Optional<Explanation> declared(Call e) {
		return e.type() instanceof UnknownType ? Optional.of(Unfollowed.OF_WHICH_NO_DECLARATION_IS_SEEN.of())
				: hidden(e);
	}

	/** A virtual member function stands for those of derived classes, too, and these may have bodies here. */
	private Optional<Explanation> hidden(Call e) {
		return calls().mayHaveBody(e) ? Optional.of(Unfollowed.WHICH_MAY_HAVE_A_BODY_IN_THIS_FILE.of()) : Optional.empty();
	}

	/** What the call does, and its value. Allocations and ends of the program are as those of the library. */
	Value call(FunctionBehaviour behaviour, Call e, List<Value> arguments, Use use) {
		switch (behaviour) {
			case PURE, READS_ARGUMENTS -> everything(e, arguments, Touch.READ, use);
			case WRITES_ARGUMENTS -> everything(e, arguments, Touch.WRITE, use);
			case READS_ELEMENTS -> elements(e, arguments, Touch.READ, use);
			case WRITES_ELEMENTS -> elements(e, arguments, Touch.WRITE, use);
			case INPUT, NOTHING, FILLS_BYTES, COPIES_BYTES, COMPARES_BYTES, ALLOCATES, ALLOCATES_ZEROED, FREES, REALLOCATES, THREAD_NUMBER,
					TEAM_SIZE, BARRIER, LOCKS, UNLOCKS, TRIES_LOCK, EXITS ->
				{
				}
		}
		boolean ofNumbers = arguments.stream().noneMatch(Value.Pointer.class::isInstance)
				&& e.arguments().stream().allMatch(a -> a.type() instanceof IntegerType || a.type() instanceof FloatingType);
		ModelGap result = machine.havoc(e.range(), Unfollowed.RESULT_OF_X_IS_NOT_FOLLOWED.of(e.callee()));
		return new Value.Number(behaviour == FunctionBehaviour.PURE && ofNumbers
				? machine.lostOf(e.callee(), result, arguments.stream().map(Value::term).toList())
				: machine.lost(e.callee(), result));
	}

	/** The whole objects that the arguments point into. */
	private void everything(Call e, List<Value> arguments, Touch touch, Use use) {
		for (int i = 0; i < arguments.size(); i++) {
			Type pointee = pointee(e.arguments().get(i));
			if (arguments.get(i) instanceof Value.Pointer p && !p.targets().isEmpty()) {
				p.targets().forEach(t -> whole(t, pointee, e, touch, use));
			} else if (mayLeadAnywhere(e.arguments().get(i).type(), arguments.get(i))) {
				execution.memory().unknown().touch(touch, use);
			}
		}
	}

	private static Explanation part(Touch touch, String object, String function) {
		return switch (touch) {
			case WRITE -> Unfollowed.WHICH_PART_OF_X_IS_WRITTEN_BY_Y_IS_NOT_KNOWN.of(object, function);
			case READ -> Unfollowed.WHICH_PART_OF_X_IS_READ_BY_Y_IS_NOT_KNOWN.of(object, function);
		};
	}

	private void whole(Place target, Type pointee, Call e, Touch touch, Use use) {
		if (target.object().equals(MemoryObject.UNKNOWN)) {
			execution.memory().unknown().touch(touch, use);
			return;
		}
		Extent extent = extent(target, pointee);
		if (extent.mayHoldPointers()) {
			execution.memory().unknown().touch(touch, use);
		}
		if (extent.count().filter(n -> n == 1).isPresent()) {
			execution.memory().blocks().touch(target.at(Ints.of(extent.from())), Ints.of(extent.unit()), touch, use);
			return;
		}
		IntExpr index = machine.lost("part", machine.havoc(e.range(), part(touch, target.object().name(), e.callee())));
		Place inside = extent.count().map(n -> target.under(Bools.and(Bools.lessEqual(Ints.ZERO, index), Bools.less(index, Ints.of(n)))))
				.orElse(target);
		execution.memory().blocks().touch(inside.at(Ints.add(Ints.of(extent.from()), Ints.multiply(index, extent.unit()))),
				Ints.of(extent.unit()),
				touch, use);
	}

	/**
	 * What a pointer leads to.
	 *
	 * @param from byte offset in the object
	 * @param unit size of its elements in bytes
	 * @param count of elements, where that is known
	 */
	private record Extent(long from, long unit, Optional<Long> count, boolean mayHoldPointers) {
	}

	/** An array inside a structure is all that a pointer to one of its elements leads to; else the whole object is. */
	private Extent extent(Place target, Type pointee) {
		Type object = target.object().element();
		Type whole = isOpen(object) ? pointee : object;
		long unit = unit(whole);
		Optional<Long> count = machine.layout().size(whole).filter(n -> target.object().isVariable()).map(n -> n / unit);
		return member(target, pointee).orElseGet(() -> new Extent(0, unit, count, mayHoldPointers(object, pointee)));
	}

	private Optional<Extent> member(Place target, Type pointee) {
		long unit = unit(pointee);
		Optional<Long> size = isOpen(pointee) ? Optional.empty() : machine.layout().size(pointee);
		return target.member().filter(m -> size.filter(n -> n > 0 && (m.to() - m.from()) % n == 0).isPresent())
				.map(m -> new Extent(m.from(), unit, Optional.of((m.to() - m.from()) / unit), holdsPointers(pointee)));
	}

	private long unit(Type type) {
		Type element = type instanceof ArrayType a ? scalar(a.element()) : type;
		return Layout.isScalar(element) ? machine.layout().size(element).orElse(1L) : 1;
	}

	/** The one element that each argument points to. */
	private void elements(Call e, List<Value> arguments, Touch touch, Use use) {
		for (int i = 0; i < arguments.size(); i++) {
			Type pointee = pointee(e.arguments().get(i));
			Optional<Long> size = isOpen(pointee) ? Optional.empty() : machine.layout().size(pointee);
			if (arguments.get(i) instanceof Value.Pointer p && !p.targets().isEmpty()) {
				if (size.isPresent()) {
					element(p, pointee, size.get(), e, touch, use);
				} else {
					execution.memory().unknown().touch(touch, use);
				}
			} else if (mayLeadAnywhere(e.arguments().get(i).type(), arguments.get(i))) {
				execution.memory().unknown().touch(touch, use);
			}
		}
	}

	private void element(Value.Pointer pointer, Type type, long size, Call e, Touch touch, Use use) {
		if (touch == Touch.WRITE && Layout.isScalar(type)) {
			execution.memory().store(pointer.targets(), type, new Value.Number(
					machine.lost("written", machine.havoc(e.range(), Unfollowed.WHAT_X_WRITES_IS_NOT_FOLLOWED.of(e.callee())))),
					use);
		} else {
			pointer.targets().forEach(t -> execution.memory().blocks().touch(t, Ints.of(size), touch, use));
		}
	}

	/** Whether an argument without known targets leads to memory all the same. */
	private boolean mayLeadAnywhere(Type type, Value value) {
		return isPointer(type) ? value.isUnknownPointer() : holdsPointers(type);
	}

	/** What the expression that is handed over points to, before it is converted to {@code void *}. */
	private static Type pointee(Expression argument) {
		if (argument instanceof Cast c && c.type() instanceof PointerType p && isOpen(p.pointee()) && isPointer(c.operand().type())) {
			return pointee(c.operand());
		}
		return argument.type() instanceof PointerType p ? p.pointee()
				: argument.type() instanceof ArrayType a ? a.element() : VoidType.VOID;
	}

	private static boolean isPointer(Type type) {
		return type instanceof PointerType || type instanceof ArrayType;
	}

	/** Whether memory of one type that is handed over as memory of another one may hold pointers. */
	private boolean mayHoldPointers(Type object, Type pointee) {
		boolean open = isOpen(object) && isOpen(pointee);
		return open || !isOpen(object) && holdsPointers(object) || !isOpen(pointee) && holdsPointers(pointee);
	}

	private static boolean isOpen(Type type) {
		return type instanceof VoidType || type instanceof UnknownType;
	}

	private boolean holdsPointers(Type type) {
		if (type instanceof ArrayType a) {
			return holdsPointers(a.element());
		}
		if (type instanceof RecordType r) {
			RecordDefinition record = machine.program().unit().records().get(r.name());
			return record == null || record.fields().stream().anyMatch(f -> holdsPointers(f.type()));
		}
		return !(type instanceof IntegerType || type instanceof FloatingType);
	}

	private static Type scalar(Type type) {
		return type instanceof ArrayType a ? scalar(a.element()) : type;
	}
}
