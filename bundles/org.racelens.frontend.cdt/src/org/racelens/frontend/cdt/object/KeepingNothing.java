package org.racelens.frontend.cdt.object;

import java.util.Set;
import org.eclipse.cdt.core.dom.ast.DOMException;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTQualifiedName;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.racelens.frontend.cdt.source.CdtSemantics;

/** Functions of the libraries of C and C++ that keep no address they are given, but for what they yield. */
final class KeepingNothing {
	private static final Set<String> OF_C = Set.of("memset", "memcpy", "memmove", "memcmp", "printf", "fprintf", "sprintf", "snprintf",
			"scanf", "fscanf", "sscanf", "strcpy", "strncpy", "strcat", "strlen", "strcmp", "fread", "fwrite", "fgets", "qsort");

	private static final Set<
			String> OF_CPP = Set.of("fill", "fill_n", "copy", "copy_n", "move", "forward", "swap", "exchange", "iota", "sort",
					"accumulate", "min", "max", "get", "clamp", "operator >>", "operator <<");

	private KeepingNothing() {
	}

	/** Whether a name that is called means one. */
	static boolean is(IASTName called) {
		IBinding binding = CdtSemantics.binding(called);
		String[] path = binding instanceof ICPPFunction f ? path(f) : spelled(called);
		String name = path[path.length - 1];
		boolean standard = path.length > 1 && path[0].equals("std");
		return standard && OF_CPP.contains(name) || (standard || path.length == 1) && OF_C.contains(name);
	}

	/** Whether a function that operators or initializers call is one. */
	static boolean is(IFunction called) {
		String[] path = called instanceof ICPPFunction f ? path(f) : new String[] { called.getName() };
		return path.length > 1 && path[0].equals("std");
	}

	private static String[] path(ICPPFunction function) {
		try {
			return function.getQualifiedName();
		} catch (DOMException e) {
			return new String[] { function.getName() };
		}
	}

	private static String[] spelled(IASTName name) {
		return (name instanceof ICPPASTQualifiedName q ? q.toString() : name.toString()).replaceFirst("^::", "").replaceAll("<.*", "")
				.split("::");
	}
}
