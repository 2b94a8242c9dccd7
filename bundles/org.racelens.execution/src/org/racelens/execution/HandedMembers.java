package org.racelens.execution;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable.Origin;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * The functions of objects that calls hand to code which is not seen: closures and other objects that are called like functions, and
 * objects with virtual functions. Who holds such an object may call these with any arguments, whatever the unit calls them with itself.
 */
final class HandedMembers {
	private final ParsedUnit unit;
	private final Map<String, Set<String>> called = new HashMap<>();

	HandedMembers(ParsedUnit unit) {
		this.unit = unit;
		for (FunctionDefinition f : unit.functions()) {
			boolean operator = f.name().equals("operator()") || f.name().equals("operator ()");
			if (operator && !f.parameters().isEmpty() && f.parameters().get(0).type() instanceof PointerType self
					&& self.pointee() instanceof RecordType r) {
				called.computeIfAbsent(r.name(), n -> new LinkedHashSet<>()).add(f.key());
			}
		}
		unit.virtualFunctions().code().forEach((type, code) -> called.computeIfAbsent(type, n -> new LinkedHashSet<>()).addAll(code));
	}

	/** The keys of the functions that closures without captures are converted to, with those of their operators. */
	Map<String, String> converted() {
		Map<String, String> result = new LinkedHashMap<>();
		for (FunctionDefinition operator : unit.functions()) {
			if (operator.parameters().stream().findFirst().filter(p -> p.origin() == Origin.MADE).isPresent()) {
				unit.functions().stream().filter(f -> f != operator && f.range().equals(operator.range()))
						.forEach(f -> result.put(f.key(), operator.key()));
			}
		}
		return result;
	}

	/** Their keys. */
	Set<String> keys() {
		Set<String> result = new LinkedHashSet<>();
		if (called.isEmpty()) {
			return result;
		}
		Map<String, FunctionDefinition> bodies = new HashMap<>();
		unit.functions().forEach(f -> bodies.put(f.key(), f));
		Set<Type> seen = new HashSet<>();
		WrittenVariables.forEach(unit, e -> handed(e, bodies).forEach(type -> collect(type, seen, result)));
		return result;
	}

	/** The types of what an expression hands to unseen code, or makes other objects of, which may get there. */
	private List<Type> handed(Expression e, Map<String, FunctionDefinition> bodies) {
		if (e instanceof Call c) {
			List<FunctionDefinition> called = unit.callees(c).stream().filter(bodies::containsKey).map(bodies::get).toList();
			return IntStream.range(0, c.arguments().size())
					.filter(i -> called.isEmpty() || called.stream().anyMatch(f -> converts(c, i, f)))
					.mapToObj(i -> given(c.arguments().get(i)).type()).toList();
		}
		if (e instanceof Unmodelled u) {
			return u.operands().stream().map(Expression::type).toList();
		}
		return e instanceof Assignment a && !a.value().type().equals(a.target().type()) ? List.of(a.value().type()) : List.of();
	}

	/**
	 * Whether a function in sight takes an argument as an object of another class: the library's are declared to take what they convert.
	 */
	private static boolean converts(Call c, int argument, FunctionDefinition called) {
		return argument < called.parameters().size() && record(given(c.arguments().get(argument)).type())
				.filter(r -> record(called.parameters().get(argument).type()).filter(r::equals).isEmpty()).isPresent();
	}

	private static Optional<RecordType> record(Type type) {
		return type instanceof PointerType p ? record(p.pointee()) : type instanceof RecordType r ? Optional.of(r) : Optional.empty();
	}

	private static Expression given(Expression e) {
		return e instanceof Cast c ? given(c.operand()) : e;
	}

	private void collect(Type type, Set<Type> seen, Set<String> result) {
		if (type instanceof PointerType p) {
			collect(p.pointee(), seen, result);
		} else if (type instanceof ArrayType a) {
			collect(a.element(), seen, result);
		} else if (type instanceof RecordType r && seen.add(r)) {
			result.addAll(called.getOrDefault(r.name(), Set.of()));
			Optional.ofNullable(unit.records().get(r.name())).map(RecordDefinition::fields)
					.ifPresent(fields -> fields.forEach(f -> collect(f.type(), seen, result)));
		}
	}
}
