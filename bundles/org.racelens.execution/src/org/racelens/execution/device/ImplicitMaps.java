package org.racelens.execution.device;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.value.Layout;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.KeywordClause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.MapClause;
import org.racelens.openmp.directive.Clause.MapClause.MapType;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Offloading;
import org.racelens.openmp.syntax.Walk;

/**
 * What a target construct does with variables that no clause lists: scalars and pointers are copied as {@code firstprivate} does it, others
 * are mapped; {@code defaultmap} changes that. Variables of {@code declare target} are the device's own. OpenMP 5.2 §5.8.1, §5.8.7.
 */
final class ImplicitMaps {
	private ImplicitMaps() {
	}

	/** The clauses that are implied. */
	static List<Clause> of(Offloading.Target c, Set<Variable> ofDevice) {
		Set<Variable> listed = listed(c);
		Map<Variable, Expression> used = new LinkedHashMap<>();
		Walk.expressions(c.body(), e -> {
			if (e instanceof VariableReference v && isImplied(v.variable(), c, listed, ofDevice)) {
				used.putIfAbsent(v.variable(), e);
			}
		});
		List<ListItem> copied = new ArrayList<>();
		List<Clause> result = new ArrayList<>();
		used.forEach((v, e) -> {
			ListItem item = new ListItem(Optional.of(v), Optional.of(e), v.name(), c.directive().range());
			String behaviour = behaviour(v.type(), c);
			if (behaviour.equals("firstprivate")) {
				copied.add(item);
			} else {
				result.add(new MapClause(type(behaviour), Set.of(), List.of(), List.of(item), c.directive().range()));
			}
		});
		if (!copied.isEmpty()) {
			result.add(new ListClause(ClauseName.FIRSTPRIVATE, Optional.empty(), copied, c.directive().range()));
		}
		return result;
	}

	/** The variables that clauses of the construct name; of a pointer whose section is mapped the pointer itself is not mapped. */
	private static Set<Variable> listed(Construct c) {
		Set<Variable> listed = new LinkedHashSet<>();
		for (Clause clause : c.clauses()) {
			for (ListItem item : clause.items()) {
				boolean pointee = clause instanceof MapClause && item.isPart()
						&& item.variable().filter(v -> v.type() instanceof PointerType).isPresent();
				if (!pointee && clause.name() != ClauseName.DEPEND && clause.name() != ClauseName.ALLOCATE) {
					item.variable().ifPresent(listed::add);
				}
			}
		}
		c.clauses().stream().filter(x -> x.name() == ClauseName.IS_DEVICE_PTR || x.name() == ClauseName.HAS_DEVICE_ADDR)
				.forEach(x -> x.items().forEach(i -> i.variable().filter(v -> v.type() instanceof PointerType).ifPresent(listed::remove)));
		return listed;
	}

	private static boolean isImplied(Variable v, Offloading.Target c, Set<Variable> listed, Set<Variable> ofDevice) {
		boolean function = v.type() instanceof Type.UnknownType && v.constant();
		return !listed.contains(v) && !ofDevice.contains(v) && !function && !v.isThreadLocal()
				&& !c.body().range().contains(v.declaration());
	}

	private static String behaviour(Type type, Construct c) {
		String category = type instanceof PointerType ? "pointer" : Layout.isScalar(type) ? "scalar" : "aggregate";
		String usual = category.equals("aggregate") ? "tofrom" : "firstprivate";
		return c.clauses(KeywordClause.class, ClauseName.DEFAULTMAP).stream()
				.filter(d -> d.modifier().filter(m -> !m.equals("all") && !m.equals(category)).isEmpty())
				.flatMap(d -> d.keyword().stream()).filter(k -> !k.equals("default") && !k.equals("none")).findFirst().orElse(usual);
	}

	private static MapType type(String behaviour) {
		return switch (behaviour) {
			case "to" -> MapType.TO;
			case "from" -> MapType.FROM;
			case "alloc" -> MapType.ALLOC;
			default -> MapType.TOFROM;
		};
	}
}
