package org.racelens.frontend.cdt.unit;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.racelens.frontend.cdt.source.Attributes;

/** Which functions never return to their callers: those with the attribute {@code noreturn}, {@code _Noreturn} included. */
public final class FunctionEnds {
	private static final String ATTRIBUTE = "noreturn";

	private final boolean isC;
	/** C: names; C++: bindings */
	private final Set<Object> declared = new HashSet<>();
	private final Set<String> never = new LinkedHashSet<>();
	private final Set<String> maybe = new HashSet<>();

	FunctionEnds(boolean isC) {
		this.isC = isC;
	}

	/** A function that is declared: any declaration of it may bear the attribute. */
	public void announce(IASTDeclarator named) {
		IASTName name = named.getName();
		if (Attributes.mark(named, ATTRIBUTE)) {
			declared.add(isC ? name.toString() : name.resolveBinding());
		}
	}

	/** A call of C. */
	public void called(String callee) {
		(declared.contains(callee) ? never : maybe).add(callee);
	}

	/** @param callee by which name the model knows the function, perhaps together with others */
	public void called(ICPPFunction f, String callee) {
		IBinding original = f;
		while (original instanceof ICPPSpecialization s && !declared.contains(original)) {
			original = s.getSpecializedBinding();
		}
		(f.isNoReturn() || declared.contains(original) ? never : maybe).add(callee);
	}

	/** The callees of which no call returns. */
	Set<String> never() {
		Set<String> result = new LinkedHashSet<>(never);
		result.removeAll(maybe);
		return result;
	}
}
