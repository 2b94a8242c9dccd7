package org.racelens.frontend.cdt.unit;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.DOMException;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.racelens.frontend.cdt.source.SyntaxTree;

/** Which of the called functions are declared by the system's headers: what code they are given they call before they return. */
public final class LibraryFunctions {
	private final SyntaxTree tree;
	private final Set<String> library = new LinkedHashSet<>();
	private final Set<String> others = new HashSet<>();

	LibraryFunctions(SyntaxTree tree) {
		this.tree = tree;
	}

	/**
	 * A call in C.
	 *
	 * @param path of the file that declares the function; empty if none does
	 */
	public void called(String callee, String path) {
		(tree.headers().isSystem(path) ? library : others).add(callee);
	}

	/** @param callee by which name the model knows the function, perhaps together with others */
	public void called(ICPPFunction f, String callee) {
		(isStandard(f) || isDeclaredBySystem(f) ? library : others).add(callee);
	}

	private static boolean isStandard(ICPPFunction f) {
		try {
			return f.getQualifiedName()[0].equals("std");
		} catch (DOMException e) {
			return false;
		}
	}

	/** Whether a header of the system declares a function. */
	public boolean isDeclaredBySystem(ICPPFunction f) {
		IBinding original = f;
		while (original instanceof ICPPSpecialization s) {
			original = s.getSpecializedBinding();
		}
		for (IASTName name : tree.unit().getDeclarationsInAST(original)) {
			if (tree.headers().isSystem(name.getContainingFilename())) {
				return true;
			}
		}
		return false;
	}

	/** The callees, as calls name them, that are all the system's. */
	public Set<String> called() {
		Set<String> result = new LinkedHashSet<>(library);
		result.removeAll(others);
		return result;
	}
}
