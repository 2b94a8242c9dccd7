package org.racelens.execution;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.arithmetic.Structures;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.ThreadCopies;
import org.racelens.execution.region.Formation;
import org.racelens.execution.region.MemoryObject;
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
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.ArraySection;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;

/** Evaluates lvalues to the places that they may name. */
final class PlaceEvaluator {
	private final Executor executor;
	private final Execution execution;
	private final Machine machine;
	private final State state;
	private final Frame frame;
	private final ExpressionEvaluator evaluator;

	PlaceEvaluator(Executor executor, State state, Frame frame, ExpressionEvaluator evaluator) {
		this.executor = executor;
		execution = executor.execution;
		this.machine = execution.machine();
		this.state = state;
		this.frame = frame;
		this.evaluator = evaluator;
	}

	/** The places an lvalue may name; none where its origin is not known. */
	List<Place> places(Expression e) {
		machine.step();
		if (e instanceof VariableReference v) {
			return named(v.variable());
		}
		if (e instanceof Subscript s) {
			return subscripted(s);
		}
		if (e instanceof Member m) {
			return member(m);
		}
		if (e instanceof Dereference d) {
			return evaluator.value(d.pointer()).targets().stream().map(p -> p.formed(p.formation().elsewhere())).toList();
		}
		if (e instanceof Cast c && c.moved() == 0 && !(c.type() instanceof RecordType)) {
			return places(c.operand());
		}
		if (e instanceof Comma c) {
			evaluator.value(c.first());
			return places(c.second());
		}
		if (e instanceof ArraySection s) {
			return places(s.base());
		}
		if (e instanceof Assignment || e instanceof Increment i && i.prefix()) {
			evaluator.value(e);
			return places(e instanceof Assignment a ? a.target() : ((Increment) e).target());
		}
		if (e instanceof StringLiteral s) {
			return List.of(Place.of(machine.made().unnamed().literal(s)));
		}
		if (e instanceof Conditional c) {
			return chosen(c);
		}
		if (e instanceof InitializerList || e instanceof Call) {
			return temporary(e);
		}
		evaluator.value(e);
		return List.of();
	}

	/** What a variable names; of a threadprivate one whose copy in the serial code pointers reach, that is the copy of thread 0. */
	private List<Place> named(Variable variable) {
		if (variable.isThreadLocal()) {
			executor.statics.beforeUse(variable, state, frame);
		}
		MemoryObject object = execution.variables().object(variable, state, frame);
		if (!machine.serial().primaryCopies().contains(variable) || !ThreadCopies.isCopy(object)) {
			return List.of(Place.of(object));
		}
		BoolExpr primary = Bools.isZero(machine.task().orElseThrow().executor());
		return List.of(Place.of(execution.variables().primaryCopy(variable)).under(primary), Place.of(object).under(Bools.not(primary)));
	}

	/** Both alternatives of a conditional expression: in C++ it names the one that is chosen. */
	private List<Place> chosen(Conditional e) {
		BoolExpr condition = evaluator.condition(e.condition());
		List<Place> places = new ArrayList<>();
		execution.branches().branch(state, condition,
				taken -> execution.at(taken, frame).places(e.whenTrue()).forEach(p -> places.add(p.under(condition))),
				taken -> execution.at(taken, frame).places(e.whenFalse()).forEach(p -> places.add(p.under(Bools.not(condition)))));
		return places;
	}

	private List<Place> temporary(Expression e) {
		boolean object = e.type() instanceof RecordType || e.type() instanceof ArrayType
				|| e instanceof InitializerList && Layout.isScalar(e.type());
		if (!object) {
			return evaluator.value(e).targets();
		}
		if (e instanceof InitializerList list && !Layout.isScalar(e.type()) && !Structures.isWhole(list)) {
			return List.of(Place.of(listed(list)));
		}
		Value value = evaluator.value(e);
		MemoryObject made = execution.variables().unnamed(e, state, frame);
		if (Layout.isScalar(e.type()) || value instanceof Value.Structure) {
			state.setContents(made, execution.structures().filled(execution.initializers().unknown(made), e.type(), value));
			execution.structures().takenOver(value, List.of(Place.of(made)), state, e.range());
		} else {
			state.setContents(made, execution.memory().held().lost(made, e.range(), Unfollowed.ITS_INITIAL_VALUE_IS_NOT_FOLLOWED.of()));
		}
		return List.of(Place.of(made));
	}

	/** The unnamed object that starts with what stands in braces. */
	private MemoryObject listed(InitializerList list) {
		ListedValues values = new ListedValues(list, evaluator::value);
		MemoryObject made = execution.variables().unnamed(list, state, frame);
		state.setContents(made, execution.initializers().of(made, list.type(), list, values));
		values.homes().forEach(h -> execution.structures().takenOver(h, List.of(Place.of(made)), state, list.range()));
		return made;
	}

	private List<Place> subscripted(Subscript s) {
		boolean reversed = !(s.base().type() instanceof ArrayType || s.base().type() instanceof PointerType)
				&& (s.index().type() instanceof ArrayType || s.index().type() instanceof PointerType);
		Expression base = reversed ? s.index() : s.base();
		Expression position = reversed ? s.base() : s.index();
		List<Place> places = base.type() instanceof ArrayType ? places(base) : evaluator.value(base).targets();
		IntExpr elements = execution.arithmetic().elements(evaluator.number(position), position.type());
		IntExpr stride = execution.variables().size(s.type(), state, frame);
		IntExpr bytes = execution.arithmetic().binary(Operator.MULTIPLY, elements, stride, IntegerType.LONG, s.range());
		BoolExpr inside = dimension(base).map(n -> Bools.and(Bools.lessEqual(Ints.ZERO, elements), Bools.less(elements, n)))
				.orElse(Bools.TRUE);
		boolean kept = base.type() instanceof ArrayType a && a.subscripts() == ArrayType.Subscripts.INSIDE;
		List<Place> result = new ArrayList<>();
		for (Place p : places) {
			List<IntExpr> indices = indices(p, base, elements, s.shift());
			Formation start = p.formation();
			Formation there = kept && !start.steps().isEmpty() ? start.step(elements, stride) : start.start(p.offset(), elements, stride);
			result.add(p.plus(bytes).formed((kept ? there.keeping(inside) : there.within(inside)).indexed(indices)));
		}
		return result;
	}

	/** The numbers of an element as the source counts them, with those of the rows around it. */
	private List<IntExpr> indices(Place start, Expression base, IntExpr element, Optional<Expression> shift) {
		boolean isRow = base instanceof Subscript row && row.shift().isPresent();
		if (shift.isEmpty() || isRow && start.formation().indices().isEmpty()) {
			return List.of();
		}
		List<IntExpr> indices = new ArrayList<>(isRow ? start.formation().indices() : List.of());
		machine.recorder().silently(() -> indices.add(Ints.add(element, evaluator.number(shift.get()))));
		return indices;
	}

	/** The number of elements of an array; none where it is not declared, or that of a last member, which may stand for any. */
	private Optional<IntExpr> dimension(Expression array) {
		Optional<Expression> length = array.type() instanceof ArrayType a ? a.length() : Optional.empty();
		if (length.orElse(null) instanceof Expression.IntegerLiteral literal) {
			return Optional.of(literal.value()).filter(n -> n > 1 || !(array instanceof Member)).map(Ints::of);
		}
		return length.flatMap(n -> state.length(n).or(() -> Optional.of(evaluator.number(n))));
	}

	private List<Place> member(Member m) {
		List<Place> places = places(m.object());
		Optional<Field> field = machine.layout().field(m.object().type(), m.field());
		if (field.isEmpty()) {
			return List.of();
		}
		Optional<Long> size = m.type() instanceof ArrayType ? machine.layout().size(m.type()) : Optional.empty();
		return places.stream().map(p -> bits(member(p.member(field.get().offset()), size), field.get())).toList();
	}

	private static Place bits(Place p, Field field) {
		return Place.BitField.of(field).map(p::bits).orElse(p);
	}

	private static Place member(Place p, Optional<Long> size) {
		return size.isPresent() && p.offset() instanceof Constant c ? p.inMember(c.value(), c.value() + size.get()) : p;
	}
}
