package org.racelens.frontend.fortran.expression;

import java.util.HashSet;
import java.util.Set;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.DerivedType.Component;
import org.racelens.frontend.fortran.unit.DerivedType.Holding;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Type;
import org.racelens.model.source.SourceRange;

/** Parts of objects of derived types. Fortran 2018 §7.5.4 */
public final class Members {
	private Members() {
	}

	/** A component, or what its descriptor leads to. */
	public static Value part(Component c, Expression member, SourceRange at) {
		return DesignatorLowering.part(c, member, at);
	}

	/** A component of an object. */
	public static Value of(Expression object, Component c, SourceRange at) {
		return part(c, new Expression.Member(object, c.name(), c.field(), at), at);
	}

	/** One object as of a type that its own extends, or that extends its own. Fortran 2018 §7.5.7.2 */
	public static Value as(Value object, DerivedType other, SourceRange at) {
		return Value.place(new Dereference(
				Terms.pointer(new AddressOf(object.scalar(), Types.to(object.type()), at), Types.to(other.type())), other.type(), at));
	}

	/** Where the elements are that the descriptor of a value leads to. */
	public static Expression data(Value described, SourceRange at) {
		Value.Whole whole = described.whole().orElseThrow();
		return whole.descriptor().orElseThrow().data(whole.object().orElseThrow(), at);
	}

	/** Whether an expression names an object, and does not yield a new one. */
	public static boolean isPlace(Expression e) {
		return e instanceof Expression.Subscript || e instanceof Expression.VariableReference || e instanceof Expression.Member
				|| e instanceof Dereference;
	}

	/** Whether objects of a type hold allocatable ones. */
	public static boolean hold(Unit unit, Type type) {
		return hold(unit, type, new HashSet<>());
	}

	private static boolean hold(Unit unit, Type type, Set<Type> seen) {
		return seen.add(type) && unit.derived(type).filter(t -> t.components().values().stream()
				.anyMatch(c -> c.holding() == Holding.ALLOCATABLE || c.holding() == Holding.PART && hold(unit, c.element(), seen)))
				.isPresent();
	}

	/** Whether a component leads to objects of a type again. */
	public static boolean isOfItself(Unit unit, Component c, Type type) {
		return leads(unit, c.element(), type, new HashSet<>());
	}

	private static boolean leads(Unit unit, Type from, Type to, Set<Type> seen) {
		return from.equals(to) || seen.add(from) && unit.derived(from).filter(t -> t.components().values().stream()
				.anyMatch(c -> c.holding() != Holding.POINTER && leads(unit, c.element(), to, seen))).isPresent();
	}
}
