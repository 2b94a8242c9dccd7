package org.racelens.frontend.cdt.object;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IArrayType;
import org.eclipse.cdt.core.dom.ast.IQualifierType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPBase;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateArgument;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateInstance;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;

/** Which objects do something when they cease to be. C++17 §15.4. */
final class Destructors {
	private final LoweringParts lowering;
	private final Map<ICPPClassType, Boolean> known = new HashMap<>();
	private final Map<ICPPClassType, Boolean> ofProgram = new HashMap<>();

	Destructors(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** Whether the end of an object of a type runs code of somebody's, the library's included: it releases what owners own. */
	boolean matter(Type type) {
		return ofElement(type).filter(c -> known.computeIfAbsent(c, k -> new Search(this::isHarmless).finds(k))).isPresent();
	}

	/** Whether the end of an object of a type runs code of the program's: its own, or that of what an owner of the library's ends. */
	boolean ofProgram(Type type) {
		return ofElement(type).filter(c -> ofProgram.computeIfAbsent(c, k -> new Search(d -> isHarmless(d) || isOfLibrary(d)).finds(k)))
				.isPresent();
	}

	private Optional<ICPPClassType> ofElement(Type type) {
		Type element = type;
		while (element instanceof ArrayType array) {
			element = array.element();
		}
		return lowering.unit().isC() ? Optional.empty() : lowering.records().classOf(element);
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
		return new Search(this::isHarmless).findsInParts(type);
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

	/** Whether a destructor touches nothing but the object that ends with it. */
	private boolean isHarmless(ICPPMethod destructor) {
		return lowering.functions().isIdle(destructor) || lowering.functions().definition(destructor).filter(HarmlessCode::is).isPresent();
	}

	private boolean isOfLibrary(ICPPMethod destructor) {
		return lowering.functions().definition(destructor)
				.filter(d -> lowering.unit().tree().headers().isSystem(d.getContainingFilename())).isPresent();
	}

	/** Looks for destructors that count, in a class, its members and base classes, and what a template of the library's is made for. */
	private final class Search {
		private final Predicate<ICPPMethod> harmless;
		private final Set<ICPPClassType> seen = new HashSet<>();

		Search(Predicate<ICPPMethod> harmless) {
			this.harmless = harmless;
		}

		boolean finds(ICPPClassType type) {
			return seen.add(type) && (own(type).filter(this::counts).isPresent() || findsInParts(type));
		}

		private boolean counts(ICPPMethod destructor) {
			return !harmless.test(destructor) || isOfLibrary(destructor) && destructor.getClassOwner() instanceof ICPPTemplateInstance i
					&& Stream.of(i.getTemplateArguments()).map(ICPPTemplateArgument::getTypeValue).anyMatch(this::finds);
		}

		boolean findsInParts(ICPPClassType type) {
			seen.add(type);
			return Stream.of(type.getBases()).map(ICPPBase::getBaseClass).anyMatch(b -> b instanceof IType t && finds(t))
					|| Stream.of(type.getDeclaredFields()).anyMatch(f -> !f.isStatic() && type.getKey() != ICPPClassType.k_union
							&& finds(f.getType()));
		}

		private boolean finds(IType type) {
			if (type instanceof ITypedef alias) {
				return finds(alias.getType());
			}
			if (type instanceof IQualifierType qualified) {
				return finds(qualified.getType());
			}
			if (type instanceof IArrayType array) {
				return finds(array.getType());
			}
			return type instanceof ICPPClassType c && finds(c);
		}
	}
}
