package org.racelens.frontend.fortran.directive;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.expression.Members;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Entity.Data.Form;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.KeywordClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.MapClause;
import org.racelens.openmp.directive.Clause.MapClause.MapType;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Statement.Declaration;

/**
 * What a target construct does with names that no clause lists and that are no variables of the model by themselves: dummy arguments, and
 * objects with descriptors. Numbers are copied, others are mapped with all their elements. OpenMP 5.2 §5.8.1, §5.8.7
 *
 * @param names the construct's scope, in which copies are declared
 * @param code in front of the construct
 */
record ImpliedMaps(Parts parts, List<Node> governed, PreparedText file, Scope outer, Scope names, Code code) {
	private static final Set<ClauseName> SAYING_NOTHING = Set.of(ClauseName.DEPEND, ClauseName.ALLOCATE, ClauseName.USES_ALLOCATORS);
	private static final Pattern NAME = Pattern.compile("\\w+");
	private static final String FIRSTPRIVATE = "firstprivate";
	private static final Map<String, MapType> TYPES = Map.of("to", MapType.TO, FIRSTPRIVATE, MapType.TO, "from", MapType.FROM, "alloc",
			MapType.ALLOC);

	/** The directive with what is implied. */
	Directive of(Directive directive) {
		if (!directive.names().contains(DirectiveName.TARGET)) {
			return directive;
		}
		Set<String> listed = listed(directive);
		Set<String> used = new LinkedHashSet<>();
		governed.forEach(n -> collect(n, used));
		List<Clause> clauses = new ArrayList<>(directive.clauses());
		for (String name : used) {
			if (!listed.contains(name) && outer.lookup(name).orElse(null) instanceof Data d && isMeant(d)) {
				clauses.addAll(clauses(name, d, directive));
			}
		}
		return directive.with(clauses);
	}

	private static Set<String> listed(Directive directive) {
		Set<String> listed = new LinkedHashSet<>();
		directive.clauses().stream().filter(c -> !SAYING_NOTHING.contains(c.name())).flatMap(c -> c.items().stream()).forEach(i -> {
			Matcher name = NAME.matcher(i.text().toLowerCase(Locale.ROOT));
			if (name.find()) {
				listed.add(name.group());
			}
		});
		return listed;
	}

	private static void collect(Node n, Set<String> names) {
		if (n.is("identifier")) {
			names.add(n.name());
		}
		n.children().forEach(c -> collect(c, names));
	}

	/** Whether the model would not map it, or not all of it. */
	private boolean isMeant(Data d) {
		boolean own = d.variable().isThreadLocal() || parts.unit().directives().isOnDevice(d.variable());
		boolean open = !d.isDescribed() && !hasExtent(d.dimensions());
		return !own && (d.isDescribed() || d.form() == Form.ADDRESS && !open
				|| Members.hold(parts.unit(), d.element()) || parts.unit().directives().hasUnread(parts.unit(), d.element()));
	}

	/** Whether all extents are known: the last one says nothing where it is 1, as programs of old have it. */
	private static boolean hasExtent(List<Dimension> dimensions) {
		return dimensions.stream().allMatch(n -> n.extent().isPresent()) && (dimensions.isEmpty() || dimensions
				.get(dimensions.size() - 1).extent().flatMap(Terms::constant).filter(n -> n == 1).isEmpty());
	}

	private List<? extends Clause> clauses(String name, Data d, Directive directive) {
		SourceRange at = directive.range();
		boolean number = !d.isDescribed() && d.dimensions().isEmpty() && Types.isNumber(d.element());
		String behaviour = behaviour(d, number, directive);
		if (behaviour.equals(FIRSTPRIVATE) && number) {
			Variable copy = parts.unit().variable(name, d.element(), Storage.LOCAL, at);
			code.add(new Declaration(copy, Optional.of(d.object(at)), at));
			names.declare(name, new Data(copy, Form.DIRECT, d.element(), List.of()));
			return List.of();
		}
		ListItem item = new ListItem(Optional.of(d.variable()), Optional.of(d.object(at)), name, at);
		return new MappedArrays(parts, outer, file, code)
				.of(new MapClause(type(behaviour), isOwn(d) ? Set.of() : Set.of(MapClause.IMPLIED), List.of(), List.of(item), at));
	}

	/** Whether no other name leads to what it holds. */
	private boolean isOwn(Data d) {
		return !parts.unit().isTarget(d.variable()) && !(d.isDescribed() && d.descriptor().isPointer());
	}

	private static String behaviour(Data d, boolean number, Directive directive) {
		String category = d.isDescribed() ? d.descriptor().isPointer() ? "pointer" : "allocatable" : number ? "scalar" : "aggregate";
		return directive.clauses(KeywordClause.class, ClauseName.DEFAULTMAP).stream()
				.filter(c -> c.modifier().filter(m -> !m.equals("all") && !m.equals(category)).isEmpty())
				.flatMap(c -> c.keyword().stream()).filter(k -> !k.equals("default") && !k.equals("none")).findFirst()
				.orElse(number ? FIRSTPRIVATE : "tofrom");
	}

	private static MapType type(String behaviour) {
		return TYPES.getOrDefault(behaviour, MapType.TOFROM);
	}
}
