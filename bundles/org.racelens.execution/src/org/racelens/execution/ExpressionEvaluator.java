package org.racelens.execution;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Comparisons;
import org.racelens.execution.arithmetic.Conversions;
import org.racelens.execution.arithmetic.FloatingNumbers;
import org.racelens.execution.interpreter.Evaluation;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.ThreadCopies;
import org.racelens.execution.memory.UnionMembers;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.ListedValues;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Allocation;
import org.racelens.model.expression.Expression.ArraySection;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.FloatingLiteral;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Expression.SizeOf;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.openmp.syntax.RootVariable;

/** Evaluates expressions in a state: side effects change the state, accesses to shared memory are recorded in evaluation order. */
final class ExpressionEvaluator implements Expression.Visitor<Value>, Evaluation {
	private final Executor executor;
	private final Execution execution;
	private final Machine machine;
	private final State state;
	private final Frame frame;
	private final PlaceEvaluator lvalues;
	private final Comparisons comparisons;
	private final Conditions conditions;
	private final Operations operations;
	private final NumberBits bits;

	ExpressionEvaluator(Executor executor, State state, Frame frame) {
		this.executor = executor;
		execution = executor.execution;
		this.machine = execution.machine();
		this.state = state;
		this.frame = frame;
		lvalues = new PlaceEvaluator(executor, state, frame, this);
		comparisons = new Comparisons(machine, execution.arithmetic(), execution.signs());
		conditions = new Conditions(execution, this, comparisons, state, frame);
		operations = new Operations(execution, comparisons, state, frame);
		bits = new NumberBits(machine);
	}

	@Override
	public Value value(Expression e) {
		machine.step();
		return execution.signs().where(state.live(), () -> e.accept(this));
	}

	@Override
	public BoolExpr loopCondition(Expression e) {
		return conditions.continues(e);
	}

	@Override
	public BoolExpr condition(Expression e) {
		return execution.signs().where(state.live(), () -> conditions.holds(e));
	}

	@Override
	public List<Place> places(Expression e) {
		return execution.signs().where(state.live(), () -> lvalues.places(e));
	}

	/** Reads an lvalue; arrays and functions decay to their address. */
	private Value read(Expression e) {
		List<Place> places = places(e);
		if (e.type() instanceof ArrayType) {
			return address(places, e);
		}
		return loaded(places, e);
	}

	private Value loaded(List<Place> places, Expression e) {
		return bits.loaded(execution.memory().load(places, e.type(), use(e)), e, places);
	}

	/** The address of an object of which nothing is known is not that of none. */
	private Value address(List<Place> places, Expression e) {
		return new Value.Pointer(places.stream().map(p -> ThreadCopies.pointedTo(p, machine)).toList(), places.isEmpty()
				? machine.lost("address", machine.havoc(e.range(), Unfollowed.WHERE_THIS_POINTS_TO_IS_NOT_KNOWN.of()))
				: Value.address(places));
	}

	private Use use(Expression e) {
		Optional<EffectiveTypes> types = new UnionMembers(machine.layout(), machine.aliasing()).around(e);
		return new Use(e.range(), RootVariable.of(e), types, frame, state);
	}

	/** Stores a value; yields what is stored. */
	private Value assign(Expression target, List<Place> places, Value value) {
		Value converted = execution.arithmetic().conversions().convert(value, target.type());
		if (target instanceof VariableReference v) {
			machine.inputs().name(converted, v.variable());
		}
		execution.memory().store(places, target.type(), bits.stored(converted, target, places), use(target));
		return execution.arithmetic().conversions().stored(converted, target.type(), places);
	}

	@Override
	public Value visitIntegerLiteral(IntegerLiteral e) {
		return Value.of(e.value());
	}

	@Override
	public Value visitFloatingLiteral(FloatingLiteral e) {
		Optional<IntExpr> exact = e.type() instanceof FloatingType f ? FloatingNumbers.literal(e.text(), f) : Optional.empty();
		return new Value.Number(exact.orElseGet(() -> new Symbol(Name.of("literal " + e.text()), Role.HAVOC,
				Optional.of(machine.havoc(e.range(), Unfollowed.ORDER_OF_FLOATING_POINT_NUMBERS_IS_NOT_FOLLOWED.of())))));
	}

	@Override
	public Value visitStringLiteral(StringLiteral e) {
		return address(places(e), e);
	}

	@Override
	public Value visitVariableReference(VariableReference e) {
		return executor.calls.pointers().value(e.variable(), state, frame).map(Value.class::cast)
				.orElseGet(() -> execution.variables().lone(e, read(e), state, frame));
	}

	@Override
	public Value visitSubscript(Subscript e) {
		return read(e);
	}

	@Override
	public Value visitMember(Member e) {
		return read(e);
	}

	@Override
	public Value visitDereference(Dereference e) {
		return read(e);
	}

	@Override
	public Value visitAddressOf(AddressOf e) {
		return address(places(e.operand()), e);
	}

	@Override
	public Value visitUnary(Unary e) {
		return switch (e.kind()) {
			case NEGATE -> operations.subtracted(0, value(e.operand()), e);
			case NOT -> new Value.Number(Arithmetic.truth(condition(e)));
			// all bits are set in -1
			case COMPLEMENT -> operations.subtracted(-1, value(e.operand()), e);
		};
	}

	@Override
	public Value visitBinary(Binary e) {
		if (e.operator().isComparison()) {
			return new Value.Number(Arithmetic.truth(comparisons.holds(e, value(e.left()), value(e.right()))));
		}
		return operations.computed(e.operator(), value(e.left()), e.left().type(), value(e.right()), e.right().type(), e.type(), e);
	}

	@Override
	public Value visitShortCircuit(ShortCircuit e) {
		return new Value.Number(Arithmetic.truth(conditions.holds(e)));
	}

	@Override
	public Value visitConditional(Conditional e) {
		return conditions.chosen(e);
	}

	@Override
	public Value visitAssignment(Assignment e) {
		List<Place> places = places(e.target());
		Value value;
		if (e.operator().isPresent()) {
			Value right = value(e.value());
			Value old = loaded(places, e.target());
			value = operations.computed(e.operator().get(), old, operations.promoted(e.target()), right, e.value().type(),
					e.target().type(), e);
		} else {
			value = operations.carried(value(e.value()), e.value().type(), e.target().type(), e);
			if (e.type() instanceof RecordType && !(value instanceof Value.Structure)) {
				value = new Value.Number(machine.lost("record", machine.havoc(e.range(), Unfollowed.STRUCTURES_ARE_NOT_COPIED.of())));
			}
		}
		Value stored = assign(e.target(), places, value);
		execution.structures().takenOver(value, places, state, e.range());
		return stored;
	}

	@Override
	public Value visitIncrement(Increment e) {
		List<Place> places = places(e.target());
		Value old = loaded(places, e.target());
		Type type = e.target().type();
		Value one = type instanceof FloatingType ? operations.carried(Value.of(1), IntegerType.INT, type, e) : Value.of(1);
		Value changed = operations.operate(e.decrement() ? Operator.SUBTRACT : Operator.ADD, old, type, one, IntegerType.INT, e);
		Value stored = assign(e.target(), places, changed);
		return e.prefix() ? stored : old;
	}

	@Override
	public Value visitCall(Call e) {
		return executor.calls.call(e, state, frame);
	}

	@Override
	public Value visitCast(Cast e) {
		Value converted = execution.arithmetic().conversions().convert(value(e.operand()), e.operand().type(), e.type(), e.range());
		return e.moved() == 0 ? converted : Conversions.moved(converted, e.moved());
	}

	@Override
	public Value visitComma(Comma e) {
		value(e.first());
		return value(e.second());
	}

	@Override
	public Value visitSizeOf(SizeOf e) {
		return new Value.Number(execution.variables().size(e.measured(), state, frame));
	}

	@Override
	public Value visitInitializerList(InitializerList e) {
		if (Layout.isScalar(e.type()) && e.elements().size() == 1) {
			Expression only = e.elements().get(0);
			return execution.arithmetic().conversions().convert(value(only), only.type(), e.type(), e.range());
		}
		ListedValues values = new ListedValues(e, this::value);
		if (e.type() instanceof RecordType) {
			return execution.structures().of(e, execution.initializers(), values)
					.orElseGet(() -> new Value.Number(
							machine.lost("record", machine.havoc(e.range(), Unfollowed.STRUCTURE_IS_NOT_FOLLOWED.of()))));
		}
		return Value.of(0);
	}

	@Override
	public Value visitAllocation(Allocation e) {
		e.count().ifPresent(this::value);
		return execution.allocations().allocate(e.element(), e, frame);
	}

	@Override
	public Value visitArraySection(ArraySection e) {
		e.lower().ifPresent(this::value);
		e.length().ifPresent(this::value);
		return address(places(e.base()), e);
	}

	@Override
	public Value visitUnmodelled(Unmodelled e) {
		e.operands().forEach(this::operand);
		if (!machine.recorder().isMuted() && !state.isDead()) {
			machine.task().ifPresent(t -> t.run().gaps().add(e.gap()));
		}
		machine.task().ifPresent(t -> state.knowledge(now -> now.withUnknownOrder(e.gap())));
		execution.branches().loseContents(state, e.gap());
		return new Value.Number(machine.lost("unmodelled", e.gap()));
	}

	/** What is not followed may read all of an object, a part of it, or nothing. */
	private void operand(Expression e) {
		boolean object = e.type() instanceof RecordType
				&& (e instanceof VariableReference || e instanceof Subscript || e instanceof Member || e instanceof Dereference);
		if (object) {
			lvalues.places(e);
		} else {
			value(e);
		}
	}
}
