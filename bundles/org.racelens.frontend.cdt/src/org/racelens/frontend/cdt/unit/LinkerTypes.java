package org.racelens.frontend.cdt.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.ASTTypeUtil;
import org.eclipse.cdt.core.dom.ast.IArrayType;
import org.eclipse.cdt.core.dom.ast.IBasicType;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IEnumeration;
import org.eclipse.cdt.core.dom.ast.IPointerType;
import org.eclipse.cdt.core.dom.ast.IQualifierType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPNamespace;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPReferenceType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateArgument;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateDefinition;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateInstance;

/** How types and what is around names stand in symbols, which are the same in all units; nothing where that is not sure. */
final class LinkerTypes {
	private LinkerTypes() {
	}

	/** The namespaces and classes around a name; empty for what is in a function, a template, or has no name. */
	static Optional<String> owner(IBinding named) {
		String names = "";
		for (IBinding owner = named.getOwner(); owner != null; owner = owner.getOwner()) {
			boolean known = owner instanceof ICPPNamespace || owner instanceof ICPPClassType && !isOfTemplate(owner);
			if (!known || owner.getName().isEmpty()) {
				return Optional.empty();
			}
			names = owner.getName() + "::" + names;
		}
		return Optional.of(names);
	}

	private static boolean isOfTemplate(IBinding b) {
		return b instanceof ICPPSpecialization || b instanceof ICPPTemplateDefinition;
	}

	/** Whether a value of a type is passed as it is: no object of a class, nothing that may be moved from. */
	static boolean isPlain(IType type) {
		IType t = bare(type);
		return t instanceof IBasicType || t instanceof IEnumeration || t instanceof IPointerType || t instanceof IArrayType
				|| t instanceof ICPPReferenceType r && !r.isRValueReference();
	}

	/** The type of a parameter as it is passed. C++17 §11.3.5 p5 */
	static Optional<String> parameter(IType type) {
		IType t = bare(type);
		return t instanceof IArrayType a ? of(a.getType()).map(e -> e + "*")
				: t instanceof IPointerType p ? of(p.getType()).map(e -> e + "*") : of(t);
	}

	private static IType bare(IType type) {
		return type instanceof ITypedef t ? bare(t.getType()) : type instanceof IQualifierType q ? bare(q.getType()) : type;
	}

	private static Optional<String> of(IType type) {
		if (type instanceof ITypedef t) {
			return of(t.getType());
		}
		if (type instanceof IQualifierType q) {
			return of(q.getType()).map(t -> t + qualifiers(q.isConst(), q.isVolatile()));
		}
		if (type instanceof IPointerType p) {
			return of(p.getType()).map(t -> t + "*" + qualifiers(p.isConst(), p.isVolatile()));
		}
		if (type instanceof ICPPReferenceType r) {
			return of(r.getType()).map(t -> t + (r.isRValueReference() ? "&&" : "&"));
		}
		if (type instanceof IArrayType a) {
			Number size = a.getSize() == null ? null : a.getSize().numberValue();
			return size == null ? Optional.empty() : of(a.getType()).map(t -> t + "[" + size + "]");
		}
		if (type instanceof IBasicType b) {
			return Optional.of(ASTTypeUtil.getType(b));
		}
		return type instanceof ICPPTemplateInstance i && type instanceof ICPPClassType ? instance(i)
				: type instanceof IBinding named && (type instanceof ICPPClassType || type instanceof IEnumeration) && !isOfTemplate(named)
						&& !named.getName().isEmpty() ? owner(named).map(o -> o + named.getName())
				: Optional.empty();
	}

	private static String qualifiers(boolean constant, boolean changing) {
		return (constant ? " const" : "") + (changing ? " volatile" : "");
	}

	/** Of class templates with types and numbers for arguments. */
	private static Optional<String> instance(ICPPTemplateInstance i) {
		List<String> arguments = new ArrayList<>();
		for (ICPPTemplateArgument a : i.getTemplateArguments()) {
			Number number = a.isNonTypeValue() && a.getNonTypeValue() != null ? a.getNonTypeValue().numberValue() : null;
			(a.isTypeValue() ? of(a.getTypeValue()) : Optional.ofNullable(number).map(Number::toString)).ifPresent(arguments::add);
		}
		return i.getName().isEmpty() || arguments.size() < i.getTemplateArguments().length ? Optional.empty()
				: owner(i).map(o -> o + i.getName() + "<" + String.join(", ", arguments) + ">");
	}
}
