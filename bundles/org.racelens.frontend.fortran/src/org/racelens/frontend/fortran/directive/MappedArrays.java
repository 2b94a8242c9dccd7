package org.racelens.frontend.fortran.directive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.expression.Members;
import org.racelens.frontend.fortran.expression.Triplet;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.frontend.fortran.tree.Snippet;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.ArraySection;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.MapClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;

/** What is mapped with an allocatable array or a pointer: its elements besides what describes them. OpenMP 5.2 §5.8.3 */
record MappedArrays(Parts parts, Scope scope, PreparedText file, Code code) {
	private static final Set<DirectiveName> MAPPING = Set.of(DirectiveName.TARGET, DirectiveName.TARGET_DATA,
			DirectiveName.TARGET_ENTER_DATA, DirectiveName.TARGET_EXIT_DATA, DirectiveName.TARGET_UPDATE);

	/** A directive with them. */
	Directive of(Directive d) {
		return d.names().stream().anyMatch(MAPPING::contains)
				? new Directive(d.names(), d.arguments(), d.clauses().stream().map(this::of).toList(), d.doubts(), d.range())
				: d;
	}

	private Clause of(Clause clause) {
		if (clause instanceof MapClause m) {
			return of(m);
		}
		boolean moves = clause.name() == ClauseName.TO || clause.name() == ClauseName.FROM;
		return moves && clause instanceof ListClause l
				? new ListClause(l.name(), l.modifier(),
						items(l.items(), l.modifier().filter(m -> m.contains("mapper")).isPresent()), l.step(), l.iterators(), l.range())
				: clause;
	}

	/** A clause with them. */
	MapClause of(MapClause m) {
		return new MapClause(m.type(), m.modifiers(), m.iterators(),
				items(m.items(), m.modifiers().stream().anyMatch(x -> x.startsWith("mapper"))), m.range());
	}

	private List<ListItem> items(List<ListItem> written, boolean mapper) {
		List<ListItem> all = new ArrayList<>(written);
		written.forEach(i -> Snippet.expression(file, i.text(), i.range()).ifPresent(e -> all.addAll(besides(e, i, mapper))));
		return all;
	}

	private List<ListItem> besides(Node e, ListItem item, boolean mapper) {
		List<ListItem> all = new ArrayList<>();
		elements(e, item).ifPresent(all::add);
		Optional<Value> object = e.is("identifier", "derived_type_member_expression") ? parts.designators().object(e, scope, code)
				: Optional.empty();
		object.filter(v -> !mapper && !parts.unit().directives().hasMapper(v.type())).ifPresent(v -> components(v, item, all));
		return all;
	}

	/** An object is mapped with its allocatable components. */
	private void components(Value object, ListItem item, List<ListItem> all) {
		if (!Members.hold(parts.unit(), object.type())) {
			return;
		}
		if (object.isArray() || object.whole().isEmpty()) {
			all.add(new ListItem(Optional.empty(), Optional.empty(), item.text(), item.range()));
			return;
		}
		for (DerivedType.Component c : parts.unit().derived(object.type()).orElseThrow().components().values()) {
			Value part = Members.of(object.scalar(), c, item.range());
			if (c.holding() == DerivedType.Holding.ALLOCATABLE) {
				Optional<Expression> elements = part.whole().filter(w -> w.descriptor().isPresent() && w.object().isPresent())
						.flatMap(w -> section(w, part, List.of(), item));
				all.add(new ListItem(Optional.empty(), elements, item.text(), item.range()));
			}
			if (Members.isOfItself(parts.unit(), c, object.type())) {
				all.add(new ListItem(Optional.empty(), Optional.empty(), item.text(), item.range()));
			} else if (c.holding() != DerivedType.Holding.POINTER) {
				components(part, item, all);
			}
		}
	}

	private Optional<ListItem> elements(Node e, ListItem item) {
		boolean part = e.is("call_expression");
		Node named = part ? e.children().get(0) : e;
		Optional<Value> array = named.is("identifier", "derived_type_member_expression", "call_expression")
				? parts.designators().object(named, scope, code) : Optional.empty();
		Optional<Value.Whole> whole = array.flatMap(Value::whole).filter(w -> w.descriptor().isPresent() && w.object().isPresent());
		return whole.map(w -> new ListItem(Optional.empty(), section(w, array.get(), part ? subscripts(e) : List.of(), item), item.text(),
				item.range()));
	}

	private static List<Node> subscripts(Node e) {
		return e.child("argument_list").map(Node::parts).orElse(List.of());
	}

	/** The elements, where they lie side by side. */
	private Optional<Expression> section(Value.Whole whole, Value array, List<Node> subscripts, ListItem item) {
		Expression start = Terms.number(0, item.range());
		Expression count = Terms.number(1, item.range());
		Expression before = count;
		boolean closed = false;
		for (int d = 0; d < whole.dimensions().size(); d++) {
			Dimension bounds = whole.dimensions().get(d);
			Optional<Node> subscript = d < subscripts.size() ? Optional.of(subscripts.get(d)) : Optional.empty();
			Optional<Triplet> triplet = subscript.filter(s -> s.is("extent_specifier")).map(Triplet::of);
			boolean one = subscript.isPresent() && triplet.isEmpty();
			if (bounds.extent().isEmpty() || closed && !one || triplet.filter(t -> t.stride().isPresent()).isPresent()) {
				return Optional.empty();
			}
			Expression lower = one ? number(subscript.get()) : triplet.flatMap(Triplet::lower).map(this::number).orElse(bounds.lower());
			Optional<Expression> upper = triplet.flatMap(Triplet::upper).map(this::number);
			closed |= one || upper.isPresent() || triplet.filter(t -> t.lower().isPresent()).isPresent();
			start = Terms.plus(start, Terms.times(before, Terms.minus(lower, bounds.lower())));
			if (!one) {
				Expression last = upper.orElseGet(() -> bounds.upper().orElseThrow());
				count = Terms.times(count, Terms.plus(Terms.minus(last, lower), Terms.number(1, item.range())));
			}
			before = Terms.times(before, bounds.extent().get());
		}
		Expression data = whole.descriptor().get().data(whole.object().get(), item.range());
		return whole.isContiguous() ? Optional.of(new ArraySection(data, Optional.of(start), Optional.of(count), Optional.empty(),
				array.type(), item.range())) : Optional.empty();
	}

	private Expression number(Node n) {
		return Terms.converted(parts.expressions().scalar(n, scope, code), Types.INDEX);
	}
}
