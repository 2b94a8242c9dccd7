package org.racelens.repair.flow;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.repair.flow.Fact.Within;
import org.racelens.repair.flow.Fact.Written;
import org.racelens.repair.flow.Part.Element;
import org.racelens.repair.flow.Part.Elements;
import org.racelens.repair.flow.Part.Field;
import org.racelens.repair.flow.Part.Step;

/**
 * Whether all of a part is sure to have been written. Subscripts are taken to lie within their arrays, as in each program with a meaning.
 *
 * @param whole the type of the variable
 */
record Coverage(Facts facts, Type whole, Map<String, RecordDefinition> records) {
	private static final int MOST_ELEMENTS = 64;
	private static final int DEEPEST = 4;

	boolean covers(Part part) {
		try {
			return !facts.reachable() || isWritten(part) || type(part).filter(t -> coversInside(part, t)).isPresent()
					|| isAnyElement(part) && covers(new Part(part.steps().subList(0, part.steps().size() - 1)));
		} catch (ArithmeticException overflow) {
			return false;
		}
	}

	private static boolean isAnyElement(Part part) {
		Step last = part.steps().isEmpty() ? null : part.steps().get(part.steps().size() - 1);
		return last instanceof Part.Somewhere || last instanceof Element e && e.index().constant().isEmpty();
	}

	private boolean isWritten(Part part) {
		return facts.known().stream().anyMatch(f -> f instanceof Written w && contains(w.part().steps(), part.steps()));
	}

	private boolean coversInside(Part part, Type type) {
		if (type instanceof ArrayType a && a.length().orElse(null) instanceof IntegerLiteral n && part.isKnown()) {
			return covers(part.then(new Elements(Sum.of(0), Sum.of(n.value()))))
					|| n.value() <= MOST_ELEMENTS
							&& LongStream.range(0, n.value()).allMatch(i -> covers(part.then(new Element(Sum.of(i)))));
		}
		RecordDefinition record = type instanceof RecordType r ? records.get(r.name()) : null;
		return record != null && !record.union() && !record.fields().isEmpty() && part.isKnown()
				&& record.fields().stream().allMatch(f -> covers(part.then(new Field(f.name()))));
	}

	/** The type of a part; empty for an element of which nothing more is known. */
	private Optional<Type> type(Part part) {
		Type type = whole;
		for (Step step : part.steps()) {
			if (step instanceof Field f && type instanceof RecordType r && records.containsKey(r.name())) {
				type = records.get(r.name()).fields().stream().filter(x -> x.name().equals(f.name())).findFirst()
						.map(RecordDefinition.Field::type).orElse(null);
			} else {
				type = !(step instanceof Field) && type instanceof ArrayType a ? a.element() : null;
			}
			if (type == null) {
				return Optional.empty();
			}
		}
		return part.isKnown() ? Optional.of(type) : Optional.empty();
	}

	private boolean contains(List<Step> written, List<Step> read) {
		if (written.size() > read.size()) {
			return false;
		}
		for (int i = 0; i < written.size(); i++) {
			if (!contains(written.get(i), read.get(i), new Part(read.subList(0, i)))) {
				return false;
			}
		}
		return true;
	}

	private boolean contains(Step written, Step read, Part array) {
		if (written.equals(read)) {
			return true;
		}
		long length = type(array).orElse(null) instanceof ArrayType a && a.length().orElse(null) instanceof IntegerLiteral n
				? n.value() : Long.MAX_VALUE;
		if (!(written instanceof Elements w) || read instanceof Field) {
			return false;
		}
		boolean fromFirst = w.lower().isAtMost(0);
		boolean toLast = w.upper().isAtLeast(length);
		if (read instanceof Element e) {
			return (fromFirst || isNatural(e.index().minus(w.lower()), DEEPEST))
					&& (toLast || isNatural(w.upper().minus(e.index()).plus(-1), DEEPEST));
		}
		return read instanceof Elements r
				? (fromFirst || isNatural(r.lower().minus(w.lower()), DEEPEST))
						&& (toLast || isNatural(w.upper().minus(r.upper()), DEEPEST))
				: fromFirst && toLast;
	}

	/** Whether a sum is sure not to be negative. */
	private boolean isNatural(Sum sum, int depth) {
		if (sum.constant().isPresent() || depth == 0) {
			return sum.isAtLeast(0);
		}
		return facts.known().stream().anyMatch(f -> f instanceof Within w
				&& sum.factorOf(w.variable().id()).filter(c -> isNatural(least(sum, w, c), depth - 1)).isPresent());
	}

	private static Sum least(Sum sum, Within range, long factor) {
		return sum.with(range.variable().id(), factor > 0 ? range.lower() : range.upper().plus(-1));
	}
}
