package org.racelens.frontend.cdt.object;

import java.util.Map;
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
			"scanf", "fscanf", "sscanf", "strcpy", "strncpy", "strcat", "strlen", "strcmp", "fread", "fwrite", "fgets");

	private static final Set<
			String> OF_CPP = Set.of("fill", "fill_n", "copy", "copy_n", "move", "forward", "swap", "exchange", "iota", "sort",
					"accumulate", "min", "max", "get", "clamp", "operator >>", "operator <<");

	private KeepingNothing() {
	}

	/** How many arguments functions have at most that are given no function to call. */
	private static final Map<String, Integer> WITHOUT_OPERATION = Map.of("sort", 2, "accumulate", 3, "min", 2, "max", 2, "clamp", 3);

	/** Whether a name that is called means one, for objects that are passed; pointers among them count as values. */
	static boolean is(IASTName called) {
		return isOfStandard(called, OF_CPP) || isOfC(called);
	}

	/** Whether a call passes no function that may keep what it is given. */
	static boolean handsOverNothing(IASTName called, int arguments) {
		String[] path = path(called);
		return arguments <= WITHOUT_OPERATION.getOrDefault(path[path.length - 1], Integer.MAX_VALUE);
	}

	/** Whether a name that is called means one of C's: they follow the pointers that they are given, and store none of them. */
	static boolean isOfC(IASTName called) {
		return isOfStandard(called, OF_C) || path(called).length == 1 && OF_C.contains(path(called)[0]);
	}

	private static boolean isOfStandard(IASTName called, Set<String> names) {
		String[] path = path(called);
		return path.length > 1 && path[0].equals("std") && names.contains(path[path.length - 1]);
	}

	private static String[] path(IASTName called) {
		IBinding binding = CdtSemantics.binding(called);
		return binding instanceof ICPPFunction f ? path(f) : spelled(called);
	}

	/** Whether operators or initializers call a function of the standard library: what it is given is a value or an operand. */
	static boolean isOperatorOfLibrary(IFunction called) {
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
