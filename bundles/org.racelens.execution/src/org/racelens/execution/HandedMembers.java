package org.racelens.execution;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
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

	/** Their keys. */
	Set<String> keys() {
		Set<String> result = new LinkedHashSet<>();
		if (called.isEmpty()) {
			return result;
		}
		Set<String> bodies = unit.functions().stream().map(FunctionDefinition::key).collect(Collectors.toSet());
		Set<Type> seen = new HashSet<>();
		WrittenVariables.forEach(unit, e -> {
			if (e instanceof Call c && unit.callees(c).stream().noneMatch(bodies::contains)) {
				c.arguments().forEach(a -> collect(given(a).type(), seen, result));
			} else if (e instanceof Unmodelled u) {
				// a closure that becomes a pointer to a function
				u.operands().forEach(o -> collect(o.type(), seen, result));
			}
		});
		return result;
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
