package org.racelens.frontend.cdt.object;

import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.References;

/** The constructors and assignments of classes that somebody wrote. C++17 §15.8 */
final class WrittenMembers {
	private final LoweringParts lowering;

	WrittenMembers(LoweringParts lowering) {
		this.lowering = lowering;
	}

	boolean isWritten(ICPPMethod m) {
		return !m.isImplicit() && !lowering.functions().isDefaulted(m);
	}

	Optional<ICPPConstructor> defaultConstructor(ICPPClassType type) {
		for (ICPPConstructor c : type.getConstructors()) {
			if (isWritten(c) && c.getRequiredArgumentCount() == 0) {
				return Optional.of(c);
			}
		}
		return Optional.empty();
	}

	/** A copy constructor that somebody wrote; one that may change what it copies is not known. */
	Optional<ICPPConstructor> copyConstructor(ICPPClassType type) {
		for (ICPPConstructor c : type.getConstructors()) {
			if (isWritten(c) && takesOwn(c, type) && c.getRequiredArgumentCount() <= 1) {
				return Optional.of(c);
			}
		}
		return Optional.empty();
	}

	Optional<ICPPMethod> assignment(ICPPClassType type) {
		for (ICPPMethod m : type.getDeclaredMethods()) {
			if (isWritten(m) && m.getName().equals("operator =") && takesOwn(m, type)) {
				return Optional.of(m);
			}
		}
		return Optional.empty();
	}

	private static boolean takesOwn(ICPPMethod m, ICPPClassType type) {
		IType[] parameters = m.getType().getParameterTypes();
		return parameters.length > 0 && References.isConstantReference(parameters[0])
				&& References.referent(parameters[0]).isSameType(type);
	}

	Optional<ICPPConstructor> moveConstructor(ICPPClassType type) {
		return Stream.of(type.getConstructors()).filter(c -> isWritten(c) && movesOwn(c, type) && c.getRequiredArgumentCount() <= 1)
				.findFirst();
	}

	Optional<ICPPMethod> moveAssignment(ICPPClassType type) {
		return Stream.of(type.getDeclaredMethods()).filter(m -> isWritten(m) && m.getName().equals("operator =") && movesOwn(m, type))
				.findFirst();
	}

	private static boolean movesOwn(ICPPMethod m, ICPPClassType type) {
		IType[] parameters = m.getType().getParameterTypes();
		return parameters.length > 0 && References.isRvalueReference(parameters[0])
				&& References.referent(parameters[0]).isSameType(type);
	}

	/** Whether the compiler makes a class's moves: somebody who writes how it is copied or destroyed has no such. */
	boolean isMovedByParts(ICPPClassType type) {
		return copyConstructor(type).isEmpty() && assignment(type).isEmpty() && moveConstructor(type).isEmpty()
				&& moveAssignment(type).isEmpty() && Destructors.own(type).filter(d -> !d.isImplicit()).isEmpty();
	}
}
