package org.racelens.execution;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Comparisons;
import org.racelens.execution.arithmetic.Residues;
import org.racelens.execution.arithmetic.Structures;
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
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
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
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
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

	ExpressionEvaluator(Executor executor, State state, Frame frame) {
		this.executor = executor;
		execution = executor.execution;
		this.machine = execution.machine();
		this.state = state;
		this.frame = frame;
		lvalues = new PlaceEvaluator(executor, state, frame, this);
		comparisons = new Comparisons(machine, execution.arithmetic(), execution.signs());
	}

	@Override
	public Value value(Expression e) {
		machine.step();
		return execution.signs().where(state.live(), () -> e.accept(this));
	}

	@Override
	public BoolExpr loopCondition(Expression e) {
		if (e instanceof Binary b && b.operator().isComparison()) {
			return comparisons.continues(b, value(b.left()), value(b.right()));
		}
		if (e instanceof ShortCircuit s && s.conjunction()) {
			return shortCircuit(s, ExpressionEvaluator::loopCondition);
		}
		boolean counted = e instanceof Increment || e instanceof VariableReference || e instanceof Assignment;
		return counted ? comparisons.continues(e, value(e)) : condition(e);
	}

	@Override
	public BoolExpr condition(Expression e) {
		return execution.signs().where(state.live(), () -> decided(e));
	}

	private BoolExpr decided(Expression e) {
		if (e instanceof Binary b && b.operator().isComparison()) {
			return comparisons.holds(b, value(b.left()), value(b.right()));
		}
		if (e instanceof Unary u && u.kind() == Unary.Kind.NOT) {
			return Bools.not(condition(u.operand()));
		}
		if (e instanceof ShortCircuit s) {
			return shortCircuit(s, ExpressionEvaluator::condition);
		}
		if (e instanceof Cast c && Comparisons.keepsTruth(c)) {
			return condition(c.operand());
		}
		Value value = value(e);
		boolean far = Residues.areOf(e.type()) && Residues.isFar(value.term());
		return far ? Bools.not(execution.arithmetic().far().equal(value.term(), Ints.ZERO, e.type())) : Comparisons.isTrue(value);
	}

	private BoolExpr shortCircuit(ShortCircuit s, BiFunction<ExpressionEvaluator, Expression, BoolExpr> part) {
		BoolExpr left = part.apply(this, s.left());
		BoolExpr enter = s.conjunction() ? left : Bools.not(left);
		BoolExpr[] right = { Bools.TRUE };
		execution.branches().branch(state, enter,
				taken -> right[0] = part.apply(new ExpressionEvaluator(executor, taken, frame), s.right()),
				untaken -> {
				});
		return s.conjunction() ? Bools.and(left, right[0]) : Bools.or(left, right[0]);
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
		return execution.memory().load(places, e.type(), use(e));
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

	private void assign(Expression target, List<Place> places, Value value) {
		Value converted = Structures.converted(value, n -> execution.arithmetic().convert(n, target.type()));
		if (target instanceof VariableReference v) {
			machine.inputs().name(converted, v.variable().name());
		}
		execution.memory().store(places, target.type(), converted, use(target));
	}

	@Override
	public Value visitIntegerLiteral(IntegerLiteral e) {
		return Value.of(e.value());
	}

	@Override
	public Value visitFloatingLiteral(FloatingLiteral e) {
		try {
			double d = Double.parseDouble(e.text().replaceAll("[fFlL]+$", ""));
			if (d == Math.rint(d) && Math.abs(d) < 1e15) {
				return Value.of((long) d);
			}
		} catch (NumberFormatException notDecimal) {
			// a hexadecimal or otherwise special literal: its value is not followed
		}
		return new Value.Number(new Symbol("literal " + e.text(), Role.HAVOC,
				Optional.of(machine.havoc(e.range(), Unfollowed.ORDER_OF_FLOATING_POINT_NUMBERS_IS_NOT_FOLLOWED.of()))));
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
			case NEGATE ->
				new Value.Number(execution.arithmetic().binary(Operator.SUBTRACT, Ints.ZERO, number(e.operand()), e.type(), e.range()));
			case NOT -> new Value.Number(Arithmetic.truth(condition(e)));
			case COMPLEMENT ->
				new Value.Number(execution.arithmetic().binary(Operator.SUBTRACT, Ints.of(-1), number(e.operand()), e.type(), e.range()));
		};
	}

	@Override
	public Value visitBinary(Binary e) {
		if (e.operator().isComparison()) {
			return new Value.Number(Arithmetic.truth(comparisons.holds(e, value(e.left()), value(e.right()))));
		}
		Value left = carried(value(e.left()), e.left().type(), e.type());
		return operate(e.operator(), left, e.left().type(), carried(value(e.right()), e.right().type(), e.type()), e.right().type(), e);
	}

	/** An unsigned number that goes into a wider type is what it is looked at there. */
	private Value carried(Value value, Type from, Type to) {
		return value instanceof Value.Number n ? new Value.Number(execution.arithmetic().carried(n.term(), from, to)) : value;
	}

	private Value operate(Operator operator, Value left, Type leftType, Value right, Type rightType, Expression e) {
		boolean shifts = operator == Operator.ADD || operator == Operator.SUBTRACT;
		if (left instanceof Value.Pointer p && shifts && !(right instanceof Value.Pointer)) {
			IntExpr elements = execution.arithmetic().observed(right.term(), rightType, IntegerType.LONG);
			return p.plus(scaled(operator == Operator.ADD ? elements : Ints.negate(elements), leftType, e));
		}
		if (right instanceof Value.Pointer p && operator == Operator.ADD && !(left instanceof Value.Pointer)) {
			return p.plus(scaled(execution.arithmetic().observed(left.term(), leftType, IntegerType.LONG), e.type(), e));
		}
		if (left instanceof Value.Pointer p && right instanceof Value.Pointer q && operator == Operator.SUBTRACT) {
			return new Value.Number(comparisons.distance(p, q, execution.variables().size(Comparisons.pointee(leftType), state, frame), e));
		}
		IntExpr result = execution.arithmetic().binary(operator, left.term(), right.term(), e.type(), e.range());
		machine.signed().shifted(operator, right.term(), e.type(), state);
		machine.signed().computed(operator, result, leftType, rightType, e.type(), state);
		return new Value.Number(result);
	}

	private IntExpr scaled(IntExpr elements, Type pointer, Expression e) {
		return execution.arithmetic().binary(Operator.MULTIPLY, elements,
				execution.variables().size(Comparisons.pointee(pointer), state, frame),
				IntegerType.LONG,
				e.range());
	}

	@Override
	public Value visitShortCircuit(ShortCircuit e) {
		return new Value.Number(Arithmetic.truth(shortCircuit(e, ExpressionEvaluator::condition)));
	}

	@Override
	public Value visitConditional(Conditional e) {
		BoolExpr condition = condition(e.condition());
		Value[] values = new Value[2];
		execution.branches().branch(state, condition,
				taken -> values[0] = new ExpressionEvaluator(executor, taken, frame).value(e.whenTrue()),
				taken -> values[1] = new ExpressionEvaluator(executor, taken, frame).value(e.whenFalse()));
		if (values[0] == null && values[1] == null) {
			// nobody gets here: behind a loop without end
			return Value.of(0);
		}
		return values[0] == null ? values[1] : values[1] == null ? values[0] : Value.choice(condition, values[0], values[1]);
	}

	@Override
	public Value visitAssignment(Assignment e) {
		List<Place> places = places(e.target());
		Value value;
		if (e.operator().isPresent()) {
			Value right = carried(value(e.value()), e.value().type(), e.target().type());
			Value old = execution.memory().load(places, e.target().type(), use(e.target()));
			value = operate(e.operator().get(), old, e.target().type(), right, e.value().type(), e);
		} else {
			value = carried(value(e.value()), e.value().type(), e.target().type());
			if (e.type() instanceof RecordType && !(value instanceof Value.Structure)) {
				value = new Value.Number(
						machine.lost("record", machine.havoc(e.range(), Unfollowed.COPIES_OF_STRUCTURES_ARE_NOT_FOLLOWED.of())));
			}
		}
		assign(e.target(), places, value);
		execution.structures().takenOver(value, places, state, e.range());
		return value;
	}

	@Override
	public Value visitIncrement(Increment e) {
		List<Place> places = places(e.target());
		Value old = execution.memory().load(places, e.target().type(), use(e.target()));
		Value changed = operate(e.decrement() ? Operator.SUBTRACT : Operator.ADD, old, e.target().type(), Value.of(1), IntegerType.INT, e);
		assign(e.target(), places, changed);
		return e.prefix() ? changed : old;
	}

	@Override
	public Value visitCall(Call e) {
		return executor.calls.call(e, state, frame);
	}

	@Override
	public Value visitCast(Cast e) {
		Value v = value(e.operand());
		return !(v instanceof Value.Number) || e.type() instanceof PointerType ? v
				: new Value.Number(execution.arithmetic().convert(v.term(), e.operand().type(), e.type()));
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
			return converted(value(only), only.type(), e.type());
		}
		ListedValues values = new ListedValues(e, this::value);
		if (e.type() instanceof RecordType) {
			return execution.structures().of(e, execution.initializers(), values)
					.orElseGet(() -> new Value.Number(
							machine.lost("record", machine.havoc(e.range(), Unfollowed.THIS_STRUCTURE_IS_NOT_FOLLOWED.of()))));
		}
		return Value.of(0);
	}

	private Value converted(Value value, Type from, Type to) {
		return Structures.converted(value, n -> execution.arithmetic().convert(n, from, to));
	}

	@Override
	public Value visitAllocation(Allocation e) {
		e.count().ifPresent(this::value);
		return execution.allocations().allocate("new", e.element(), e.range(), frame);
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
			machine.team().ifPresent(t -> t.run().gaps().add(e.gap()));
		}
		machine.team().ifPresent(t -> state.knowledge().setUnknownOrder(Optional.of(e.gap())));
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
