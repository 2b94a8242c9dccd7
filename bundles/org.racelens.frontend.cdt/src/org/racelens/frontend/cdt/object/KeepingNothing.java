package org.racelens.frontend.cdt.object;

import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.DOMException;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IArrayType;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IFunction;
import org.eclipse.cdt.core.dom.ast.IPointerType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTQualifiedName;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.unit.References;

/** Functions of the libraries of C and C++ that keep no address they are given, but for what they yield. */
final class KeepingNothing {
	private static final Set<String> OF_C = Set.of("memset", "memcpy", "memmove", "memcmp", "printf", "fprintf", "sprintf", "snprintf",
			"scanf", "fscanf", "sscanf", "strcpy", "strncpy", "strcat", "strlen", "strcmp", "fread", "fwrite", "fgets");

	private static final Set<
			String> OF_CPP = Set.of("fill", "fill_n", "copy", "copy_n", "move", "forward", "swap", "exchange", "iota", "sort",
					"accumulate", "min", "max", "get", "clamp", "operator >>", "operator <<");

	/** How many arguments functions have at most that are given no function to call. */
	private static final Map<String, Integer> WITHOUT_OPERATION = Map.of("sort", 2, "accumulate", 3, "min", 2, "max", 2, "clamp", 3);

	/** Which argument is a value that functions store, or add to: of an array the address of its first element. */
	private static final Map<String, Integer> STORED = Map.of("exchange", 1, "fill", 2, "fill_n", 2, "iota", 2, "accumulate", 2);

	/** Those that call nothing, whatever the types are. */
	private static final Set<String> NAMING = Set.of("move", "forward", "get");

	private KeepingNothing() {
	}

	/** Whether a name that is called means one, for objects that are passed; pointers among them count as values. */
	static boolean is(IASTName called) {
		return isOfCpp(called) || isOfC(called);
	}

	/** Whether a name that is called means one of the library's of C++, which may call and assign what the types of a call say. */
	static boolean isOfCpp(IASTName called) {
		return isOfStandard(called, OF_CPP);
	}

	/** Whether a call neither stores its argument at a place as a pointer nor executes code of the program with it. */
	static boolean isHarmless(IASTName called, int at, IASTFunctionCallExpression call) {
		String[] path = path(called);
		String name = path[path.length - 1];
		IASTInitializerClause[] arguments = call.getArguments();
		boolean array = STORED.getOrDefault(name, -1) == at && arguments[at] instanceof IASTExpression e
				&& (PlaceUse.type(e) == null || PlaceUse.type(e) instanceof IArrayType);
		return !array && arguments.length <= WITHOUT_OPERATION.getOrDefault(name, Integer.MAX_VALUE)
				&& (NAMING.contains(name) || Stream.of(arguments).allMatch(KeepingNothing::isOfNumbers));
	}

	private static boolean isOfNumbers(IASTInitializerClause argument) {
		IType type = argument instanceof IASTExpression e ? PlaceUse.type(e) : null;
		return leadsToNumbers(type instanceof IArrayType a ? a.getType() : type);
	}

	/**
	 * Whether a type is of numbers, of pointers to them or of the library's objects for such: assigning them executes no code of the
	 * program, and stores no address. It is so of no type at all, and of what types are not known.
	 */
	static boolean leadsToNumbers(IType of) {
		IType type = References.referent(of);
		while (type instanceof IPointerType p) {
			type = References.referent(p.getType());
		}
		return !(type instanceof IArrayType) && (!(type instanceof ICPPClassType c) || LibraryObjects.isStandard(c));
	}

	/** Whether a name that is called means one of C's: they follow the pointers that they are given, and store none of them. */
	static boolean isOfC(IASTName called) {
		boolean global = path(called).length == 1 && !(CdtSemantics.binding(called) instanceof IVariable);
		return isOfStandard(called, OF_C) || global && OF_C.contains(path(called)[0]);
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
