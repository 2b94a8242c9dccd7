package org.racelens.frontend.fortran.directive;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.expression.ArrayAccess;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Entity.Data.Form;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;

/**
 * The copies that data-sharing clauses make of what is no variable of the model by itself: dummy arguments, and arrays that descriptors
 * lead to. Inside the construct such a name is a variable of its own. OpenMP 5.2 §5.4
 *
 * @param names the construct's scope, in which the copies are declared
 * @param code in front of the construct
 * @param resized the names of allocatable variables that the construct allocates or frees
 */
record PrivateCopies(Parts parts, Scope names, Code code, Set<String> resized) {
	static final Set<ClauseName> COPYING = Set.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.LASTPRIVATE,
			ClauseName.LINEAR, ClauseName.REDUCTION, ClauseName.IN_REDUCTION);
	/** which copy the association of a pointer, and not its target */
	private static final Set<ClauseName> ASSOCIATING = Set.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.LASTPRIVATE);

	Directive of(Directive directive, Scope outer) {
		return directive.with(directive.clauses().stream().map(c -> clause(c, outer)).toList());
	}

	private Clause clause(Clause clause, Scope outer) {
		if (!COPYING.contains(clause.name())) {
			return clause;
		}
		if (clause instanceof ListClause list) {
			return new ListClause(list.name(), list.modifier(), list.items().stream().map(i -> item(i, list.name(), outer)).toList(),
					list.step(), list.range());
		}
		return clause instanceof ReductionClause r
				? new ReductionClause(r.name(), r.modifier(), r.operator(),
						r.items().stream().map(i -> item(i, r.name(), outer)).toList(), r.range())
				: clause;
	}

	private ListItem item(ListItem item, ClauseName clause, Scope outer) {
		String name = item.text().strip().toLowerCase(Locale.ROOT);
		Optional<Data> data = outer.lookup(name).filter(Data.class::isInstance).map(Data.class::cast);
		if (data.isEmpty() || data.get().form() == Form.DIRECT && data.get().place().isEmpty()) {
			return item;
		}
		Data d = data.get();
		if (d.form() == Form.DIRECT) {
			Expression original = d.object(item.range());
			return copied(item, name, d, original, original.type());
		}
		boolean itself = d.isDescribed() && (clause == ClauseName.PRIVATE && (resized.contains(name) || d.dimensions().isEmpty())
				|| d.descriptor().isPointer() && ASSOCIATING.contains(clause));
		if (itself) {
			parts.unit().copiedDescriptors().add(d.descriptor());
			return d.form() == Form.DESCRIPTOR ? item : copied(item, name, new Data(d.variable(), Form.DESCRIPTOR, d.element(),
					d.dimensions()), d.object(item.range()), d.object(item.range()).type());
		}
		return d.dimensions().isEmpty() && !d.isDescribed()
				? copied(item, name, new Data(d.variable(), Form.DIRECT, d.element(), List.of()), d.object(item.range()), d.element())
				: array(item, name, d);
	}

	private ListItem array(ListItem item, String name, Data d) {
		SourceRange at = item.range();
		Expression object = d.object(at);
		List<Dimension> bounds = d.isDescribed() ? d.descriptor().dimensions(object, at)
				: d.dimensions();
		if (bounds.stream().anyMatch(b -> b.extent().isEmpty())) {
			return item;
		}
		List<Dimension> kept = bounds.stream()
				.map(b -> new Dimension(code.kept(b.lower(), at), b.extent().map(n -> code.kept(n, at)))).toList();
		Type type = ArrayAccess.array(d.element(), kept);
		Expression start = d.isDescribed() ? d.descriptor().data(object, at) : object;
		boolean strided = !d.strides().isEmpty() || d.isDescribed() && d.descriptor().isStrided();
		// no array is where the elements are
		Expression whole = strided ? Terms.any(Types.to(type), List.of(start), at) : Terms.pointer(start, Types.to(type));
		Expression original = new Dereference(whole, type, at);
		return copied(item, name, new Data(d.variable(), Form.DIRECT, d.element(), kept), original, type);
	}

	private ListItem copied(ListItem item, String name, Data like, Expression original, Type type) {
		Data copy = new Data(parts.unit().variable(name, type, Storage.LOCAL, item.range()), like.form(), like.element(),
				like.dimensions());
		names.declare(name, copy);
		return new ListItem(Optional.of(copy.variable()), item.expression(), item.text(), item.range(), Optional.of(original));
	}
}
