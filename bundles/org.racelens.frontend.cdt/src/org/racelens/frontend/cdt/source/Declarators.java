package org.racelens.frontend.cdt.source;

import org.eclipse.cdt.core.dom.ast.IASTArrayDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTNamedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeclSpecifier;

/** What declarators and the specifiers before them say, of the syntax alone. */
public final class Declarators {
	private Declarators() {
	}

	/** Whether a specifier leaves the type to the initial value. */
	public static boolean isAuto(IASTDeclSpecifier specifier) {
		if (specifier instanceof IASTNamedTypeSpecifier named) {
			return named.getName().toString().equals("__auto_type");
		}
		return specifier instanceof IASTSimpleDeclSpecifier s
				&& (s.getType() == IASTSimpleDeclSpecifier.t_auto || s.getType() == IASTSimpleDeclSpecifier.t_decltype_auto);
	}

	/**
	 * Whether a declarator declares a function, not a variable: {@code int f(int)} and {@code int *f(void)}, not {@code int (*f)(void)}.
	 */
	public static boolean declaresFunction(IASTDeclarator d) {
		IASTDeclarator named = innermost(d);
		if (named instanceof IASTFunctionDeclarator) {
			return true;
		}
		boolean plain = d instanceof IASTFunctionDeclarator;
		for (IASTDeclarator inner = d.getNestedDeclarator(); inner != null; inner = inner.getNestedDeclarator()) {
			plain &= inner.getPointerOperators().length == 0 && !(inner instanceof IASTArrayDeclarator);
		}
		return plain;
	}

	/** The declarator that bears the name, inside parentheses and pointers. */
	public static IASTDeclarator innermost(IASTDeclarator d) {
		IASTDeclarator result = d;
		while (result.getNestedDeclarator() != null) {
			result = result.getNestedDeclarator();
		}
		return result;
	}

	/** Whether a specifier says that each thread has a variable of its own. */
	public static boolean isThreadLocal(IASTDeclSpecifier specifier) {
		return specifier instanceof ICPPASTDeclSpecifier cpp && cpp.isThreadLocal()
				|| Attributes.has(specifier, PredefinedMacros.THREAD_LOCAL_ATTRIBUTE)
				|| Attributes.has(specifier.getParent(), PredefinedMacros.THREAD_LOCAL_ATTRIBUTE);
	}

	/** Whether what a declaration declares has its value before anything is executed. */
	public static boolean isComputed(IASTDeclSpecifier specifier) {
		return specifier instanceof ICPPASTDeclSpecifier cpp && cpp.isConstexpr();
	}

	/** Whether a declaration of a static member in its class defines it. C++17 §10.1.6 */
	public static boolean isInline(IASTDeclSpecifier specifier) {
		return specifier.isInline() || isComputed(specifier);
	}

	/** Whether the specifiers before a declarator say {@code extern}. */
	public static boolean isExtern(IASTDeclarator declarator) {
		return specifier(declarator).getStorageClass() == IASTDeclSpecifier.sc_extern;
	}

	/** The specifier of the declaration that a declarator stands in. */
	public static IASTDeclSpecifier specifier(IASTDeclarator declarator) {
		IASTDeclarator outer = declarator;
		while (outer.getParent() instanceof IASTDeclarator parent) {
			outer = parent;
		}
		return ((IASTSimpleDeclaration) outer.getParent()).getDeclSpecifier();
	}
}
