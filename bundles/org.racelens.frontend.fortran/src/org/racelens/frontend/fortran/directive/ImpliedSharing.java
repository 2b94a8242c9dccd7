package org.racelens.frontend.fortran.directive;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Entity.Data.Form;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.KeywordClause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;

/**
 * The data-sharing attributes that Fortran's rules give to names which no clause lists, as clauses. OpenMP 5.2 §5.1.1
 *
 * @param governed the statements that the directive governs
 * @param names the construct's scope
 */
record ImpliedSharing(Parts parts, DirectiveReader reader, List<Node> governed, Scope outer, Scope names) {
	private static final Set<ClauseName> SHARING = Set.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.LASTPRIVATE,
			ClauseName.SHARED, ClauseName.REDUCTION, ClauseName.IN_REDUCTION, ClauseName.LINEAR, ClauseName.COPYIN, ClauseName.MAP,
			ClauseName.IS_DEVICE_PTR, ClauseName.USE_DEVICE_PTR);
	private static final Set<DirectiveName> PRIVATISING = Set.of(DirectiveName.PARALLEL, DirectiveName.TEAMS, DirectiveName.TASK,
			DirectiveName.TASKLOOP);

	/** The directive with what is implied. */
	Directive of(Directive directive) {
		Set<String> listed = listed(directive);
		Directive result = byDefault(directive, listed);
		result = ofOrphanedTask(result, listed);
		return directive.names().stream().anyMatch(PRIVATISING::contains) ? withIndices(result, listed) : result;
	}

	private static Set<String> listed(Directive directive) {
		Set<String> listed = new LinkedHashSet<>();
		directive.clauses().stream().filter(c -> SHARING.contains(c.name()))
				.forEach(c -> c.items().forEach(i -> i.variable().ifPresent(v -> {
					listed.add(v.name());
					listed.add(i.text().strip().toLowerCase(Locale.ROOT));
				})));
		return listed;
	}

	/** {@code default(private)} and {@code default(firstprivate)} */
	private Directive byDefault(Directive directive, Set<String> listed) {
		Optional<KeywordClause> written = directive.clause(KeywordClause.class, ClauseName.DEFAULT);
		Optional<ClauseName> sharing = written.flatMap(KeywordClause::keyword).map(k -> switch (k) {
			case "private" -> ClauseName.PRIVATE;
			case "firstprivate" -> ClauseName.FIRSTPRIVATE;
			default -> ClauseName.DEFAULT;
		}).filter(n -> n != ClauseName.DEFAULT);
		if (sharing.isEmpty()) {
			return directive;
		}
		List<Clause> clauses = new ArrayList<>(directive.clauses());
		clauses.remove(written.get());
		List<ListItem> items = items(written.get().range(), listed, d -> !d.variable().isThreadLocal());
		return items.isEmpty() ? directive.with(clauses) : with(directive.with(clauses), sharing.get(), items, written.get().range());
	}

	/** Which variables a rule is about. */
	private interface Rule {
		boolean isAbout(Data data);
	}

	private List<ListItem> items(SourceRange at, Set<String> listed, Rule rule) {
		Set<String> used = new LinkedHashSet<>();
		governed.forEach(n -> collect(n, used));
		List<ListItem> items = new ArrayList<>();
		for (String name : used) {
			if (!listed.contains(name) && outer.lookup(name).orElse(null) instanceof Data d && rule.isAbout(d)) {
				items.add(new ListItem(Optional.of(d.variable()), Optional.empty(), name, at));
				listed.add(name);
			}
		}
		return items;
	}

	private static void collect(Node n, Set<String> names) {
		if (n.is("identifier")) {
			names.add(n.name());
		}
		n.children().forEach(c -> collect(c, names));
	}

	private static Directive with(Directive directive, ClauseName name, List<ListItem> items, SourceRange at) {
		List<Clause> clauses = new ArrayList<>(directive.clauses());
		clauses.add(new ListClause(name, Optional.empty(), items, at));
		return directive.with(clauses);
	}

	/** Dummy arguments are {@code firstprivate} in a task whose procedure has no parallel construct around it. */
	private Directive ofOrphanedTask(Directive directive, Set<String> listed) {
		boolean task = directive.names().contains(DirectiveName.TASK) || directive.names().contains(DirectiveName.TASKLOOP);
		boolean orphaned = !directive.names().contains(DirectiveName.PARALLEL) && !outer.constructs().contains(DirectiveName.PARALLEL);
		if (!task || !orphaned || directive.has(ClauseName.DEFAULT)) {
			return directive;
		}
		List<ListItem> items = items(directive.range(), new LinkedHashSet<>(listed),
				d -> d.form() == Form.ADDRESS && d.dimensions().stream().allMatch(n -> n.extent().isPresent())
						&& outer.procedure().dummies().contains(d.variable().name()));
		return items.isEmpty() ? directive : with(directive, ClauseName.FIRSTPRIVATE, items, directive.range());
	}

	/** The indices of sequential loops are private in the innermost construct around them of these. */
	private Directive withIndices(Directive directive, Set<String> listed) {
		Set<String> indices = new LoopIndices(reader, outer).of(governed, LoopIndices.associated(directive));
		List<ListItem> items = new ArrayList<>();
		for (String name : indices) {
			Data d = parts.designators().variable(name, outer, directive.range()).orElse(null);
			if (!listed.contains(name) && d != null && !d.variable().isThreadLocal() && d.dimensions().isEmpty()) {
				Variable own = parts.unit().variable(name, d.element(), Storage.LOCAL, directive.range());
				names.declare(name, new Data(own, Form.DIRECT, d.element(), List.of()));
				items.add(new ListItem(Optional.of(own), Optional.empty(), name, directive.range()));
			}
		}
		return items.isEmpty() ? directive : with(directive, ClauseName.PRIVATE, items, directive.range());
	}
}
