package org.racelens.frontend.fortran.directive;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.frontend.fortran.expression.ArrayAccess;
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
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.MapClause;
import org.racelens.openmp.directive.Clause.MapClause.MapType;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;

/** What is mapped with an allocatable array or a pointer: its elements besides what describes them. OpenMP 5.2 §5.8.3 */
record MappedArrays(Parts parts, Scope scope, PreparedText file, Code code) {
	private static final Set<DirectiveName> MAPPING = Set.of(DirectiveName.TARGET, DirectiveName.TARGET_DATA,
			DirectiveName.TARGET_ENTER_DATA, DirectiveName.TARGET_EXIT_DATA, DirectiveName.TARGET_UPDATE);

	private static final Pattern MAPPER = Pattern.compile("mapper\\s*\\(\\s*(\\w+)\\s*\\)");

	/** A directive with them. */
	Directive of(Directive d) {
		return d.names().stream().anyMatch(MAPPING::contains)
				? new Directive(d.names(), d.arguments(), d.clauses().stream().<Clause>flatMap(c -> of(c, d).stream()).toList(), d.doubts(),
						d.range())
				: d;
	}

	private List<? extends Clause> of(Clause clause, Directive directive) {
		if (clause instanceof MapClause m) {
			return of(m, directive.names().contains(DirectiveName.TARGET_EXIT_DATA) ? MapType.RELEASE : MapType.TO);
		}
		boolean moves = clause.name() == ClauseName.TO || clause.name() == ClauseName.FROM;
		return moves && clause instanceof ListClause l ? List.of(new ListClause(l.name(), l.modifier(),
				items(l.items(), mapper(l.modifier().stream().flatMap(m -> Stream.of(m.split(", "))))), l.step(), l.iterators(),
				l.range())) : List.of(clause);
	}

	/** A clause with them. What describes elements goes to the device, where it never changes, and does not come back. */
	List<MapClause> of(MapClause m) {
		return of(m, MapType.TO);
	}

	private List<MapClause> of(MapClause m, MapType described) {
		Optional<String> mapper = mapper(m.modifiers().stream());
		List<ListItem> describing = m.items().stream().filter(i -> isDescribing(i, mapper)).toList();
		MapClause all = new MapClause(m.type(), m.modifiers(), m.iterators(), items(m.items(), mapper), m.range());
		if (describing.isEmpty()) {
			return List.of(all);
		}
		MapType type = m.type() == MapType.DELETE || m.type() == MapType.RELEASE ? m.type() : described;
		return List.of(new MapClause(type, m.modifiers(), m.iterators(), describing, m.range()), all);
	}

	private static Optional<String> mapper(Stream<String> modifiers) {
		return modifiers.map(MAPPER::matcher).filter(Matcher::matches).map(m -> m.group(1).toLowerCase(Locale.ROOT)).findFirst();
	}

	/** Whether objects of a type are mapped by what is not understood. */
	private boolean isUnread(Type type, Optional<String> mapper) {
		return parts.unit().derived(type).isPresent() && (parts.unit().directives().hasUnread(parts.unit(), type)
				|| mapper.filter(m -> !m.equals("default") && !parts.unit().directives().hasMapper(m, type)).isPresent());
	}

	/** Whether an item by itself is what describes elements, or holds it. */
	private boolean isDescribing(ListItem item, Optional<String> mapper) {
		return Snippet.expression(file, item.text(), item.range())
				.filter(e -> described(e).isPresent() || holder(e, mapper).isPresent()).isPresent();
	}

	/** An object that holds what describes elements, and that no mapper maps. */
	private Optional<Value> holder(Node e, Optional<String> mapper) {
		Optional<Value> object = e.is("identifier", "derived_type_member_expression") && described(e).isEmpty()
				? parts.designators().object(e, scope, code) : Optional.empty();
		return object.filter(v -> !v.isArray() && v.whole().isPresent() && Members.hold(parts.unit(), v.type()))
				.filter(v -> mapper.isEmpty() && !parts.unit().directives().hasMapper(v.type()) && !isUnread(v.type(), mapper));
	}

	/** The components of such an object that describe nothing. */
	private void plain(Value object, ListItem item, List<ListItem> all) {
		for (DerivedType.Component c : parts.unit().derived(object.type()).orElseThrow().components().values()) {
			Value part = Members.of(object.scalar(), c, item.range());
			if (c.holding() != DerivedType.Holding.ALLOCATABLE && c.holding() != DerivedType.Holding.POINTER) {
				if (Members.hold(parts.unit(), part.type()) && !part.isArray()) {
					plain(part, item, all);
				} else {
					Optional<Expression> place = part.isArray() ? part.whole().flatMap(Value.Whole::object) : Optional.of(part.scalar());
					all.add(new ListItem(item.variable(), place, item.text(), item.range()));
				}
			}
		}
	}

	private List<ListItem> items(List<ListItem> written, Optional<String> mapper) {
		List<ListItem> all = new ArrayList<>();
		for (ListItem i : written) {
			Optional<Node> e = Snippet.expression(file, i.text(), i.range());
			Optional<Value> holder = e.flatMap(n -> holder(n, mapper));
			holder.ifPresent(h -> plain(h, i, all));
			if (holder.isEmpty() && e.flatMap(this::described).isEmpty()) {
				all.add(e.flatMap(n -> ofDummy(n, i)).orElse(i));
			}
			e.ifPresent(n -> all.addAll(besides(n, i, mapper)));
		}
		return all;
	}

	/** A dummy array by its name alone: all of its elements, where it is known how many there are. */
	private Optional<ListItem> ofDummy(Node e, ListItem item) {
		Optional<Value> array = e.is("identifier") ? parts.designators().object(e, scope, code).filter(Value::isArray) : Optional.empty();
		return array.flatMap(Value::whole).filter(w -> w.descriptor().isEmpty() && w.object().isPresent()
				&& w.object().get().type() instanceof PointerType && w.dimensions().stream().allMatch(d -> d.extent().isPresent()))
				.map(w -> new ListItem(item.variable(), section(w, w.object().get(), array.get(), List.of(), item), item.text(),
						item.range()));
	}

	private List<ListItem> besides(Node e, ListItem item, Optional<String> mapper) {
		List<ListItem> all = new ArrayList<>();
		elements(e, item).ifPresent(all::add);
		Optional<Value> object = e.is("identifier", "derived_type_member_expression") ? parts.designators().object(e, scope, code)
				: Optional.empty();
		object.filter(v -> isUnread(v.type(), mapper)).ifPresent(v -> all.add(lost(item)));
		object.filter(v -> mapper.isEmpty() && !parts.unit().directives().hasMapper(v.type())).ifPresent(v -> components(v, item, all));
		return all;
	}

	/** Something that is not followed is mapped, too. */
	private static ListItem lost(ListItem item) {
		return new ListItem(Optional.empty(), Optional.empty(), item.text(), item.range());
	}

	/** An object is mapped with its allocatable components. */
	private void components(Value object, ListItem item, List<ListItem> all) {
		if (!Members.hold(parts.unit(), object.type())) {
			return;
		}
		if (object.isArray() || object.whole().isEmpty()) {
			all.add(lost(item));
			return;
		}
		for (DerivedType.Component c : parts.unit().derived(object.type()).orElseThrow().components().values()) {
			Value part = Members.of(object.scalar(), c, item.range());
			if (c.holding() == DerivedType.Holding.ALLOCATABLE) {
				Optional<Expression> elements = part.whole().filter(w -> w.descriptor().isPresent() && w.object().isPresent())
						.flatMap(w -> section(w, data(w, item), part, List.of(), item));
				all.add(new ListItem(Optional.empty(), elements, item.text(), item.range()));
			}
			if (Members.isOfItself(parts.unit(), c, object.type())) {
				all.add(lost(item));
			} else if (c.holding() != DerivedType.Holding.POINTER) {
				components(part, item, all);
			}
		}
	}

	private Optional<ListItem> elements(Node e, ListItem item) {
		List<Node> selected = e.is("call_expression") ? subscripts(e) : List.of();
		return described(e).map(array -> new ListItem(Optional.empty(),
				array.whole().flatMap(w -> section(w, data(w, item), array, selected, item)), item.text(), item.range()));
	}

	/** What is described of which an item is a part, or all. */
	private Optional<Value> described(Node e) {
		Node named = e.is("call_expression") ? e.children().get(0) : e;
		Optional<Value> array = named.is("identifier", "derived_type_member_expression", "call_expression")
				? parts.designators().object(named, scope, code) : Optional.empty();
		return array.filter(a -> a.whole().filter(w -> w.descriptor().isPresent() && w.object().isPresent()).isPresent());
	}

	private static List<Node> subscripts(Node e) {
		return e.child("argument_list").map(Node::parts).orElse(List.of());
	}

	private static Expression data(Value.Whole whole, ListItem item) {
		return whole.descriptor().orElseThrow().data(whole.object().orElseThrow(), item.range());
	}

	/** The elements, where they lie side by side. */
	private Optional<Expression> section(Value.Whole whole, Expression data, Value array, List<Node> subscripts, ListItem item) {
		if (subscripts.isEmpty() && whole.isContiguous() && whole.dimensions().stream().allMatch(d -> d.extent().isPresent())) {
			Type all = ArrayAccess.array(array.type(), whole.dimensions());
			return Optional.of(new Dereference(Terms.pointer(data, Types.to(all)), all, item.range()));
		}
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
		return whole.isContiguous() ? Optional.of(new ArraySection(Terms.pointer(data, Types.to(array.type())),
				Optional.of(start), Optional.of(count), Optional.empty(),
				array.type(), item.range())) : Optional.empty();
	}

	private Expression number(Node n) {
		return Terms.converted(parts.expressions().scalar(n, scope, code), Types.INDEX);
	}
}
