package org.racelens.openmp.link;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.library.WindowCalls;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;

/** The memory that units of a program put into windows of MPI, which may be what a function of another one is given. */
final class WindowsElsewhere {
	private static final Type ANYTHING = new UnknownType("window");

	/** by the paths of units, what their functions put into windows, by the places of these */
	private final Map<String, Map<SourceRange, Set<Type>>> known = new ConcurrentHashMap<>();

	/** A unit with the types of what others, in functions that did not come along, put into windows. */
	ParsedUnit beside(ParsedUnit unit, List<ParsedUnit> others) {
		Set<SourceRange> followed = unit.functions().stream().map(FunctionDefinition::range).collect(Collectors.toSet());
		Set<Type> types = new LinkedHashSet<>();
		others.forEach(u -> known.computeIfAbsent(u.source().path(), p -> in(u)).forEach((function, found) -> {
			if (!followed.contains(function)) {
				types.addAll(found);
			}
		}));
		return types.isEmpty() ? unit : unit.besideWindows(types);
	}

	private static Map<SourceRange, Set<Type>> in(ParsedUnit unit) {
		Map<SourceRange, Set<Type>> result = new LinkedHashMap<>();
		for (FunctionDefinition f : unit.functions()) {
			Walk.expressions(f.body(), e -> {
				if (e instanceof Call c && WindowCalls.base(c).isPresent()) {
					result.computeIfAbsent(f.range(), r -> new LinkedHashSet<>()).add(type(c));
				}
			});
		}
		return result;
	}

	/** Of classes each unit has its own names. */
	private static Type type(Call c) {
		return WindowCalls.element(c).filter(t -> t instanceof FloatingType || t instanceof IntegerType).orElse(ANYTHING);
	}
}
