package org.racelens.execution.call;

import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
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
	 * The disguises that a unit's conversions make; a library's function that ends with its call, and has nothing to copy to, hides
	 * nothing.
	 */
	static Set<Disguise> in(ParsedUnit unit, CodeCarriers carriers) {
		Set<Disguise> found = EnumSet.noneOf(Disguise.class);
		if (WrittenVariables.convertsPointers(unit)) {
			found.add(NUMBER);
		}
		Set<Object> gone = Collections.newSetFromMap(new IdentityHashMap<>());
		new RecordTree(part -> {
			if (part instanceof Call c && LibraryModels.isDoneAfter(c, unit.libraryFunctions().prompt()) && !mayCopy(c)) {
				gone.addAll(c.arguments());
			}
			if (part instanceof Cast c && !gone.contains(c) && hides(c.operand().type(), c.type(), carriers)) {
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

	private static boolean hides(Type from, Type to, CodeCarriers carriers) {
		return carriers.mayLead(from) && to instanceof PointerType p && !(p.pointee() instanceof VoidType) && !carriers.mayLead(to);
	}
}
