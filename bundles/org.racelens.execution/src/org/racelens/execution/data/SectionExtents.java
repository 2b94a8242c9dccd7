package org.racelens.execution.data;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.interpreter.Evaluation;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.SectionExtent;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.ArraySection;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause.ListItem;

/**
 * The memory that an array section or an array element of a list names: one contiguous piece, as the specification wants it of reductions.
 * OpenMP 5.2 §3.2.5, §5.5.5
 */
public final class SectionExtents {
	private final Execution execution;
	private final State state;
	private final Frame frame;

	public SectionExtents(Execution execution, State state, Frame frame) {
		this.execution = execution;
		this.state = state;
		this.frame = frame;
	}

	/**
	 * @param start bytes from where the base begins to the first selected element
	 * @param span bytes from there to the last one
	 */
	record Part(List<Place> places, IntExpr start, IntExpr span) {
	}

	/** The extent; nothing for strides, and where it is not known what a pointer points to. */
	public Optional<SectionExtent> of(ListItem item) {
		Expression e = item.expression().orElseThrow();
		return part(e, item).filter(p -> !p.places.isEmpty())
				.map(p -> new SectionExtent(p.places, p.start, Ints.add(p.span, execution.variables().size(e.type(), state, frame))));
	}

	private Optional<Part> part(Expression e, ListItem item) {
		if (e instanceof ArraySection s) {
			boolean dense = s.stride().filter(x -> !(x instanceof IntegerLiteral n && n.value() == 1)).isEmpty();
			IntExpr lower = s.lower().map(this::number).orElse(Ints.ZERO);
			return dense ? base(s.base(), item).map(b -> selected(b, lower, length(s, lower), s.type(), s.range())) : Optional.empty();
		}
		return e instanceof Subscript s
				? base(s.base(), item).map(b -> selected(b, number(s.index()), Ints.ONE, s.type(), s.range()))
				: Optional.empty();
	}

	private Optional<Part> base(Expression e, ListItem item) {
		if (e instanceof ArraySection || e instanceof Subscript && e.type() instanceof ArrayType) {
			return e.type() instanceof ArrayType ? part(e, item) : Optional.empty();
		}
		Evaluation evaluator = execution.at(state, frame);
		List<Place> places = e.type() instanceof ArrayType ? evaluator.places(e) : evaluator.value(e).targets();
		return e.type() instanceof ArrayType || e.type() instanceof PointerType ? Optional.of(new Part(places, Ints.ZERO, Ints.ZERO))
				: Optional.empty();
	}

	private Part selected(Part base, IntExpr lower, IntExpr length, Type element, SourceRange range) {
		IntExpr size = execution.variables().size(element, state, frame);
		IntExpr start = times(lower, size, range);
		return new Part(base.places.stream().map(p -> p.plus(start)).toList(), Ints.add(base.start, start),
				Ints.add(base.span, times(Ints.add(length, -1), size, range)));
	}

	/** Without a length a section reaches to the end of its dimension. */
	private IntExpr length(ArraySection s, IntExpr lower) {
		Optional<Expression> dimension = s.base().type() instanceof ArrayType a ? a.length() : Optional.empty();
		return s.length().map(this::number)
				.orElseGet(() -> Ints.subtract(dimension.map(n -> state.length(n).orElseGet(() -> number(n))).orElse(Ints.ONE), lower));
	}

	private IntExpr number(Expression e) {
		return execution.arithmetic().observed(execution.at(state, frame).number(e), e.type(), IntegerType.LONG);
	}

	private IntExpr times(IntExpr a, IntExpr b, SourceRange range) {
		return execution.arithmetic().binary(Operator.MULTIPLY, a, b, IntegerType.LONG, range);
	}
}
