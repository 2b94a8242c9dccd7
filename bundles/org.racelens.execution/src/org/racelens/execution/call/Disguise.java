package org.racelens.execution.call;

import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.openmp.library.LibraryModels;
import org.racelens.openmp.syntax.RecordTree;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.CodeCarriers;
import org.racelens.openmp.unit.ParsedUnit;

/** Of what type a unit makes pointers that lead to code, so that their own type does not tell that any more. */
enum Disguise {
	/** numbers that addresses fit in */
	NUMBER,
	/** pointers to what holds no code */
	POINTER;

	/**
	 * The disguises that a unit's conversions make, its unions, and the addresses of parts beside code, from which it is found. A library's
	 * function that ends with its call, and has nothing to copy to, hides nothing; the arguments of functions that are not seen are looked
	 * at where they are called.
	 */
	static Set<Disguise> in(ParsedUnit unit, CodeCarriers carriers) {
		Set<Disguise> found = EnumSet.noneOf(Disguise.class);
		if (WrittenVariables.convertsPointers(unit)) {
			found.add(NUMBER);
		}
		if (unit.records().values().stream().anyMatch(r -> isMixed(r, carriers))) {
			found.add(POINTER);
		}
		Set<Object> gone = Collections.newSetFromMap(new IdentityHashMap<>());
		new RecordTree(part -> {
			if (part instanceof Call c && LibraryModels.isDoneAfter(c, unit.libraryFunctions().prompt()) && !mayCopy(c)) {
				gone.addAll(c.arguments());
			}
			if (part instanceof Call c && c.target().isEmpty() && unit.callees(c).isEmpty()) {
				c.arguments().stream().map(Disguise::uncast).filter(AddressOf.class::isInstance).forEach(gone::add);
			}
			if (part instanceof Cast c && !gone.contains(c) && hides(c.operand().type(), c.type(), carriers)) {
				found.add(POINTER);
			}
			if (part instanceof AddressOf a && !gone.contains(a) && isBesideCode(a, carriers)) {
				found.add(POINTER);
			}
			return Optional.empty();
		}).of(List.of(unit.functions(), unit.globals(), unit.declared()));
		return found;
	}

	/** Whether there is another pointer to which the bytes behind one may be copied. */
	private static boolean mayCopy(Call c) {
		return c.arguments().stream().filter(a -> a.type() instanceof PointerType).count() > 1;
	}

	/** Whether an address is that of a part without code of something that has some. */
	static boolean isBesideCode(Expression address, CodeCarriers carriers) {
		if (!(address instanceof AddressOf a) || carriers.mayLead(a.type())) {
			return false;
		}
		Expression part = a.operand();
		while (part instanceof Member || part instanceof Subscript) {
			part = part instanceof Member m ? m.object() : ((Subscript) part).base();
			if (part.type() instanceof RecordType && carriers.mayLead(part.type())) {
				return true;
			}
		}
		return false;
	}

	/** What is converted, without the conversions. */
	static Expression uncast(Expression e) {
		return e instanceof Cast c ? uncast(c.operand()) : e;
	}

	/** Whether a pointer of a union may be one that leads to code under another name. */
	private static boolean isMixed(RecordDefinition r, CodeCarriers carriers) {
		return r.union() && r.fields().stream().anyMatch(f -> carriers.mayLead(f.type()))
				&& r.fields().stream().anyMatch(f -> hides(new PointerType(new RecordType(r.name()), false), f.type(), carriers));
	}

	private static boolean hides(Type from, Type to, CodeCarriers carriers) {
		return carriers.mayLead(from) && to instanceof PointerType p && !(p.pointee() instanceof VoidType) && !carriers.mayLead(to);
	}
}
