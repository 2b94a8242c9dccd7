package org.racelens.frontend.cdt.unit;

import org.eclipse.cdt.core.dom.ast.IQualifierType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPReferenceType;

/** What types of C++ say about references. */
public final class References {
	private References() {
	}

	/** What a reference refers to, without qualifiers; another type as it is. */
	public static IType referent(IType type) {
		if (type instanceof ITypedef alias) {
			return referent(alias.getType());
		}
		if (type instanceof ICPPReferenceType reference) {
			return referent(reference.getType());
		}
		return type instanceof IQualifierType qualified ? referent(qualified.getType()) : type;
	}

	/** Whether what a reference of the type is bound to may be moved. */
	public static boolean isRvalueReference(IType type) {
		return type instanceof ICPPReferenceType r && r.isRValueReference() || type instanceof ITypedef t && isRvalueReference(t.getType());
	}

	/** Whether a type is a reference through which nothing can be written. */
	public static boolean isConstantReference(IType type) {
		IType t = type;
		while (t instanceof ITypedef alias) {
			t = alias.getType();
		}
		IType referent = t instanceof ICPPReferenceType r ? r.getType() : null;
		return referent instanceof IQualifierType q && q.isConst();
	}

	/** Whether a type is a reference, possibly by a name. */
	public static boolean isReference(IType type) {
		return type instanceof ICPPReferenceType || type instanceof ITypedef t && isReference(t.getType());
	}
}
