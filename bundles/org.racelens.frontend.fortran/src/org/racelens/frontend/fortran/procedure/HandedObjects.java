package org.racelens.frontend.fortran.procedure;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.TypeBound;
import org.racelens.frontend.fortran.unit.TypeBound.Binding;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.syntax.Walk;

/** Objects that code gets which is not in sight: it may call what is bound to their types, with anything. Fortran 2018 §15.5.6 */
final class HandedObjects {
	/** What is called where objects end, and where values are not known: nothing of the program. */
	private static final Set<String> OWN = Set.of("free", Terms.ANY_VALUE);

	private final Unit unit;
	private final Set<String> seen;
	private final Set<Type> types = new HashSet<>();
	private boolean any;
	private final Set<String> procedures = new HashSet<>();

	private HandedObjects(Unit unit) {
		this.unit = unit;
		seen = unit.functions().stream().map(FunctionDefinition::key).collect(Collectors.toSet());
	}

	/**
	 * The keys of the procedures that are bound to the types of such objects, and to those that extend these.
	 *
	 * @param any whether objects of all types may be behind names without a type
	 */
	static Set<String> procedures(Unit unit, boolean any) {
		HandedObjects handed = new HandedObjects(unit);
		handed.any = any;
		unit.dispatch().handed().forEach(handed::collect);
		if (unit.derived().stream().anyMatch(t -> !t.bound().equals(TypeBound.NONE))) {
			unit.functions().forEach(f -> Walk.expressions(f.body(), handed::find));
		}
		return handed.procedures;
	}

	private void find(Expression e) {
		if (e instanceof Call c && !OWN.contains(c.callee()) && isUnseen(c)) {
			c.arguments().forEach(a -> collect(given(a).type()));
			if (any && !c.arguments().isEmpty()) {
				any = false;
				unit.derived().forEach(t -> collect(t.type()));
			}
		} else if (e instanceof Unmodelled u) {
			u.operands().forEach(o -> collect(o.type()));
		}
	}

	private boolean isUnseen(Call c) {
		return c.target().isPresent() || !seen.contains(c.callee()) && !unit.dispatch().isVirtual(c.callee());
	}

	private static Expression given(Expression e) {
		return e instanceof Cast c ? given(c.operand()) : e;
	}

	private void collect(Type type) {
		if (type instanceof PointerType p) {
			collect(p.pointee());
		} else if (type instanceof ArrayType a) {
			collect(a.element());
		} else if (type instanceof RecordType r && types.add(r)) {
			unit.record(r).ifPresent(d -> d.fields().forEach(f -> collect(f.type())));
			unit.derived(r).ifPresent(this::extended);
		}
	}

	private void extended(DerivedType type) {
		unit.extensions(type).forEach(t -> {
			Stream.concat(t.bound().procedures().values().stream(), t.bound().finals().stream()).map(Binding::key)
					.flatMap(Optional::stream).forEach(procedures::add);
			collect(t.type());
		});
	}
}
