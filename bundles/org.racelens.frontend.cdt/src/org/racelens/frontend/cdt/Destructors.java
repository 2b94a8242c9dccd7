package org.racelens.frontend.cdt;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IArrayType;
import org.eclipse.cdt.core.dom.ast.IQualifierType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPBase;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPField;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateArgument;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateInstance;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.ArrayType;

/** Which objects do something when they cease to be. C++17 §15.4. */
final class Destructors {
	private static final Set<String> LOCKABLE = Set.of("lock", "unlock");

	private final Lowering lowering;
	private final Map<ICPPClassType, Boolean> known = new HashMap<>();

	Destructors(Lowering lowering) {
		this.lowering = lowering;
	}

	/** Whether the end of an object of a type runs code of somebody's. */
	boolean matter(Type type) {
		Type element = type;
		while (element instanceof ArrayType array) {
			element = array.element();
		}
		return !lowering.unit().isC()
				&& lowering.records().classOf(element).filter(c -> known.computeIfAbsent(c, k -> matter(k, new HashSet<>()))).isPresent();
	}

	/** Whether the class of an object, or that of a part of it, has a destructor that is no default. */
	boolean written(Type type) {
		return !lowering.unit().isC() && lowering.records().classOf(type).filter(c -> written(c, new HashSet<>())).isPresent();
	}

	private boolean written(ICPPClassType type, Set<ICPPClassType> seen) {
		return seen.add(type) && (own(type).filter(d -> !lowering.functions().isDefaulted(d)).isPresent()
				|| CopyEffects.parts(type).stream().anyMatch(part -> written(part, seen)));
	}

	/** Whether members or base classes have destructors that run code. */
	boolean ofPartsMatter(ICPPClassType type) {
		return partsMatter(type, new HashSet<>(Set.of(type)));
	}

	/** Whether members or base classes have destructors that are no defaults. */
	boolean ofPartsWritten(ICPPClassType type) {
		return CopyEffects.parts(type).stream().anyMatch(part -> written(part, new HashSet<>(Set.of(type))));
	}

	/** The destructor that a class itself declares. */
	static Optional<ICPPMethod> own(ICPPClassType type) {
		for (ICPPMethod m : type.getDeclaredMethods()) {
			if (m.isDestructor() && !m.isImplicit()) {
				return Optional.of(m);
			}
		}
		return Optional.empty();
	}

	private boolean matter(ICPPClassType type, Set<ICPPClassType> seen) {
		return seen.add(type)
				&& (own(type).filter(d -> !isHarmless(d, seen)).isPresent() || partsMatter(type, seen));
	}

	/** Whether a destructor touches nothing but the object that ends with it, and memory that this alone leads to. */
	private boolean isHarmless(ICPPMethod destructor, Set<ICPPClassType> seen) {
		return isOfLibrary(destructor, seen) || lowering.functions().isIdle(destructor)
				|| lowering.functions().definition(destructor).filter(HarmlessCode::is).isPresent();
	}

	/**
	 * Whether a destructor is the library's, and what it ends are no objects of the program's whose ends run code, nor the hold of a lock.
	 */
	private boolean isOfLibrary(ICPPMethod destructor, Set<ICPPClassType> seen) {
		boolean library = lowering.functions().definition(destructor)
				.filter(d -> lowering.unit().tree().headers().isSystem(d.getContainingFilename())).isPresent();
		return library && destructor.getClassOwner() instanceof ICPPTemplateInstance instance
				&& Stream.of(instance.getTemplateArguments()).map(ICPPTemplateArgument::getTypeValue)
						.noneMatch(t -> t != null && (matter(t, seen) || isLockable(t)));
	}

	/** Whether objects of a class can be locked and unlocked. C++17 §33.2.5.2 */
	private static boolean isLockable(IType type) {
		return type instanceof ICPPClassType c && Stream.of(c.getDeclaredMethods()).map(ICPPMethod::getName).filter(LOCKABLE::contains)
				.distinct().count() == LOCKABLE.size();
	}

	private boolean partsMatter(ICPPClassType type, Set<ICPPClassType> seen) {
		for (ICPPBase base : type.getBases()) {
			if (base.getBaseClass() instanceof IType t && matter(t, seen)) {
				return true;
			}
		}
		for (ICPPField field : type.getDeclaredFields()) {
			if (!field.isStatic() && type.getKey() != ICPPClassType.k_union && matter(field.getType(), seen)) {
				return true;
			}
		}
		return false;
	}

	private boolean matter(IType type, Set<ICPPClassType> seen) {
		if (type instanceof ITypedef alias) {
			return matter(alias.getType(), seen);
		}
		if (type instanceof IQualifierType qualified) {
			return matter(qualified.getType(), seen);
		}
		if (type instanceof IArrayType array) {
			return matter(array.getType(), seen);
		}
		return type instanceof ICPPClassType c && matter(c, seen);
	}
}
